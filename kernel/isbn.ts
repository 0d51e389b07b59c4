/** Keys of products: ISBN-13 and EAN-13 with their check digits, ISBN-10 read as ISBN-13 (ISO 2108, GS1: modulo 10 and 11). */
import type { Branded } from './branded.ts'

/** Thirteen digits with a valid check digit. */
export type Ean = Branded<string, 'Ean'>

export function checkDigit13(twelve: string): string {
  let total = 0
  for (let i = 0; i < 12; i++) total += Number(twelve[i]) * (i % 2 === 0 ? 1 : 3)
  return String((10 - (total % 10)) % 10)
}

const isIsbn10 = (text: string): boolean => {
  if (!/^\d{9}[\dX]$/.test(text)) return false
  let total = 0
  for (let i = 0; i < 10; i++) total += (text[i] === 'X' ? 10 : Number(text[i])) * (10 - i)
  return total % 11 === 0
}

/** Reads ISBN-10, ISBN-13 or EAN-13 with or without hyphens, spaces and a scanner's line end; null when it is none of them. */
export function parseEan(text: string): Ean | null {
  const bare = text.replace(/[\s\u00a0\u2010-\u2015-]/g, '').toUpperCase()
  if (/^\d{13}$/.test(bare)) return checkDigit13(bare.slice(0, 12)) === bare[12] ? (bare as Ean) : null
  if (!isIsbn10(bare)) return null
  const twelve = `978${bare.slice(0, 9)}`
  return `${twelve}${checkDigit13(twelve)}` as Ean
}

/** Whether a product number is an ISBN: only 978 and 979 are; books without one carry a number of the shop's own. */
export const isIsbn = (ean: string): boolean => /^97[89]\d{10}$/.test(ean)

/** Whether a shop gave the number itself: those beginning with 2 mean something within its walls only. */
export const isInStore = (ean: string): boolean => ean.startsWith('2')

/** The ISBN-10 of a 978 ISBN-13; null for 979 and for other EANs. */
export function isbn10Of(ean: Ean): string | null {
  if (!ean.startsWith('978')) return null
  const nine = ean.slice(3, 12)
  let total = 0
  for (let i = 0; i < 9; i++) total += Number(nine[i]) * (10 - i)
  const check = (11 - (total % 11)) % 11
  return `${nine}${check === 10 ? 'X' : check}`
}
