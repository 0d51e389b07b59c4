import type { Reader } from '#kernel/db.ts'
import type { Finding } from '#modules/goods/titles/find.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import {
  findAsked,
  findPromises,
  findRest,
  findSales,
  findSearches,
  findSoldTitles,
  findSteps,
  sumOfSales,
  sumOfSteps,
} from './figures-read.ts'
import { figureBookCalls } from './staff-contract.ts'
import { markAll } from './stale.sql.ts'

/** What was sold, how far visitors came, which promises were kept, and what nobody buys. */
export function figureBookRoutes(call: StaffCalls, { reader, finding }: { reader: Reader; finding: Finding }) {
  call(figureBookCalls, 'GET /figures/sales/', {
    action: 'sale.read',
    summary:
      'What was sold by day, week, month, weekday, hour, shop, store, kind or section, beside the same weekdays of the year before',
    run: ({ query, ...asking }) => findSales(reader, query, asking),
  })
  call(figureBookCalls, 'GET /figures/sales/sum/', {
    action: 'sale.read',
    summary: 'What sales and refunds come to, and when they were last summed up',
    run: ({ query, ...asking }) => sumOfSales(reader, query, asking),
  })
  call(figureBookCalls, 'GET /figures/titles/', {
    action: 'sold_title.read',
    summary: 'What titles sold, beside the same weekdays of the year before',
    run: ({ query, ...asking }) => findSoldTitles(reader, query, asking),
  })
  call(figureBookCalls, 'GET /figures/promises/', {
    action: 'promise.read',
    summary: 'Promised days beside what happened: by month, store, carrier, availability or way',
    run: ({ query, ...asking }) => findPromises(reader, query, asking),
  })
  call(figureBookCalls, 'GET /figures/steps/', {
    action: 'visit.read',
    summary: 'How far visitors came, day by day',
    run: ({ query, ...asking }) => findSteps(reader, query, asking),
  })
  call(figureBookCalls, 'GET /figures/steps/sum/', {
    action: 'visit.read',
    summary: 'How far visitors came in all',
    run: ({ query, ...asking }) => sumOfSteps(reader, query, asking),
  })
  call(figureBookCalls, 'GET /figures/searches/', {
    action: 'missed_search.read',
    summary: 'What was looked for in these days and not found',
    run: ({ query, ...asking }) => findSearches(reader, query, asking),
  })
  call(figureBookCalls, 'GET /figures/asked-searches/', {
    action: 'asked_search.read',
    summary: 'What was most asked of the search in these days, how many it found, and whether a product was opened from it',
    run: ({ query, ...asking }) => findAsked(reader, query, asking),
  })
  call(figureBookCalls, 'GET /figures/still-stock/', {
    action: 'still_stock.read',
    summary: 'Copies that were neither sold nor received for months',
    run: ({ query, ...asking }) => findRest(reader, query, asking, finding),
  })
  call(figureBookCalls, 'POST /figures/rebuild/', {
    action: 'sale.rebuild',
    summary: 'Has every day summed up anew from orders, refunds and parcels',
    run: async ({ db }) => ({ days: (await markAll(db)).count }),
  })
}
