import type { WhyUnread } from './contract.ts'
import { type RequestedTitle, shortened } from './requested-title.ts'

/** A line that asks for nothing, as it came, and why it was taken so: whoever sent it sees it again. */
export interface Unread {
  row: number
  text: string
  why: WhyUnread
}

/** What a list asks for. Each of its lines with a letter or figure in it is in `asked` (by `row` or `also`) or in `unread`. */
export interface ReadList {
  titles: RequestedTitle[]
  unread: Unread[]
  /** Lines that are not blank. */
  rows: number
}

/** A line of a text, from 1. */
export interface Line {
  text: string
  row: number
}

export const isBlank = (text: string): boolean => !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text)

export const unread = ({ text, row }: Line, why: WhyUnread): Unread => ({ row, text: shortened(text, 200), why })

export const joined = (lists: readonly ReadList[]): ReadList => ({
  titles: lists.flatMap(({ titles }) => titles),
  unread: lists.flatMap((list) => list.unread),
  rows: lists.reduce((sum, { rows }) => sum + rows, 0),
})

/** A list with its rows counted otherwise: as the sheet numbers them. */
export const withRows = ({ titles, unread, rows }: ReadList, rowOf: (row: number) => number): ReadList => ({
  titles: titles.map((item) => ({ ...item, row: rowOf(item.row), ...(item.also && { also: item.also.map(rowOf) }) })),
  unread: unread.map((item) => ({ ...item, row: rowOf(item.row) })),
  rows,
})
