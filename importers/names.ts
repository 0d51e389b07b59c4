/** Names of people as a bookshop prints them: first name first, capitals where they belong. */
import { withoutEdges } from '#kernel/edges.ts'

const particles = new Set(
  'de del de la las los el da das do dos di du des van von der den ter ten te le y i e and & und et af av zu zum bin ibn al'.split(
    ' ',
  ),
)
const suffix = /^(jr|sr|i{2,3}|iv|ph\.?\s?d|m\.?\s?d|m\.?\s?a|b\.?\s?a|esq|inc|ltd|llc|s\.?\s?a|s\.?\s?l|ed|eds|et al)\.?$/i
const roman = /^(II|III|IV|VI|VII|VIII|IX|XI|XII|XIII|XIV|XV|XVI)$/

const capitalised = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(^|[\s\-'’(.])(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase())
    .replace(/\bMc(\p{Ll})/gu, (_, letter) => `Mc${letter.toUpperCase()}`)
    .replace(/(?<=\p{L}['’])S\b/gu, 's')

function withoutShouting(name: string): string {
  const words = name.split(' ')
  return words
    .map((word, i) => {
      const bare = word.replace(/[^\p{L}]/gu, '')
      if (bare.length <= 1 || /^(\p{Lu}\.)+\p{Lu}?\.?,?$/u.test(word) || roman.test(bare)) return word
      const small = word.toLowerCase()
      return i > 0 && i < words.length - 1 && particles.has(small) ? small : capitalised(word)
    })
    .join(' ')
}

/** Whether a name has letters, and all of them are capitals: initials alone do not shout. */
export function shouts(name: string): boolean {
  const longest = Math.max(0, ...name.split(/[\s.-]+/).map((word) => word.replace(/[^\p{L}]/gu, '').length))
  return longest > 2 && name === name.toUpperCase() && name !== name.toLowerCase()
}

function turned(name: string): string {
  const parts = name
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  if (parts.length === 1) return parts[0]!
  if (parts.length === 2) return suffix.test(parts[1]!) ? `${parts[0]}, ${parts[1]}` : `${parts[1]} ${parts[0]}`
  if (parts.length === 3 && suffix.test(parts[2]!)) return `${parts[1]} ${parts[0]}, ${parts[2]}`
  if (parts.length === 3 && suffix.test(parts[1]!)) return `${parts[2]} ${parts[0]}, ${parts[1]}`
  return name
}

/**
 * A person's name as the shop prints it, or null when the text holds no name: "ULDRICH, JACK" reads "Jack Uldrich".
 */
export function personName(text: string): string | null {
  const name = withoutEdges(text.normalize('NFC').replace(/\s+/g, ' '), /[\s,;|\-–]/)
  if (!/\p{L}/u.test(name) || name.length > 300) return null
  const first = turned(name).replace(/(\p{Lu}\.)(?=\p{Lu}\p{Ll})/gu, '$1 ')
  return shouts(first) ? withoutShouting(first) : first
}

/** The name as an index sorts it: surname first. Particles stay with the first names, as Spanish libraries file them. */
export function sortName(name: string): string {
  const [main = name, ...rest] = name.split(', ')
  const words = main.split(' ')
  const last = words.at(-1)!
  return words.length === 1 ? name : [`${last}, ${words.slice(0, -1).join(' ')}`, ...rest].join(', ')
}
