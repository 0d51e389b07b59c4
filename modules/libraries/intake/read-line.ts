import { type Around, copiesAlone, copiesSaid, delimiterOf, trailingTimes, withoutOthers } from './copies.ts'
import { type Code, findCodes } from './find-codes.ts'
import { mostCopies, type RequestedTitle, shortened } from './requested-title.ts'
import { labels, textsOf, withoutNumbers } from './texts.ts'

const ordinal = /^\s*(?:\d{1,4}\s*(?:[.)]-?|º|ª)(?=\s|$)|[-–—•·*▪]+(?=\s))\s*/u

interface Line {
  text: string
  row: number
  /** The line belongs to a numbered list: the number it begins with counts lines. */
  numbered?: boolean
}

/** Ten and thirteen digits of one book, side by side, are one; it reaches over both. */
function oncePerBook(codes: readonly Code[]): { code: Code; from: number; to: number }[] {
  const books: { code: Code; from: number; to: number }[] = []
  for (const code of codes) {
    const last = books.at(-1)
    if (last && code.ean !== null && last.code.ean === code.ean && last.code.ten !== code.ten) last.to = code.to
    else books.push({ code, from: code.from, to: code.to })
  }
  return books
}

/** What stands farther from a number says nothing of it. */
const near = 300

const clampedCopies = (copies: number): Pick<RequestedTitle, 'quantity' | 'fault'> =>
  copies >= 1 && copies <= mostCopies ? { quantity: copies, fault: null } : { quantity: 1, fault: 'quantity' }

/** What a line with ISBNs or EANs asks for: one for each, with the copies and words beside it. Empty without any. */
export function readLine({ text, row, numbered = false }: Line): RequestedTitle[] {
  const books = oncePerBook(findCodes(text))
  const [first] = books
  if (!first) return []
  const lead = text.slice(Math.max(0, first.from - near), first.from)
  const marked = ordinal.exec(lead)?.[0].length ?? 0
  // "2 x 978…, 3 x 978…": with several numbers, copies stand before all of them or after all of them.
  const copiesFirst = books.length > 1 && (trailingTimes(lead) ?? copiesSaid(lead)) !== null
  const delimiter = delimiterOf(text)
  return books.map((book, n) => {
    const start = n === 0 ? 0 : books[n - 1]!.to
    const end = n === books.length - 1 ? text.length : books[n + 1]!.from
    const before = n === 0 ? lead.slice(marked) : copiesFirst ? text.slice(Math.max(start, book.from - near), book.from) : ''
    const after = copiesFirst ? '' : text.slice(book.to, Math.min(end, book.to + near)).replace(/^[.,]0+(?!\d)/, ' ')
    const asked = shortened(books.length === 1 ? text : text.slice(n === 0 ? 0 : start, end), 500)
    const words = beside(before, after, { numbered, delimiter })
    return { ean: book.code.ean, ...words, asked, row, fault: book.code.fault ?? words.fault }
  })
}

/** Copies, title and author in the words before and after a number. */
function beside(before: string, after: string, around: Around): Pick<RequestedTitle, 'quantity' | 'title' | 'author' | 'fault'> {
  const stripped = (piece: string) => withoutOthers(piece.replace(labels, ' '))
  const alone = () => copiesAlone(stripped(before), stripped(after), around)
  const inBefore = trailingTimes(before) ?? copiesSaid(before.replace(labels, ' '))
  // "2 ej." and nothing else before the number leaves no doubt; a column of its own is clearer than words of a title.
  const isPlain = inBefore !== null && !/\p{L}{2,}/u.test(before.replace(labels, ' ').replace(inBefore.part, ' '))
  const column = isPlain || around.delimiter === undefined ? null : alone()
  const inAfter = isPlain || column !== null ? null : copiesSaid(after)
  const said = isPlain ? inBefore : column === null ? (inAfter ?? inBefore) : null
  const own = column ?? (said ? null : alone())
  const without = (piece: string, part: string | undefined) => (part ? piece.replace(part, ' ') : piece)
  const words = `${without(before, said === inBefore ? said?.part : undefined)}\t${without(after, said === inAfter ? said?.part : undefined)}`
  return { ...clampedCopies(said?.copies ?? own ?? 1), ...textsOf(withoutNumbers(words, said ? null : own)) }
}

/** "2 ejemplares de El hereje" leaves "El hereje". */
const wordsAround = (body: string, said: string) =>
  said === '' ? body : body.replace(said, ' ').replace(/^\s*(?:de|del|of)(?=\s)/iu, ' ')

/** What a line without any ISBN asks for, when it says how many copies or stands in a list. */
export function readTitle({ text, row, numbered = false }: Line, always: boolean): RequestedTitle[] {
  const marked = ordinal.exec(text)?.[0] ?? ''
  const body = text.slice(marked.length)
  const leading = numbered ? null : /^\s*(\d{1,3})\s+(?=\p{L})/u.exec(body)
  const said = copiesSaid(body) ?? (leading && (always || !marked) ? { copies: Number(leading[1]), part: leading[0] } : null)
  if (!always && !said && marked === '') return []
  const copies = said ?? { copies: 1, part: '' }
  const texts = textsOf(withoutNumbers(wordsAround(body, copies.part), null))
  if (texts.title.replace(/[^\p{L}\d]/gu, '').length < 2) return []
  return [{ ean: null, ...texts, asked: shortened(text, 500), row, ...clampedCopies(copies.copies) }]
}
