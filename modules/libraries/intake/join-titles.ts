import { type Asked, shortened } from './asked.ts'

/** A line with a number, wrong ones too, and no words of its own. */
export const isBare = ({ loose, ean, fault, title, author }: Asked): boolean =>
  !loose && title === '' && author === '' && (ean !== null || (fault !== null && fault !== 'quantity'))

/** Whether words are the title of what a number stands for; null where the catalogue does not know the number. */
export type IsTitleOf = (number: Asked, words: Asked) => boolean | null

const rowsOf = ({ row, also = [] }: Asked) => [row, ...also]
const touch = (above: Asked | undefined, below: Asked | undefined): boolean =>
  above !== undefined && below !== undefined && Math.max(...rowsOf(above)) + 1 === below.row

/** Whether the whole list is written in pairs, a title and below it its number, and no number the catalogue knows says otherwise. */
function isPaired(asked: readonly Asked[], isTitleOf: IsTitleOf): boolean {
  return asked.every((one, place) => {
    if (one.loose) return touch(one, asked[place + 1]) && isBare(asked[place + 1]!)
    const above = asked[place - 1]
    return !isBare(one) || (above?.loose === true && touch(above, one) && isTitleOf(one, above) !== false)
  })
}

const merged = (number: Asked, words: Asked): Asked => ({
  ...number,
  row: Math.min(number.row, words.row),
  also: [...rowsOf(number), ...rowsOf(words)].filter((row) => row !== Math.min(number.row, words.row)),
  title: words.title,
  author: words.author,
  quantity: number.quantity === 1 ? words.quantity : number.quantity,
  asked: shortened(words.row < number.row ? `${words.asked} ${number.asked}` : `${number.asked} ${words.asked}`, 500),
})

/**
 * Takes a title and the number on the line below or above it for one book where the catalogue says that they are, or, of a number it
 * does not know, where the whole list is written so. All other lines stay apart: a title never goes to a number of another book.
 */
export function joinTitles(asked: readonly Asked[], isTitleOf: IsTitleOf): Asked[] {
  const paired = isPaired(asked, isTitleOf)
  const taken = new Set<Asked>()
  const titleOf = new Map<Asked, Asked>()
  for (const [place, number] of asked.entries()) {
    if (!isBare(number)) continue
    const [above, below] = [asked[place - 1], asked[place + 1]]
    const isOwn = (words: Asked | undefined) =>
      words?.loose === true && !taken.has(words) && (isTitleOf(number, words) ?? (paired && words === above))
    const words = [touch(above, number) ? above : undefined, touch(number, below) ? below : undefined].find(isOwn)
    if (!words) continue
    taken.add(words)
    titleOf.set(number, words)
  }
  return asked.flatMap((one) => {
    const words = titleOf.get(one)
    return taken.has(one) ? [] : [words ? merged(one, words) : one]
  })
}
