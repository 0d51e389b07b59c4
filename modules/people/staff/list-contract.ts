import { z } from 'zod'
import type { CallContract } from './call-contract.ts'

/** Rows are counted up to here; an export has as many at most. */
export const mostCounted = 10_000
export const exportFormats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** A column by which a list can be sorted; with a minus, the last first. */
export type Sorted<Column extends string> = Column | `-${Column}`

/** What every list takes besides its own filters. */
export interface ListQuery<Column extends string> {
  q?: string | undefined
  sort: Sorted<Column>
  from?: string | undefined
  to?: string | undefined
  cursor?: string | undefined
  limit: number
  as?: ExportFormat | undefined
  fields?: string | undefined
  /** Nobody is told how many there are: it is looked for in several lists at once. */
  uncounted?: boolean
}

export const ListCount = z.object({
  of: z
    .number()
    .int()
    .describe(`How many there are, up to ${mostCounted.toLocaleString('en')}`),
  more: z.boolean().describe('Whether there are more than that'),
})
export type ListCount = z.output<typeof ListCount>

interface ListShape<Columns extends readonly string[], Filters extends z.ZodRawShape, Item extends z.ZodObject> {
  /** A closed set. The first column of a list is the day that `from` and `to` mean, where it has one. */
  sorts: Columns
  /** How it is sorted where nothing is said. */
  first: Sorted<Columns[number]>
  filters: Filters
  item: Item
}

/** The contract of a list: searched by words, filtered, sorted, walked both ways, counted, and taken along as a file. */
export function listCall<const Columns extends readonly string[], Filters extends z.ZodRawShape, Item extends z.ZodObject>({
  sorts,
  first,
  filters,
  item,
}: ListShape<Columns, Filters, Item>) {
  const orders = sorts.flatMap((column) => [column, `-${column}`]) as [Sorted<Columns[number]>]
  return {
    query: z.object({
      q: z.string().trim().max(100).optional().describe('Words, or how they begin; numbers with or without hyphens'),
      ...filters,
      sort: z.enum(orders).default(first as never),
      from: z.iso.date().optional().describe('First day, in Madrid'),
      to: z.iso.date().optional().describe('Last day, in Madrid'),
      cursor: z.string().max(400).optional().describe('The `next` or `previous` of a page'),
      limit: z.coerce.number().int().min(1).max(200).default(50),
      as: z.enum(exportFormats).optional().describe('A file of all that is found, instead of a page'),
      fields: z.string().max(500).optional().describe('Columns of the file in their order, with commas between them'),
    }),
    answer: z.object({
      items: z.array(item),
      next: z.string().nullable(),
      previous: z.string().nullable(),
      count: ListCount,
    }),
    list: item,
  } satisfies CallContract
}

/** A page as it is answered. */
export interface ListPage<Item> {
  items: Item[]
  next: string | null
  previous: string | null
  count: ListCount
}
