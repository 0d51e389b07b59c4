import type { Db } from '#kernel/db.ts'
import { NotFound, Refused } from '#kernel/errors.ts'
import { storeByCode } from '#modules/goods/stores/stores.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { refuseOtherStore } from '#modules/people/staff/own-store.ts'
import { moveStock, putStock } from './count-stock.ts'
import { productKnown, type StockRow, stockOf } from './staff.sql.ts'
import { FindStock, MoveStock, SetStock, StockView } from './staff-contract.ts'

function stockView(rows: readonly StockRow[]): StockView {
  const [first] = rows
  if (!first) throw new NotFound('staff.product_unknown')
  return {
    product: first.product_id,
    title: first.title,
    ean: first.ean,
    sku: first.sku,
    stores: rows.map(({ store_code, quantity }) => ({ store_code, quantity })),
    total: rows.reduce((all, row) => all + row.quantity, 0),
  }
}

async function requireProduct(db: Db, productId: number): Promise<void> {
  if (!(await productKnown(db, productId))) throw new NotFound('staff.product_unknown')
}

/** Copies per store: what lies on the shelves and is promised to no order. */
export function stockStaffRoutes(call: StaffCalls) {
  call('GET', '/stock/', {
    action: 'stock.read',
    summary: 'Copies of a product in every store, by product, ISBN/EAN or reference',
    query: FindStock,
    answer: StockView,
    run: async ({ db, query }) => stockView(await stockOf(db, { ...query, ean: query.ean?.replace(/[\s-]/g, '') })),
  })
  call('PUT', '/stock/', {
    action: 'stock.set',
    summary: 'How many copies a store has, after a count or a delivery',
    body: SetStock,
    answer: StockView,
    subject: ({ body }) => `product ${body.product}`,
    run: async ({ db, body, onlyStore }) => {
      refuseOtherStore(onlyStore, body.store_code)
      await storeByCode(db, body.store_code)
      await requireProduct(db, body.product)
      await putStock(db, { productId: body.product, storeCode: body.store_code, quantity: body.quantity })
      return stockView(await stockOf(db, body))
    },
  })
  call('POST', '/stock/move/', {
    action: 'stock.move',
    summary: 'Copies go from one store to another',
    body: MoveStock,
    answer: StockView,
    subject: ({ body }) => `product ${body.product}`,
    run: async ({ db, body, onlyStore }) => {
      refuseOtherStore(onlyStore, body.from_store)
      await storeByCode(db, body.to_store)
      await requireProduct(db, body.product)
      const move = { productId: body.product, from: body.from_store, to: body.to_store, quantity: body.quantity }
      if (!(await moveStock(db, move))) throw new Refused('staff.stock_short')
      return stockView(await stockOf(db, body))
    },
  })
}
