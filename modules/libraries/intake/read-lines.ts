import type { WhyUnread } from './contract.ts'
import { copiesOfLine, withCopies } from './copies-line.ts'
import { isLetter, isSentence, isSignature, isSum, mostEmails } from './noise.ts'
import { readLine, readTitle } from './read-line.ts'
import { isBlank, type Line, type ReadList, unread } from './read-list.ts'
import type { RequestedTitle } from './requested-title.ts'

/** Where lines stand: in a list each may be a title; outside a table only what carries a mark or copies is one. */
type LineContext = 'list' | 'outside'

/** What a line is by itself, before its neighbours are looked at. */
type Sorted =
  | { is: 'codes'; titles: readonly RequestedTitle[] }
  | { is: 'copies'; copies: number }
  | { is: 'title'; requested: RequestedTitle }
  | { is: 'unread'; why: WhyUnread }

/** The number each line begins with, when they simply count: 1, 2, 3… are no copies. */
function countsLines(lines: readonly Line[]): boolean {
  const first = lines.flatMap(({ text }) => {
    const found = /^\s*(\d{1,4})[\s.;,)|:-]/.exec(text)
    return found ? [Number(found[1])] : []
  })
  return first.length >= 3 && first.every((number, n) => n === 0 || number === first[n - 1]! + 1)
}

const notRead = (why: WhyUnread): Sorted => ({ is: 'unread', why })

function sortLine(line: Line & { numbered: boolean }, { context, signed }: { context: LineContext; signed: boolean }): Sorted {
  const { text } = line
  const codes = /\d{3}|\dE/i.test(text) ? readLine(line) : []
  if (codes.length > 0) return { is: 'codes', titles: codes }
  const copies = copiesOfLine(text)
  if (copies !== null) return { is: 'copies', copies }
  if (text.length > mostEmails) return notRead('long')
  if (!signed && !/[\p{L}\p{N}]/u.test(text)) return notRead('nothing')
  if (signed || isLetter(text)) return notRead('letter')
  if (isSum(text)) return notRead('sum')
  if (isSentence(text)) return notRead('sentence')
  const [title] = readTitle(line, context === 'list')
  if (title) return { is: 'title', requested: { ...title, loose: true } }
  return notRead(context === 'outside' && /\p{L}/u.test(text) ? 'outside' : 'nothing')
}

const hasWords = (text: string) => text.replace(/isbn|ean|[^\p{L}]/giu, '').length > 1

/** The ten digits of the book whose thirteen stand on the line above. */
function isTwin(before: RequestedTitle | undefined, codes: readonly RequestedTitle[], { text, row }: Line): boolean {
  const [one] = codes
  if (!before || !one || codes.length > 1 || one.ean === null || hasWords(one.title)) return false
  return before.row === row - 1 && before.ean === one.ean && /isbn.?1[03]/i.test(before.asked) && /isbn.?1[03]/i.test(text)
}

/** Copies on a line of their own belong to what stands at most three lines above and says none itself. */
const takesCopies = (before: RequestedTitle | undefined, { row }: Line): before is RequestedTitle =>
  before !== undefined && before.quantity === 1 && before.row >= row - 3

/** What lines ask for, one by one; none is dropped, and words that stand alone stay apart from the numbers beside them. */
export function readLines(lines: readonly Line[], context: LineContext): ReadList {
  const written = lines.filter(({ text }) => !isBlank(text))
  const numbered = countsLines(written)
  const list: ReadList = { titles: [], unread: [], rows: written.length }
  let signed = false
  for (const line of written) {
    signed ||= isSignature(line.text)
    const sorted = sortLine({ ...line, numbered }, { context: context, signed })
    const before = list.titles.at(-1)
    if (sorted.is === 'unread') list.unread.push(unread(line, sorted.why))
    else if (sorted.is === 'title') list.titles.push(sorted.requested)
    else if (sorted.is === 'codes') {
      if (before && isTwin(before, sorted.titles, line)) before.also = [...(before.also ?? []), line.row]
      else for (const one of sorted.titles) list.titles.push(one)
    } else if (takesCopies(before, line)) list.titles[list.titles.length - 1] = withCopies(before, sorted.copies, line.row)
    else list.unread.push(unread(line, 'copies'))
  }
  return list
}
