import { z } from 'zod'
import { languages } from '#kernel/language.ts'
import type { StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'

/** What is summed up by days. */
export type Summed = 'sales' | 'promises' | 'steps' | 'rest'

export const families = ['book', 'ebook', 'object', 'shipping'] as const
/** By what sales are put together; hours are those of the day in Madrid, weeks begin on Monday. */
export const saleKeys = ['day', 'week', 'month', 'weekday', 'hour', 'shop', 'store', 'family', 'section'] as const
export type SaleKey = (typeof saleKeys)[number]
export const promiseKeys = ['month', 'store', 'carrier', 'availability', 'kind'] as const
export type PromiseKey = (typeof promiseKeys)[number]
export const steps = ['visit', 'product', 'basket', 'checkout', 'address', 'placed', 'paid'] as const
export type Step = (typeof steps)[number]

const count = z.number().int()
const euros = z.number()
const Shop = z.string().max(10).optional().describe('One shop of the house')
const Store = z.string().max(10).optional().describe('One store; none: what is sent to an address')

const amounts = {
  copies: count,
  gross: euros.describe('EUR, VAT included'),
  vat: euros.describe('EUR'),
  net: euros.describe('EUR, without VAT'),
  returned: count.describe('Copies of refunds done in these days, whenever they were sold'),
  refunded: euros.describe('EUR given back in these days, VAT included'),
}
const before = {
  before_copies: count.describe('On the same days of the year before, weekday by weekday'),
  before_net: euros.describe('EUR, likewise'),
}
const SaleRow = z.object({
  key: z.string().describe('Day, Monday of the week, month, weekday (1 is Monday), hour, or code; empty where there is none'),
  name: z.string().describe('What the key is called, where it has a name of its own'),
  ...amounts,
  ...before,
})
export type SaleRow = z.output<typeof SaleRow>

const saleList = listCall({
  sorts: ['key', 'copies', 'net', 'refunded'],
  first: 'key',
  filters: {
    by: z.enum(saleKeys).default('day'),
    shop: Shop,
    store_code: Store,
    family: z.enum(families).optional(),
  },
  item: SaleRow,
})
export type FindSales = z.output<(typeof saleList)['query']>

const SaleSum = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  orders: count,
  ...amounts,
  before_orders: count,
  ...before,
  summed_at: z.iso.datetime().nullable().describe('When the sums were last looked after'),
  behind: z.boolean().describe('Whether days are still to be summed up'),
})
export type SaleSum = z.output<typeof SaleSum>

const TitleRow = z.object({
  product: count,
  title: z.string(),
  ean: z.string(),
  ...amounts,
  ...before,
})
export type SoldTitle = z.output<typeof TitleRow>

const titleList = listCall({
  sorts: ['copies', 'net', 'refunded'],
  first: '-copies',
  filters: {
    shop: Shop,
    store_code: Store,
    section: z.coerce.number().int().optional().describe('One section, with all below it'),
  },
  item: TitleRow,
})
export type FindSoldTitles = z.output<(typeof titleList)['query']>

const PromiseRow = z.object({
  key: z.string(),
  name: z.string().describe('What an availability is called; empty where the key says it'),
  kept: count,
  late: count,
  untold: count.describe('Left in time; the carrier told nothing of the end'),
  share: z.number().nullable().describe('Percent kept of those of which the end is known'),
  days_late: z.number().nullable().describe('On average, of those that were late and came'),
})
export type PromiseRow = z.output<typeof PromiseRow>

const promiseList = listCall({
  sorts: ['key', 'kept', 'late'],
  first: 'key',
  filters: {
    by: z.enum(promiseKeys).default('month'),
    shop: Shop,
    store_code: Store,
    kind: z.enum(['shipment', 'pickup']).optional(),
  },
  item: PromiseRow,
})
export type FindPromises = z.output<(typeof promiseList)['query']>

const StepRow = z.object({ day: z.iso.date(), ...Object.fromEntries(steps.map((step) => [step, count])) } as {
  day: z.ZodISODate
} & Record<Step, typeof count>)
export type StepRow = z.output<typeof StepRow>

const stepList = listCall({ sorts: ['day'], first: '-day', filters: { shop: Shop }, item: StepRow })
export type FindSteps = z.output<(typeof stepList)['query']>

const StepSum = z.object({
  items: z.array(
    z.object({ step: z.enum(steps), times: count, before: count, share: z.number().nullable().describe('Percent of visits') }),
  ),
})
export type StepSum = z.output<typeof StepSum>

const SearchRow = z.object({ words: z.string(), asked: count, last_at: z.iso.datetime() })
export type SearchRow = z.output<typeof SearchRow>
const searchList = listCall({ sorts: ['asked', 'last_at'], first: '-asked', filters: {}, item: SearchRow })
export type FindSearches = z.output<(typeof searchList)['query']>

const AskedRow = z.object({
  key: z.string(),
  words: z.string().describe('As the search reads them'),
  language: z.enum(languages),
  asked: count,
  results: count.describe('Found when it was last asked'),
  opened: count.describe('From which a product was opened'),
  opened_share: z.number().nullable().describe('Percent of those asked'),
  last_at: z.iso.datetime(),
})
export type AskedRow = z.output<typeof AskedRow>
const askedList = listCall({
  sorts: ['asked', 'results', 'opened', 'last_at'],
  first: '-asked',
  filters: { language: z.enum(languages).optional() },
  item: AskedRow,
})
export type FindAsked = z.output<(typeof askedList)['query']>

const RestRow = z.object({
  product: count,
  title: z.string(),
  ean: z.string(),
  store: z.string(),
  copies: count,
  value: euros.describe('EUR at the price of sale, VAT included: what copies cost the house is not known here').nullable(),
  last_sold: z.iso.date().nullable(),
  last_received: z.iso.date().nullable(),
  since: z.iso.date().describe('Neither sold nor received since'),
})
export type RestRow = z.output<typeof RestRow>
const restList = listCall({
  sorts: ['since', 'copies', 'value'],
  first: 'since',
  filters: {
    store_code: Store,
    months: z.coerce.number().int().min(1).max(120).default(6).describe('Neither sold nor received for so many months'),
    kind: z.enum(['book', 'object']).optional(),
  },
  item: RestRow,
})
export type FindRest = z.output<(typeof restList)['query']>

const Period = z.object({
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  shop: Shop,
})

export const figureBookCalls = {
  'GET /figures/sales/': saleList,
  'GET /figures/sales/sum/': {
    query: Period.extend({ store_code: Store, family: z.enum(families).optional() }),
    answer: SaleSum,
  },
  'GET /figures/titles/': titleList,
  'GET /figures/promises/': promiseList,
  'GET /figures/steps/': stepList,
  'GET /figures/steps/sum/': { query: Period, answer: StepSum },
  'GET /figures/searches/': searchList,
  'GET /figures/asked-searches/': askedList,
  'GET /figures/still-stock/': restList,
  'POST /figures/rebuild/': { answer: z.object({ days: count.describe('That will be summed up anew') }) },
} satisfies StaffContract
