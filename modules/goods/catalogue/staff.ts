import { NotFound } from '#kernel/errors.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { IdOf } from '#modules/people/staff/call-contract.ts'
import { capsOf, setCaps } from './sales.ts'
import { ProductCaps, SavedCaps } from './staff-contract.ts'

/** What staff decide of a product. */
export function catalogueStaffRoutes(call: StaffCalls) {
  call('GET', '/products/:product/caps/', {
    action: 'stock.cap',
    summary: 'How many copies of a product may be promised before they exist',
    params: IdOf('product'),
    answer: ProductCaps,
    subject: ({ params }) => `product ${params.product}`,
    run: async ({ db, params }) => {
      const caps = await capsOf(db, params.product)
      if (!caps) throw new NotFound('staff.product_unknown')
      return caps
    },
  })
  call('PUT', '/products/:product/caps/', {
    action: 'stock.cap',
    summary: 'How many copies may be promised before they exist; null: as many as are asked for',
    params: IdOf('product'),
    body: SavedCaps,
    answer: ProductCaps,
    subject: ({ params }) => `product ${params.product}`,
    current: ({ db, params }) => capsOf(db, params.product),
    run: async ({ db, params, body }) => {
      if (!(await setCaps(db, params.product, { presale: body.presale_cap, backorder: body.backorder_cap })))
        throw new NotFound('staff.product_unknown')
      return (await capsOf(db, params.product))!
    },
  })
}
