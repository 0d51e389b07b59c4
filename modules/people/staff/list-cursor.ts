import { type Day, day } from '#kernel/days.ts'
import { InvalidFields } from '#kernel/errors.ts'
import { parseEan } from '#kernel/isbn.ts'
import type { ListQuery } from './list-contract.ts'

export type Kind = 'instant' | 'day' | 'number' | 'text'
/** What a row of a list brings along, for the cursor that leads on from it. */
export interface Walked {
  list_key: string
  list_id: string
}
/** The row itself. */
export type Unwalked<Row extends Walked> = Omit<Row, keyof Walked>

const readable: Record<Kind, (value: string) => boolean> = {
  instant: (value) => /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[.\d]{0,7}[+-]\d\d[:\d]{0,6}$/.test(value),
  day: (value) => /^\d{4}-\d\d-\d\d$/.test(value),
  number: (value) => /^-?\d{1,18}$/.test(value),
  text: () => true,
}

export interface Place {
  back: boolean
  sort: string
  key: string
  id: string
}

export const writtenPlace = ({ back, sort, key, id }: Place) =>
  Buffer.from(JSON.stringify([back ? 'p' : 'n', sort, key, id])).toString('base64url')

export function placeOf(cursor: string): Place | null {
  try {
    const said: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (!Array.isArray(said) || said.length !== 4 || said.some((part) => typeof part !== 'string')) return null
    const [way, sort, key, id] = said as [string, string, string, string]
    return { back: way === 'p', sort, key, id }
  } catch {
    return null
  }
}

/** Where the list goes on. A cursor of another order, or none of ours, is refused. @throws InvalidFields */
export function startOf(query: ListQuery<string>, kind: Kind, id: 'bigint' | 'text'): Place | null {
  if (query.cursor === undefined) return null
  const place = placeOf(query.cursor)
  const known = place?.sort === query.sort && readable[kind](place.key) && (id === 'text' || readable.number(place.id))
  if (!known) throw new InvalidFields({ cursor: 'form.field_invalid' })
  return place
}

const isShown = (text: string) => text.trim() !== ''

/** What words ask for, as SQL has it (list_asked); null where nothing is asked. An ISBN-10 is looked up as the ISBN-13 it is. */
export const askedWords = (q: string | undefined): string | null => (q && isShown(q) ? (parseEan(q) ?? q) : null)

/** The bounds of a list's days. @throws InvalidFields where the last lies before the first */
export function boundsOf({ from, to }: { from?: string | undefined; to?: string | undefined }): {
  from: Day | null
  to: Day | null
} {
  if (from && to && from > to) throw new InvalidFields({ to: 'form.field_invalid' })
  return { from: from ? day(from) : null, to: to ? day(to) : null }
}
