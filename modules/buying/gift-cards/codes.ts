import { createHash, randomBytes } from 'node:crypto'

/** Thirty-two signs that nobody mistakes for one another: neither I nor O, 0 nor 1. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const length = 16

/** Eighty random bits as four groups of four signs; it is shown once, in the letter, and kept nowhere. */
export const drawCode = (): string => grouped([...randomBytes(length)].map((byte) => signs[byte & 31]).join(''))

const grouped = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')

/** As it was typed, in any case and spacing, to what is hashed; null for what can be no code. */
export function normalCardCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s·.–—_-]/g, '')
  return code.length === length && [...code].every((sign) => signs.includes(sign)) ? code : null
}

/** All that is kept of a code, beside its last four signs. Random enough that no salt is needed. */
export const hashCode = (code: string): Buffer => createHash('sha256').update(`gift card ${code}`).digest()
