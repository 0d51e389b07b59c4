import { dayOf } from '#kernel/days.ts'
import { InvalidFields } from '#kernel/errors.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { confirmEstimate, dropEstimate } from './estimates.ts'
import { type EstimateRow, estimateRows, estimateSorts, matchingEstimates, rateRows, writeRate } from './rates.sql.ts'
import { importCalls } from './staff-contract.ts'

const estimateView = ({ run_id, ...estimate }: EstimateRow) => ({
  ...estimate,
  run: run_id,
})

/** What foreign money is worth, and the prices that were worked out from it. */
export function importRateStaffRoutes(call: StaffCalls) {
  call(importCalls, 'GET /imports/rates/', {
    action: 'import.rate',
    summary: 'Exchange rates, with the day from which each holds and who says so',
    run: async ({ db }) => ({
      items: (await rateRows(db)).map(({ entered_by_name, entered_at, ...rate }) => ({
        ...rate,
        entered_by: entered_by_name,
        entered_at: entered_at.toISOString(),
      })),
    }),
  })
  call(importCalls, 'PUT /imports/rates/', {
    action: 'import.rate',
    summary: 'What a unit of a currency is worth in euros from a day on; prices worked out with it wait for a person',
    subject: ({ body }) => `rate ${body.currency}`,
    run: async ({ db, staff, body, now }) => {
      if (body.valid_from > dayOf(now)) throw new InvalidFields({ valid_from: 'imports.future_rate' })
      const { currency, valid_from, rate, stated_by } = body
      await writeRate(db, { currency, validFrom: valid_from, rate, statedBy: stated_by, staffId: staff.id })
      return { done: true as const }
    },
  })
  call(importCalls, 'GET /imports/estimates/', {
    action: 'import.rate',
    summary: 'Prices worked out from another currency: nothing is sold at them until somebody confirms them',
    run: async ({ db, query, language }) => {
      const rows = await estimateRows(db, query, language, walking(db, query, estimateSorts(db, language), { id: db`p.id` }))
      return listPage(db, query, { rows, matching: matchingEstimates(db, query, language), view: estimateView })
    },
  })
  call(importCalls, 'POST /imports/estimates/confirm/', {
    action: 'import.rate',
    summary: 'Sells these products at their estimated prices from now on',
    subject: ({ id }) => `product ${id}`,
    each: ({ db }, { id }) => confirmEstimate(db, id),
  })
  call(importCalls, 'POST /imports/estimates/drop/', {
    action: 'import.rate',
    summary: 'Drops estimated prices: the products keep the price they have, or none',
    subject: ({ id }) => `product ${id}`,
    each: ({ db }, { id }) => dropEstimate(db, id),
  })
}
