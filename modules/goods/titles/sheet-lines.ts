import { parseEan } from '#kernel/isbn.ts'

export interface SheetLine {
  line: number
  code: string
  /** Null where the line has no price that can be read. */
  cents: number | null
}

export const mostLines = 5_000

/** Parts of a line between tabs, semicolons or bars; where there are none, between spaces. */
function partsOf(text: string): string[] {
  const marked = text.replaceAll(';', '\t').replaceAll('|', '\t')
  const parts = marked.includes('\t') ? marked.split('\t') : text.split(' ')
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** Cents of a price as people write it: 18,50 · 18.50 € · 1.250,00; null for what is none. */
export function centsOfText(text: string): number | null {
  const bare = text.replaceAll('€', '').replaceAll('EUR', '').replaceAll(' ', '').replaceAll('\u00a0', '')
  const point = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'))
  const decimals = point >= 0 && bare.length - point <= 3 ? bare.slice(point + 1) : ''
  const whole = (decimals === '' && point !== bare.length - 1 ? bare : bare.slice(0, point))
    .replaceAll('.', '')
    .replaceAll(',', '')
  if (!/^\d{1,7}$/.test(whole) || !/^\d{0,2}$/.test(decimals)) return null
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
}

/** One title a line: its code first, its price last. Empty lines and a heading without a figure are passed over. */
export function sheetLines(text: string): SheetLine[] {
  const lines: SheetLine[] = []
  text.split('\n').forEach((raw, index) => {
    const parts = partsOf(raw.replace('\r', ''))
    const [first, ...rest] = parts
    if (first === undefined || ![...raw].some((character) => character >= '0' && character <= '9')) return
    const last = rest.at(-1)
    lines.push({
      line: index + 1,
      code: parseEan(first) ?? first.slice(0, 40),
      cents: last === undefined ? null : centsOfText(last),
    })
  })
  return lines
}
