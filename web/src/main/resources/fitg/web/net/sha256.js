/**
 * SHA-256 (FIPS 180-4). The browser has one of its own, but not for pages that come over plain HTTP from another machine.
 */

/** The first bits of the fractional parts of a root of the first primes. @param {number} count @param {number} root */
const fractions = (count, root) => {
  const found = [];
  for (let number = 2; found.length < count; number++) {
    let prime = true;
    for (let divisor = 2; divisor * divisor <= number; divisor++) prime &&= number % divisor !== 0;
    if (prime) found.push(((number ** (1 / root)) * 2 ** 32) | 0);
  }
  return found;
};

const START = fractions(8, 2);
const ROUNDS = fractions(64, 3);

/** @param {number} word @param {number} bits */
const turned = (word, bits) => (word >>> bits) | (word << (32 - bits));

/** @param {Uint8Array} bytes @returns {string} hexadecimal digits */
export function sha256(bytes) {
  const padded = new DataView(new ArrayBuffer((((bytes.length + 8) >> 6) + 1) << 6));
  bytes.forEach((byte, index) => padded.setUint8(index, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 4, bytes.length * 8);
  const hash = [...START];
  for (let block = 0; block < padded.byteLength; block += 64) absorb(hash, padded, block);
  return hash.map(word => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The same of the bytes that hexadecimal digits stand for. @param {string} digits */
export const sha256OfHex = digits => sha256(Uint8Array.from(digits.match(/../g) ?? [], pair => parseInt(pair, 16)));

/** @param {number[]} hash @param {DataView} data @param {number} at */
function absorb(hash, data, at) {
  const words = Array.from({length: 16}, (_, index) => data.getInt32(at + 4 * index));
  let [a, b, c, d, e, f, g, h] = hash;
  for (let round = 0; round < 64; round++) {
    if (round > 15) {
      const early = words[round - 15];
      const late = words[round - 2];
      words[round] =
        (words[round - 16] + (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)) + words[round - 7] +
          (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10))) | 0;
    }
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[round] + words[round]) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (hash[index] = (hash[index] + word) | 0));
}
