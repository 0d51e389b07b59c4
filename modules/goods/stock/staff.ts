import { z } from 'zod'
import type { Db } from '#kernel/db.ts'
import { NotFound, Refused } from '#kernel/errors.ts'
import { storeByCode } from '#modules/goods/stores/stores.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { Id } from '#modules/people/staff/call-contract.ts'
import { refuseOtherStore } from '#modules/people/staff/own-store.ts'
import { moveStock, putStock } from './count-stock.ts'
import { productKnown, type StockRow, stockOf } from './staff.sql.ts'

const Copies = z.coerce.number().int().min(0).max(1_000_000)
const StoreCode = z.string().max(10)
/** Why the number changes: a count, a delivery, a theft. Kept with the act. */
const Reason = z.string().trim().min(3).max(200)

const StockView = z.object({
  product: z.number().int(),
  title: z.string(),
  ean: z.string(),
  sku: z.string(),
  stores: z.array(z.object({ store_code: z.string(), quantity: z.number().int() })),
  total: z.number().int(),
})

function stockView(rows: readonly StockRow[]): z.output<typeof StockView> {
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
    query: z
      .object({ product: Id.optional(), ean: z.string().max(20).optional(), sku: z.string().max(40).optional() })
      .refine((query) => query.product !== undefined || query.ean !== undefined || query.sku !== undefined),
    answer: StockView,
    run: async ({ db, query }) => stockView(await stockOf(db, { ...query, ean: query.ean?.replace(/[\s-]/g, '') })),
  })
  call('PUT', '/stock/', {
    action: 'stock.set',
    summary: 'How many copies a store has, after a count or a delivery',
    body: z.object({ product: Id, store_code: StoreCode, quantity: Copies, reason: Reason }),
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
    body: z.object({ product: Id, from_store: StoreCode, to_store: StoreCode, quantity: Copies.min(1), reason: Reason }),
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
