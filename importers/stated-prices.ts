import { because } from '#modules/goods/imports/reasons.ts'
import { type ImportItem, isRow } from './items.ts'

/** The items with the prices that their source states in euros; those of the demonstration are left out, and how many is said at the end. */
export async function* withStatedPrices(items: AsyncIterable<ImportItem>): AsyncGenerator<ImportItem> {
  let left = 0
  for await (const item of items) {
    if (!isRow(item) || (item.record.priceBasis ?? 'stated') === 'stated') {
      yield item
      continue
    }
    left += 1
    const { priceCents: _cents, priceBasis: _basis, formerPriceCents: _former, ...record } = item.record
    yield { ...item, record }
  }
  if (left > 0)
    yield {
      line: 1,
      ...because('no_euro_prices', { rows: left }),
      remark: true,
    }
}
