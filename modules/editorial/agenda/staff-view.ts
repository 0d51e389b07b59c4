import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { inEachLanguage } from '#kernel/language.ts'
import { cents, toEuros } from '#kernel/money.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { activitySorts, matchingActivities, type StaffRow, staffRow, staffRows } from './manage.sql.ts'
import type { FindActivities, StaffActivity } from './staff-contract.ts'
import { statusOf } from './status.ts'

const textFields = ['title', 'subtitle', 'place', 'hours', 'centre', 'presentation', 'programme'] as const

function viewOf(row: StaffRow, now: Date): StaffActivity {
  const texts = Object.fromEntries(
    textFields.map((field) => [field, inEachLanguage((language) => row.texts[language][field])]),
  ) as Pick<StaffActivity, (typeof textFields)[number]>
  return {
    id: row.id,
    type: row.activity_type_id,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    store_code: row.store_code,
    prices: row.prices.map(({ price_cents, label }) => ({ price: toEuros(cents(price_cents)), label })),
    paid: row.paid,
    pay_url: row.pay_url,
    refund_hours: row.refund_hours,
    accessibility: row.accessibility,
    spoken: row.spoken,
    takes_registrations: row.takes_registrations,
    limited_places: row.places,
    website: row.website,
    leaflet: row.leaflet,
    theme: row.theme,
    ...texts,
    products: row.products,
    signed_copies: row.signed_until !== null,
    signed_until: row.signed_until,
    published: row.published,
    status: statusOf(row, now),
    taken: row.taken,
    waiting: row.waiting,
  }
}

/** Activities of every state. */
export async function findActivities(db: Db, storefront: string, query: FindActivities, now: Date) {
  const rows = await staffRows(db, storefront, query, walking(db, query, activitySorts(db), { id: db`a.id` }))
  return listPage(db, query, { rows, matching: matchingActivities(db, storefront, query), view: (row) => viewOf(row, now) })
}

/** @throws NotFound */
export async function staffActivity(db: Db, id: number, now: Date): Promise<StaffActivity> {
  const row = await staffRow(db, id)
  if (!row) throw new NotFound('agenda.unknown')
  return viewOf(row, now)
}
