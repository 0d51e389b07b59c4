import { NotFound } from '#kernel/errors.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { IdOf } from '#modules/people/staff/call-contract.ts'
import { setCaps } from './sales.ts'
import { Caps, ProductCaps } from './staff-contract.ts'

/** What staff decide of a product. */
export function catalogueStaffRoutes(call: StaffCalls) {
  call('PUT', '/products/:product/caps/', {
    action: 'stock.cap',
    summary: 'How many copies may be promised before they exist; null: as many as are asked for',
    params: IdOf('product'),
    body: Caps,
    answer: ProductCaps,
    subject: ({ params }) => `product ${params.product}`,
    run: async ({ db, params, body }) => {
      if (!(await setCaps(db, params.product, { presale: body.presale_cap, backorder: body.backorder_cap })))
        throw new NotFound('staff.product_unknown')
      return { product: params.product, ...body }
    },
  })
}
