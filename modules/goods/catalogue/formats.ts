import type { Language } from '#kernel/language.ts'
import { formats } from './format-words.ts'

export type FormatCode = keyof typeof formats
export const formatCodes = Object.keys(formats) as FormatCode[]

export const isFormatCode = (code: string): code is FormatCode => Object.hasOwn(formats, code)

/** What the visitor reads for a format code; null for an unknown one, which shows no row. */
export const formatLabel = (code: string | null | undefined, language: Language): string | null =>
  code && isFormatCode(code) ? formats[code][language] : null

export const isEbookFormat = (code: string | null | undefined): boolean => code === 'E00' || code === 'E01'

/** What an ONIX product is to the shop: its VAT class and its format hang on it. */
export interface OnixForm {
  kind: 'book' | 'object'
  vatClass: 'book' | 'ebook' | 'general'
  /** Null for an object: the dictionary speaks of books only. */
  format: FormatCode | null
}

const printed = (format: FormatCode): OnixForm => ({ kind: 'book', vatClass: 'book', format })
const electronic = (format: FormatCode): OnixForm => ({ kind: 'book', vatClass: 'ebook', format })
const merchandise: OnixForm = { kind: 'object', vatClass: 'general', format: null }
/** Recordings and software: sold among the books, taxed like merchandise until the rate is confirmed per product. */
const recording: OnixForm = { kind: 'book', vatClass: 'general', format: '0T' }

const any = (details: readonly string[], codes: readonly string[]) => details.some((detail) => codes.includes(detail))

function ofPaperback(details: readonly string[]): FormatCode {
  if (any(details, ['B132', 'B101', 'B104', 'B113', 'B133'])) return 'B'
  if (any(details, ['B310'])) return 'GR'
  if (any(details, ['B311', 'B312', 'B314'])) return 'ES'
  return 'R'
}

/**
 * The shop's reading of ONIX ProductForm (lists 7 and 150) with its details (78, 175) and, in ONIX 2.1, its EpubType (10).
 * Null when the form is unknown to both lists.
 */
export function formOfOnix(form: string, details: readonly string[] = [], epubType?: string): OnixForm | null {
  switch (form) {
    case 'BB':
      return printed(any(details, ['B401', 'B409']) ? 'T' : 'C')
    case 'BH':
      return printed(any(details, ['B212']) ? 'TR' : 'C')
    case 'BC':
      return printed(ofPaperback(details))
    case 'BD':
      return printed('AN')
    case 'BE':
      return printed(any(details, ['B301', 'B302', 'B303']) ? 'AN' : 'ES')
    case 'BF':
      return printed('GR')
    case 'BN':
      return printed('FA')
    case 'BK':
      return printed(any(details, ['B212']) ? 'TR' : '0T')
    // In ONIX 2.1 DG is an electronic text, DH an online resource, DI a DVD-ROM; 3.0 says E- for the first two.
    case 'DG':
    case 'DH':
      return electronic(epubType === '002' || any(details, ['E107']) ? 'E01' : 'E00')
  }
  if (/^E[A-Z]$/.test(form)) return electronic(any(details, ['E107']) ? 'E01' : 'E00')
  if (/^(00|B[A-Z]|SA|SB|SC|W[WX])$/.test(form)) return printed('0T')
  if (/^C[A-Z]$/.test(form)) return printed('0T')
  if (/^[ADFMV][A-Z]$/.test(form)) return recording
  if (/^[PXZ][A-Z]$/.test(form)) return merchandise
  return null
}
