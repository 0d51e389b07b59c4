import type { StaffCalls } from '#modules/people/staff/call.ts'
import { readPricingTables } from './reckon.ts'
import { trialCalls } from './staff-contract.ts'
import { tryPromotions } from './trial.ts'

interface CartStaffDeps {
  storefront: string
  splitFeeCents: number | null
}

/** What promotions do to a basket, tried before anybody has it. */
export function cartStaffRoutes(call: StaffCalls, { storefront, splitFeeCents }: CartStaffDeps) {
  call(trialCalls, 'POST /promotions/trial/', {
    action: 'promotion.read',
    summary: 'What a basket would come to, with each promotion that counts; one of them may be tried before it is on',
    reads: true,
    run: async ({ db, body, language, now }) =>
      tryPromotions(db, body, { mainShop: storefront, splitFeeCents, language, now, tables: await readPricingTables(db) }),
  })
}
