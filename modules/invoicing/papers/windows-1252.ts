/** Characters of Windows-1252 above 0x7f that Unicode keeps elsewhere, from 0x80; spaces stand for places without one. */
const moved = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

const place = new Map([...moved].flatMap((character, index) => (character === ' ' ? [] : [[character, 0x80 + index] as const])))

/** One byte for a character; what the code page has no place for loses its accents, or reads as "?". */
function byteOf(character: string): number[] {
  const code = character.codePointAt(0) ?? 0x3f
  if (code < 0x20) return [0x20]
  if (code < 0x7f || (code >= 0xa0 && code <= 0xff)) return [code]
  const known = place.get(character)
  if (known !== undefined) return [known]
  const bare = character.normalize('NFD').replace(/\p{M}/gu, '')
  return bare !== '' && bare !== character ? [...bare].flatMap(byteOf) : [0x3f]
}

/** A text as the Spanish book trade's systems read it. */
export const windows1252 = (text: string): Buffer => Buffer.from([...text.normalize('NFC')].flatMap(byteOf))
