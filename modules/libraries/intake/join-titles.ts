import { type RequestedTitle, shortened } from './requested-title.ts'

/** A line with a number, wrong ones too, and no words of its own. */
export const isBare = ({ loose, ean, fault, title, author }: RequestedTitle): boolean =>
  !loose && title === '' && author === '' && (ean !== null || (fault !== null && fault !== 'quantity'))

/** Whether words are the title of what a number stands for; null where the catalogue does not know the number. */
export type IsTitleOf = (number: RequestedTitle, words: RequestedTitle) => boolean | null

const rowsOf = ({ row, also = [] }: RequestedTitle) => [row, ...also]
const touch = (above: RequestedTitle | undefined, below: RequestedTitle | undefined): boolean =>
  above !== undefined && below !== undefined && Math.max(...rowsOf(above)) + 1 === below.row

/** Whether the whole list is written in pairs, a title and below it its number, and no number the catalogue knows says otherwise. */
function isPaired(titles: readonly RequestedTitle[], isTitleOf: IsTitleOf): boolean {
  return titles.every((item, index) => {
    if (item.loose) return touch(item, titles[index + 1]) && isBare(titles[index + 1]!)
    const above = titles[index - 1]
    return !isBare(item) || (above?.loose === true && touch(above, item) && isTitleOf(item, above) !== false)
  })
}

const merged = (number: RequestedTitle, words: RequestedTitle): RequestedTitle => ({
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
export function joinTitles(titles: readonly RequestedTitle[], isTitleOf: IsTitleOf): RequestedTitle[] {
  const paired = isPaired(titles, isTitleOf)
  const taken = new Set<RequestedTitle>()
  const titleOf = new Map<RequestedTitle, RequestedTitle>()
  for (const [index, number] of titles.entries()) {
    if (!isBare(number)) continue
    const [above, below] = [titles[index - 1], titles[index + 1]]
    const isOwn = (words: RequestedTitle | undefined) =>
      words?.loose === true && !taken.has(words) && (isTitleOf(number, words) ?? (paired && words === above))
    const words = [touch(above, number) ? above : undefined, touch(number, below) ? below : undefined].find(isOwn)
    if (!words) continue
    taken.add(words)
    titleOf.set(number, words)
  }
  return titles.flatMap((item) => {
    const words = titleOf.get(item)
    return taken.has(item) ? [] : [words ? merged(item, words) : item]
  })
}
