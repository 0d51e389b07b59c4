import { dayOf } from '#kernel/days.ts'
import type { Reader } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { eurosOf } from '#kernel/money.ts'
import { availabilityWords } from '#modules/goods/titles/availability-words.ts'
import { type Finding, titlesAsked } from '#modules/goods/titles/find.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { askedRows, askedSorts, matchingAsked } from './asked-searches.sql.ts'
import { periodOf } from './period.ts'
import { matchingPromises, type Promises, promiseRows, promiseSorts } from './promises.sql.ts'
import { matchingSales, matchingTitles, saleRows, saleSorts, saleSum, titleRows, titleSorts, type Whose } from './sales.sql.ts'
import { matchingSearches, searchRows, searchSorts } from './searches.sql.ts'
import {
  type FindAsked,
  type FindPromises,
  type FindRest,
  type FindSales,
  type FindSearches,
  type FindSoldTitles,
  type FindSteps,
  type PromiseRow,
  type SaleSum,
  type StepSum,
  steps,
} from './staff-contract.ts'
import { isBehind, summedAt } from './stale.sql.ts'
import { matchingSteps, stepRows, stepSorts, stepSums } from './steps.sql.ts'
import { matchingRest, type RestingRow, restId, restRows, restSorts } from './still-stock.sql.ts'

/** Who asks, and when. */
export interface Asking {
  onlyStore: string | null
  language: Language
  now: Date
}

interface Sums {
  copies: number
  gross: number
  vat: number
  returned: number
  refunded: number
  before_copies: number
  before_net: number
}

const inEuros = ({ copies, gross, vat, returned, refunded, before_copies, before_net }: Sums) => ({
  copies,
  gross: eurosOf(gross),
  vat: eurosOf(vat),
  net: eurosOf(gross - vat),
  returned,
  refunded: eurosOf(refunded),
  before_copies,
  before_net: eurosOf(before_net),
})

const whoseOf = (
  { shop, store_code }: { shop?: string | undefined; store_code?: string | undefined },
  { onlyStore }: Asking,
): Whose => ({
  shop,
  store: store_code,
  onlyStore,
})

/** What was sold by days, stores, families, sections …, beside the same weekdays of the year before. @throws InvalidFields */
export async function findSales(db: Reader, query: FindSales, asking: Asking) {
  const asked = { query, whose: whoseOf(query, asking), period: periodOf(query, asking.now), language: asking.language }
  const rows = await saleRows(db, asked, walking(db, query, saleSorts(db), { id: db`s.key`, as: 'text' }))
  return listPage(db, query, {
    rows,
    matching: matchingSales(db, asked),
    view: ({ key, name, ...sums }) => ({ key, name, ...inEuros(sums) }),
  })
}

/** What all of it comes to, and how fresh it is. @throws InvalidFields */
export async function sumOfSales(
  db: Reader,
  query: {
    from?: string | undefined
    to?: string | undefined
    shop?: string | undefined
    store_code?: string | undefined
    family?: string | undefined
  },
  asking: Asking,
): Promise<SaleSum> {
  const period = periodOf(query, asking.now)
  const { orders, before_orders, ...sums } = await saleSum(db, { family: query.family, whose: whoseOf(query, asking), period })
  return {
    ...period,
    orders,
    before_orders,
    ...inEuros(sums),
    summed_at: (await summedAt(db, 'sales'))?.toISOString() ?? null,
    behind: await isBehind(db, 'sales', dayOf(asking.now)),
  }
}

/** What titles sold. @throws InvalidFields */
export async function findSoldTitles(db: Reader, query: FindSoldTitles, asking: Asking) {
  const asked = { query, whose: whoseOf(query, asking), period: periodOf(query, asking.now), language: asking.language }
  const rows = await titleRows(db, asked, walking(db, query, titleSorts(db), { id: db`s.product_id` }))
  return listPage(db, query, {
    rows,
    matching: matchingTitles(db, asked),
    view: ({ product, title, ean, ...sums }) => ({ product, title, ean, ...inEuros(sums) }),
  })
}

const toTenth = (value: number) => Math.round(value * 10) / 10
/** A share in percent, to a tenth; null of nothing. */
const percent = (part: number, whole: number) => (whole === 0 ? null : toTenth((100 * part) / whole))

const promiseView = ({ key, kept, late, untold, late_came, late_days }: Promises, name: string): PromiseRow => ({
  key,
  name,
  kept,
  late,
  untold,
  share: percent(kept, kept + late),
  days_late: late_came === 0 ? null : toTenth(late_days / late_came),
})

/** What became of promised days. @throws InvalidFields */
export async function findPromises(db: Reader, query: FindPromises, asking: Asking) {
  const asked = { query, whose: whoseOf(query, asking), period: periodOf(query, asking.now) }
  const rows = await promiseRows(db, asked, walking(db, query, promiseSorts(db), { id: db`s.key`, as: 'text' }))
  const nameOf = (key: string) => (query.by === 'availability' ? (availabilityWords[key]?.[asking.language] ?? '') : '')
  return listPage(db, query, { rows, matching: matchingPromises(db, asked), view: (row) => promiseView(row, nameOf(row.key)) })
}

/** How many came how far, day by day. @throws InvalidFields */
export async function findSteps(db: Reader, query: FindSteps, { now }: Asking) {
  const asked = { query, period: periodOf(query, now) }
  const rows = await stepRows(db, asked, walking(db, query, stepSorts(db), { id: db`s.day`, as: 'text' }))
  return listPage(db, query, {
    rows,
    matching: matchingSteps(db, asked),
    view: (row) => row,
  })
}

/** How many came how far in all; every step is there, in its order. @throws InvalidFields */
export async function sumOfSteps(
  db: Reader,
  query: { from?: string | undefined; to?: string | undefined; shop?: string | undefined },
  { now }: Asking,
): Promise<StepSum> {
  const rows = await stepSums(db, { shop: query.shop, period: periodOf(query, now) })
  const of = (step: string) => rows.find((row) => row.step === step) ?? { times: 0, before: 0 }
  const visits = of('visit').times
  return {
    items: steps.map((step) => ({
      step,
      times: of(step).times,
      before: of(step).before,
      share: percent(of(step).times, visits),
    })),
  }
}

/** What was looked for and not found. @throws InvalidFields */
export async function findSearches(db: Reader, query: FindSearches, { now }: Asking) {
  const asked = { query, period: periodOf(query, now) }
  const rows = await searchRows(db, asked, walking(db, query, searchSorts(db), { id: db`s.words`, as: 'text' }))
  return listPage(db, query, {
    rows,
    matching: matchingSearches(db, asked),
    view: ({ words, asked: times, last_at }) => ({ words, asked: times, last_at: last_at.toISOString() }),
  })
}

/** What was most asked of the search, with what came of it. @throws InvalidFields */
export async function findAsked(db: Reader, query: FindAsked, { now }: Asking) {
  const asked = { query, period: periodOf(query, now) }
  const rows = await askedRows(db, asked, walking(db, query, askedSorts(db), { id: db`s.key`, as: 'text' }))
  return listPage(db, query, {
    rows,
    matching: matchingAsked(db, asked),
    view: ({ key, words, language, asked: times, results, opened, last_at }) => ({
      key,
      words,
      language,
      asked: times,
      results,
      opened,
      opened_share: percent(opened, times),
      last_at: last_at.toISOString(),
    }),
  })
}

const restView = ({ value, ...row }: RestingRow) => ({
  product: row.product,
  title: row.title,
  ean: row.ean,
  store: row.store,
  copies: row.copies,
  value: value === null ? null : eurosOf(value),
  last_sold: row.last_sold,
  last_received: row.last_received,
  since: row.since,
})

/** Copies that nobody bought and nobody sent for long; words find them as they find titles. */
export async function findRest(db: Reader, query: FindRest, { onlyStore, language, now }: Asking, finding: Finding) {
  const titles = titlesAsked(db, query.q, language, finding)
  const asked = { query, onlyStore, language, today: dayOf(now), titles }
  const rows = await restRows(db, asked, walking(db, query, restSorts(db), { id: restId(db), as: 'text' }))
  return listPage(db, query, { rows, matching: matchingRest(db, asked), view: restView })
}
