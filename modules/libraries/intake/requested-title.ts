/** Why a line cannot be taken as it came; null where nothing is wrong with it. */
export type Fault =
  /** The last digit does not fit the others: one of them was mistyped. */
  | 'check_digit'
  /** Too few or too many digits. */
  | 'length'
  /** A spreadsheet rounded the number (9.78E+12): its last digits are gone. */
  | 'spreadsheet'
  /** No whole number of copies from 1 to 9999. */
  | 'quantity'

/** One line of what somebody asks for, as it came. */
export interface RequestedTitle {
  /** ISBN-13 or EAN-13 with a right check digit; null when the line has none. */
  ean: string | null
  /** 1 to 9999; 1 where none was said. */
  quantity: number
  title: string
  author: string
  /** What was typed, at most 500 characters. */
  asked: string
  /** Line of the text, row of the sheet, or record of the file, from 1. */
  row: number
  /** Further lines that say the same book: its copies, its title, its ISBN of ten. */
  also?: number[]
  /** Words that stood on a line of their own: perhaps the title of the number above or below. */
  loose?: true
  fault: Fault | null
}

export const mostCopies = 9_999

/** On one line, without marks that are not seen or that turn the direction of writing, and cut between letters. */
export const shortened = (text: string, most: number): string =>
  text
    .slice(0, most * 4)
    .replace(/[\s\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed()
