/** The twin of search_fold (migration 003): what is asked and what is stored must read the same, letter by letter. */

/** Letters that Postgres' unaccent writes in another way than by dropping a mark. */
const spelled: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ĸ: 'k',
  ŀ: 'l',
  ŉ: 'n',
  ª: 'a',
  º: 'o',
  ĳ: 'ij',
  ſ: 's',
}
const toSpell = new RegExp(`[${Object.keys(spelled).join('')}]`, 'g')

/** Lower case without accents or punctuation, words separated by one space; "l·l" reads as "ll". */
export function fold(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('·', '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]+/g, '')
    .replace(toSpell, (letter) => spelled[letter]!)
    .replaceAll('l.l', 'll')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

export const wordsOf = (text: string): string[] => {
  const folded = fold(text)
  return folded === '' ? [] : folded.split(' ')
}
