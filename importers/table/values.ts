/** What people write into the cells of a table: amounts, days, languages, bindings. Pure. */
import { parseOnixDate } from '#importers/onix/dates.ts'
import type { Day } from '#kernel/days.ts'
import { languages } from '#kernel/language.ts'
import { slugOf } from '#kernel/slug.ts'
import { type FormatCode, formatCodes, formatLabel } from '#modules/goods/catalogue/formats.ts'
import { languageOfIso } from '#modules/goods/catalogue/languages.ts'

export interface Amount {
  hundredths: number
  currency: string
}

const signs: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP' }

/** "12,50 €", "1.234,50", "EUR 9.95": the last sign with one or two figures behind it is the decimal one. */
export function amountIn(written: string, given = ''): Amount | null {
  const [, before = '', figures = '', after = ''] =
    /^([€$£]|[A-Za-z]{3})?\s*(\d[\d.,' ]{0,15})\s*([€$£]|[A-Za-z]{3})?$/.exec(written.trim()) ?? []
  const bare = figures.trim().replace(/[' ]/g, '')
  const decimal = /[.,]\d{1,2}$/.exec(bare)
  const whole = (decimal ? bare.slice(0, decimal.index) : bare).replace(/[.,]/g, '')
  const rest = decimal ? decimal[0].slice(1).padEnd(2, '0') : '00'
  if (!/^\d{1,8}$/.test(whole)) return null
  const sign = before || after || given || 'EUR'
  return { hundredths: Number(whole) * 100 + Number(rest), currency: signs[sign] ?? sign.toUpperCase() }
}

/** The day that a spreadsheet counts from, and the years that its numbers may mean. */
const sheetEpoch = Date.UTC(1899, 11, 30)
const dayMs = 86_400_000

/** "31/03/2026", "2026-03-31", "20260331" or a spreadsheet's number of a day. */
export function dayIn(written: string): { day: Day; year: number; precise: boolean } | null {
  const text = written.trim()
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  const counted = /^\d{5}$/.test(text) ? new Date(sheetEpoch + Number(text) * dayMs).toISOString().slice(0, 10) : null
  const date = parseOnixDate(counted ?? (year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text))
  return date && 'day' in date ? date : null
}

/** Names that languages have in tables; their codes are those of ISO. */
const languageNames: Readonly<Record<string, string>> = {
  castellano: 'spa',
  espanol: 'spa',
  castella: 'spa',
  spanish: 'spa',
  catalan: 'cat',
  catala: 'cat',
  ingles: 'eng',
  angles: 'eng',
  english: 'eng',
  frances: 'fre',
  french: 'fre',
  gallego: 'glg',
  euskera: 'baq',
  vasco: 'baq',
  italiano: 'ita',
  it: 'ita',
  aleman: 'ger',
  german: 'ger',
  portugues: 'por',
}

/** The shop's code for a language written as a code or as its name. */
export const languageIn = (written: string): string | null => {
  const word = slugOf(written)
  return languageOfIso(languageNames[word] ?? written.trim().toLowerCase())
}

const formatWords = new Map<string, FormatCode>([
  ...formatCodes.map((code) => [code.toLowerCase(), code] as const),
  ...formatCodes.flatMap((code) => languages.map((language) => [slugOf(formatLabel(code, language) ?? ''), code] as const)),
  ...(['tapa-dura', 'tapa-dura', 'hardcover', 'cartone'] as const).map((word) => [word, 'C'] as const),
  ...(['tapa-blanda', 'rustega', 'softcover', 'pb'] as const).map((word) => [word, 'R'] as const),
  ...(['ebook', 'epub'] as const).map((word) => [word, 'E00'] as const),
])

export const formatIn = (written: string): FormatCode | null => formatWords.get(slugOf(written)) ?? null

export const wholeNumberIn = (written: string, least: number, most: number): number | null => {
  const number = Number(written.trim())
  return Number.isInteger(number) && number >= least && number <= most ? number : null
}
