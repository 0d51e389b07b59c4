/** A cell of an export: typed, so that a spreadsheet reckons with it. Days are yyyy-mm-dd, money is euros. */
export type Cell = { text: string } | { money: number } | { percent: number } | { count: number } | { day: string } | null

export interface SheetColumn<Row> {
  heading: string
  width: number
  cell: (row: Row) => Cell
}

/** A text that a spreadsheet would take for a formula is quoted, so that a customer's name stays a name. */
export const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
