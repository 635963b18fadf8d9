package fitg.lab.selfplay;

/** Weights in half precision: enough for nets that only play, and half as long in a file. */
final class Halves {

    private Halves() {}

    /** What is left of them. */
    static float[] rounded(float[] weights) {
        float[] rounded = new float[weights.length];
        for (int each = 0; each < weights.length; each++) {
            rounded[each] = Float.float16ToFloat(Float.floatToFloat16(weights[each]));
        }
        return rounded;
    }
}
