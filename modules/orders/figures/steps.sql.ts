import type { Reader } from '#kernel/db.ts'
import { type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import { type Period, yearBefore } from './period.ts'
import type { FindSteps, Step, StepRow } from './staff-contract.ts'

interface Asked {
  query: FindSteps
  period: Period
}

const foundIn = (db: Reader, { query, period }: Asked) => db`
  from (
    select s.day, coalesce(sum(s.times) filter (where s.step = 'visit'), 0)::int as visit,
      coalesce(sum(s.times) filter (where s.step = 'product'), 0)::int as product,
      coalesce(sum(s.times) filter (where s.step = 'basket'), 0)::int as basket,
      coalesce(sum(s.times) filter (where s.step = 'checkout'), 0)::int as checkout,
      coalesce(sum(s.times) filter (where s.step = 'address'), 0)::int as address,
      coalesce(sum(s.times) filter (where s.step = 'placed'), 0)::int as placed,
      coalesce(sum(s.times) filter (where s.step = 'paid'), 0)::int as paid
    from step_day s where s.day between ${period.from}::date and ${period.to}::date
      ${query.shop === undefined ? db`` : db`and s.storefront_code = ${query.shop}`}
    group by s.day
  ) s where true ${worded(db, db`list_words(s.day::text)`, query.q)}`

export const matchingSteps = (db: Reader, asked: Asked) => db`select s.day ${foundIn(db, asked)}`
export const stepSorts = (db: Reader) => ({ day: { by: db`s.day`, kind: 'day' } }) as const
export const stepRows = (db: Reader, asked: Asked, walk: Walk) => db<(StepRow & Walked)[]>`
  select s.day, s.visit, s.product, s.basket, s.checkout, s.address, s.placed, s.paid, ${walk.key} ${foundIn(db, asked)} ${walk.after} ${walk.order}`

export const stepSums = (db: Reader, { shop, period }: { shop: string | undefined; period: Period }) => {
  const then = yearBefore(period)
  return db<{ step: Step; times: number; before: number }[]>`
    select s.step, coalesce(sum(s.times) filter (where s.day between ${period.from}::date and ${period.to}::date), 0)::int as times,
      coalesce(sum(s.times) filter (where s.day between ${then.from}::date and ${then.to}::date), 0)::int as before
    from step_day s
    where (s.day between ${period.from}::date and ${period.to}::date or s.day between ${then.from}::date and ${then.to}::date)
      ${shop === undefined ? db`` : db`and s.storefront_code = ${shop}`}
    group by s.step`
}
