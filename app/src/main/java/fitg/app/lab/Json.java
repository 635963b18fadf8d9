package fitg.app.lab;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import fitg.lab.Interval;
import java.util.LinkedHashMap;
import java.util.Map;

/** Results as JSON. */
final class Json {

    private Json() {}

    static String of(Map<String, Object> fields) {
        try {
            return new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT).writeValueAsString(fields);
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    static Map<String, Object> interval(Interval interval) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("value", number(interval.value()));
        fields.put("low", number(interval.low()));
        fields.put("high", number(interval.high()));
        return fields;
    }

    /** JSON knows neither infinity nor what is no number. */
    static Double number(double value) {
        return Double.isFinite(value) ? Math.round(value * 10_000) / 10_000.0 : null;
    }
}
