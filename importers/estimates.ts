import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { fillIn } from '#kernel/fill-in.ts'
import { ratesOn } from '#modules/goods/imports/rates.sql.ts'
import { because } from '#modules/goods/imports/reasons.ts'
import type { Rates } from './demo-rates.ts'
import { type ImportItem, isRow } from './items.ts'

/** What a unit of a currency is worth in euros, from a day on. */
export interface DatedRate {
  rate: string
  from: Day
}

export type DatedRates = ReadonlyMap<string, DatedRate>

const inHundredths = 10_000

/** The rates that the shop has decided on and that hold today; those that the caller names come before them. */
export async function ratesToday(db: Db, today: Day, named: Rates = new Map()): Promise<DatedRates> {
  const kept = (await ratesOn(db, today)).map(
    ({ currency, rate, valid_from }) => [currency, { rate, from: valid_from as Day }] as const,
  )
  const said = [...named].map(([currency, rate]) => [currency, { rate: (rate / inHundredths).toFixed(6), from: today }] as const)
  return new Map([...kept, ...said])
}

/** The same as readers of prices take them. */
export const asRates = (dated: DatedRates): Rates =>
  new Map([...dated].map(([currency, { rate }]) => [currency, Number(rate) * inHundredths]))

const ofPrice = new Set(['price_cents', 'price_basis', 'former_price_cents'])

/** The items with every price that was worked out from another currency as an estimate: nothing is sold at it until a person says so. */
export async function* asEstimates(items: AsyncIterable<ImportItem>, rates: DatedRates): AsyncGenerator<ImportItem> {
  for await (const item of items) {
    const converted = isRow(item) ? item.record.converted : undefined
    const rate = rates.get(converted?.currency ?? '')
    if (!isRow(item) || !converted || !rate) {
      yield item
      continue
    }
    const { priceCents = 0, priceBasis: _basis, formerPriceCents: _former, ...record } = item.record
    const price = fillIn('{price_cents}', 'es', { price_cents: priceCents })
    const written = (converted.hundredths / 100).toFixed(2)
    const why = because('estimated', { ean: record.ean, price, written, currency: converted.currency })
    yield {
      ...item,
      record,
      mentions: (item.mentions ?? []).filter((column) => !ofPrice.has(column)),
      estimate: { cents: priceCents, ...converted, ...rate },
      remarks: [...(item.remarks ?? []), { line: item.line, ...why }],
    }
  }
}
