/** Letters that are written for one another, in Spanish and Catalan above all. */
const alike = ['bv', 'ckqsz', 'gjx', 'iy', 'uw', 'mn']
const soundOf = new Map(alike.flatMap((letters) => [...letters].map((letter) => [letter, letters[0]!] as const)))
const sound = (letter: string) => soundOf.get(letter) ?? letter
const vowels = new Set('aeiou')

/** How a word begins to the ear. */
export const firstSound = (word: string): string => sound(word[0] ?? '')

/** How what is meant may begin: whoever mistypes a word hardly ever mistypes its beginning, but an h is silent. */
export function soundsMeant(word: string): string[] {
  const own = firstSound(word)
  if (own === 'h') return ['h', sound(word[1] ?? '')]
  return vowels.has(own) ? [own, 'h'] : [own]
}

/** The letters with which words of a sound begin. */
export const lettersOfSound = (own: string): string[] => [...(alike.find((letters) => letters[0] === own) ?? own)]

/** What slips weigh: half of one, one, one and a half. */
const light = 1
const whole = 2
const heavy = 3

function replaced(a: string, b: string): number {
  if (a === b) return 0
  if (sound(a) === sound(b)) return light
  return vowels.has(a) && vowels.has(b) ? whole : heavy
}

/** A letter too many or too few: next to its like, or a silent one, it is hardly heard. */
const dropped = (letter: string, neighbour: string | undefined) => (letter === neighbour || letter === 'h' ? light : whole)

/** The slips from one word to the other in halves: letters doubled, changed about or sounding alike and an h weigh half of another. */
export function slipsBetween(a: string, b: string): number {
  const table: number[][] = [[0]]
  for (let j = 1; j <= b.length; j++) table[0]![j] = table[0]![j - 1]! + dropped(b[j - 1]!, b[j - 2])
  for (let i = 1; i <= a.length; i++) {
    const row = [table[i - 1]![0]! + dropped(a[i - 1]!, a[i - 2])]
    for (let j = 1; j <= b.length; j++) {
      const [one, other] = [a[i - 1]!, b[j - 1]!]
      let least = table[i - 1]![j - 1]! + replaced(one, other)
      least = Math.min(least, table[i - 1]![j]! + dropped(one, a[i - 2]), row[j - 1]! + dropped(other, b[j - 2]))
      if (i > 1 && j > 1 && one === b[j - 2] && a[i - 2] === other) least = Math.min(least, table[i - 2]![j - 2]! + light)
      row[j] = least
    }
    table[i] = row
  }
  return table[a.length]![b.length]!
}

/** Slips, in halves, up to which a word is taken for another of its own accord. */
export const slipsForgiven = (word: string): number => (word.length < 4 ? 0 : word.length < 6 ? 1 : word.length < 8 ? 3 : 4)
