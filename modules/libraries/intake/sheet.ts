import { ShopError } from '#kernel/errors.ts'
import { mostRows } from './limits.ts'

/** A sheet's rows that hold anything, by their number from 1. */
export type Sheet = Map<number, string[]>

export const mostColumns = 200

/** @throws ShopError 'intake.too_many_rows' */
export function keep(sheet: Sheet, row: number, column: number, text: string, most = mostRows) {
  if (text === '' || column >= mostColumns) return
  const cells = sheet.get(row) ?? []
  while (cells.length < column) cells.push('')
  cells[column] = text
  sheet.set(row, cells)
  if (sheet.size > most + 200) throw new ShopError('invalid', 'intake.too_many_rows', { most })
}

/** Whole numbers as digits: a spreadsheet writes an ISBN as 9.788437604947E12 when it took it for a number. */
export const written = (value: string): string => {
  const number = Number(value)
  return value !== '' && Number.isSafeInteger(number) ? String(number) : value
}
