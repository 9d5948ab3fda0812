/** UTF-8, without halves of letters. */
export const bytesOf = (name: string): readonly number[] =>
  [...encodeURIComponent(name.replaceAll(/\p{Cs}/gu, '')).matchAll(/%([\dA-F]{2})|./gs)].map(([one, hex]) =>
    hex === undefined ? one.charCodeAt(0) : Number.parseInt(hex, 16),
  )

/** The text of bytes in UTF-8; undefined where they are none. */
export function textOf(bytes: readonly number[]): string | undefined {
  try {
    return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''))
  } catch {
    return undefined
  }
}

/** Fletcher’s sum: two bytes that tell of any changed, missing or exchanged byte that is likely to happen. */
export function checkOf(bytes: readonly number[]): readonly [number, number] {
  let [sum, sums] = [0, 0]
  for (const byte of bytes) {
    sum = (sum + byte) % 255
    sums = (sums + sum) % 255
  }
  return [sums, sum]
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Base64url without padding; rules have no `btoa`. */
export function toLetters(bytes: readonly number[]): string {
  let letters = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const word = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
    const count = Math.min(3, bytes.length - at) + 1
    for (let k = 0; k < count; k++) letters += alphabet[(word >> (18 - 6 * k)) & 63] ?? ''
  }
  return letters
}

export function fromLetters(letters: string): readonly number[] | undefined {
  if (!/^[\w-]*$/.test(letters) || letters.length % 4 === 1) return undefined
  const bytes: number[] = []
  let [bits, held] = [0, 0]
  for (const letter of letters) {
    held = ((held << 6) | alphabet.indexOf(letter)) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes.push((held >> bits) & 255)
  }
  return bytes
}
