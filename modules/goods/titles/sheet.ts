import { type Day, day, dayOf } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import { InvalidFields, type RefusalCode } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import type { BookCap } from '#modules/goods/pricing/tax-rules.ts'
import { keepHistory, openTitle } from './change.ts'
import { isSlip, judgePrice } from './price-check.ts'
import { lowestBefore, matched, planPrice, type SheetMatch, setPrice } from './prices.sql.ts'
import { capsOf } from './prices.ts'
import { mostLines, type SheetLine, sheetLines } from './sheet-lines.ts'
import type { PriceSheet, SheetRow } from './staff-contract.ts'

interface Sheet extends Omit<PriceSheet, 'text' | 'from_day'> {
  from: Day
  today: Day
  caps: readonly BookCap[]
}

type Row = Omit<SheetRow, 'sentence'> & { problem: RefusalCode | null; details: Record<string, number> }

const nothing = { product: null, title: null, was_cents: null, far: false, outcome: 'refused', details: {} } as const

async function rowOf(
  tx: Tx,
  { line, code, cents }: SheetLine,
  found: SheetMatch | undefined,
  twice: boolean,
  sheet: Sheet,
): Promise<Row> {
  const row = { ...nothing, line, code, price_cents: cents }
  if (!found) return { ...row, problem: 'titles.unknown_code' }
  const about = { ...row, product: found.id, title: found.title, was_cents: found.price_cents }
  if (twice) return { ...about, problem: 'titles.twice' }
  if (cents === null) return { ...about, problem: 'titles.price_unreadable' }
  const former_price_cents = sheet.reduction ? (found.former_price_cents ?? found.price_cents) : null
  if (cents === found.price_cents && former_price_cents === found.former_price_cents)
    return { ...about, outcome: 'same', problem: null }
  const lowest = await lowestBefore(tx, found.id, sheet.from)
  const judged = judgePrice(found, { price_cents: cents, former_price_cents }, { caps: sheet.caps, day: sheet.from, lowest })
  const details: Record<string, number> = judged.least_cents === null ? {} : { least_cents: judged.least_cents }
  if (judged.problem) return { ...about, far: judged.far, problem: judged.problem, details }
  if (isSlip(found.price_cents, cents) && !sheet.far) return { ...about, far: true, problem: 'titles.price_far' }
  return { ...about, far: judged.far, outcome: sheet.from === sheet.today ? 'changed' : 'planned', problem: null }
}

async function write(tx: Tx, row: Row, found: SheetMatch, sheet: Sheet, staffId: number): Promise<void> {
  const price = {
    price_cents: row.price_cents!,
    former_price_cents: sheet.reduction ? (found.former_price_cents ?? found.price_cents) : null,
  }
  if (row.outcome === 'planned') return planPrice(tx, found.id, { from: sheet.from, staffId, ...price })
  const before = await openTitle(tx, found.id)
  await setPrice(tx, found.id, price)
  await keepHistory(tx, before, staffId)
}

/**
 * Reads a sheet of prices and says what each line would do; with `staffId` it is done, all in one transaction: what is refused is left
 * out and named, the rest holds.
 */
export async function priceSheet(
  tx: Tx,
  asked: PriceSheet,
  { now, staffId, language }: { now: Date; staffId: number | null; language: Language },
): Promise<Row[]> {
  const today = dayOf(now)
  const from = asked.from_day ? day(asked.from_day) : today
  if (from < today) throw new InvalidFields({ from_day: 'titles.day_gone' })
  const lines = sheetLines(asked.text)
  if (lines.length === 0) throw new InvalidFields({ text: 'titles.sheet_empty' })
  if (lines.length > mostLines) throw new InvalidFields({ text: 'titles.sheet_long' })
  const found = new Map((await matched(tx, [...new Set(lines.map(({ code }) => code))], language)).map((one) => [one.code, one]))
  const sheet: Sheet = { ...asked, from, today, caps: await capsOf(tx) }
  const met = new Set<number>()
  const rows: Row[] = []
  for (const line of lines) {
    const match = found.get(line.code)
    const row = await rowOf(tx, line, match, match !== undefined && met.has(match.id), sheet)
    if (match) met.add(match.id)
    if (staffId !== null && match && (row.outcome === 'changed' || row.outcome === 'planned'))
      await write(tx, row, match, sheet, staffId)
    rows.push(row)
  }
  return rows
}
