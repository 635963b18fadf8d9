package fitg.server.http;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.type.LogicalType;
import com.github.benmanes.caffeine.cache.Cache;
import fitg.saves.GameFile;
import fitg.server.common.Caches;
import fitg.server.table.PositionDocument;
import fitg.server.table.Refusal;
import java.io.IOException;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** Reads requests strictly, with limits and with a sentence for whatever is wrong; writes answers. */
public final class Json {

    private static final int DEEPEST = 20;
    private static final int LONGEST_NUMBER = 20;

    private static final int RECENT = 128;
    /** A tree takes fifty times the memory of its text if that is made of braces. */
    private static final int MOST_TOKENS = GameFile.MOST_TOKENS + 1_000;

    private static final JsonMapper PLAIN = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(DEEPEST)
                            .maxNumberLength(LONGEST_NUMBER)
                            .maxTokenCount(MOST_TOKENS)
                            .build())
                    .build())
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .disable(JsonParser.Feature.INCLUDE_SOURCE_IN_LOCATION)
            .withCoercionConfig(LogicalType.Textual, config -> {
                config.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail);
                config.setCoercion(CoercionInputShape.Float, CoercionAction.Fail);
                config.setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail);
            })
            .build();

    /** A position is large and goes to several readers: into the answer of whoever acts and to those who watch. */
    private static final Cache<PositionDocument, String> WRITTEN =
            Caches.tidiedByItsUsers().weakKeys().maximumSize(RECENT).build();

    private static final JsonMapper MAPPER = PLAIN.rebuild()
            .addModule(new SimpleModule().addSerializer(PositionDocument.class, new WrittenOnce()))
            .build();

    private static final class WrittenOnce extends JsonSerializer<PositionDocument> {
        @Override
        public void serialize(PositionDocument position, JsonGenerator out, SerializerProvider provider)
                throws IOException {
            out.writeRawValue(WRITTEN.get(position, key -> write(PLAIN, key)));
        }
    }

    private Json() {}

    public static String write(Object document) {
        return write(MAPPER, document);
    }

    private static String write(JsonMapper mapper, Object document) {
        try {
            return mapper.writeValueAsString(document);
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** A request body as the record it should be. */
    public static <T> T read(String text, Class<T> type) {
        if (text.isBlank()) {
            throw malformed("The request has no body; it needs a JSON object.");
        }
        try {
            T read = MAPPER.readValue(text, type);
            if (read == null) {
                throw malformed("The request is null; it needs a JSON object.");
            }
            return read;
        } catch (JsonProcessingException wrong) {
            throw malformed(sentence(wrong));
        }
    }

    static JsonNode tree(String text) {
        return read(text, JsonNode.class);
    }

    private static Refusal malformed(String sentence) {
        return new Refusal(Refusal.Kind.MALFORMED, sentence);
    }

    /** Says where and what, and repeats nothing of the text: it may be long, or contain a secret. */
    private static String sentence(JsonProcessingException wrong) {
        return switch (wrong) {
            case JsonProcessingException tooMuch
            when tooMuch instanceof StreamConstraintsException
                    || tooMuch.getCause() instanceof StreamConstraintsException ->
                "The request is not JSON as we read it: nested too deeply, with too many parts, or too long ones.";
            case UnrecognizedPropertyException unknown ->
                "The request has a field that is not known here; known are "
                        + unknown.getKnownPropertyIds().stream()
                                .map(String::valueOf)
                                .sorted()
                                .collect(Collectors.joining(", "))
                        + ".";
            case InvalidFormatException format
            when format.getTargetType().isEnum() ->
                where(format) + " must be one of " + constants(format.getTargetType()) + ".";
            case ValueInstantiationException refused
            when refused.getCause() instanceof Refusal refusal -> refusal.getMessage();
            case MismatchedInputException mismatch -> where(mismatch) + " has the wrong type or is missing.";
            default -> "The request is not JSON as we read it" + at(wrong) + ".";
        };
    }

    private static String where(MismatchedInputException mismatch) {
        String path = mismatch.getPath().stream()
                .map(step -> step.getFieldName() == null ? String.valueOf(step.getIndex()) : step.getFieldName())
                .collect(Collectors.joining("."));
        boolean ours = path.matches("[A-Za-z0-9.]{1,60}");
        return path.isEmpty() || !ours ? "The request" : "The field " + path;
    }

    private static String constants(Class<?> type) {
        return Arrays.stream(type.getEnumConstants())
                .map(constant -> constant.toString().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(", "));
    }

    private static String at(JsonProcessingException wrong) {
        return wrong.getLocation() == null
                ? ""
                : ": see line " + wrong.getLocation().getLineNr() + ", column "
                        + wrong.getLocation().getColumnNr();
    }
}
