import type { Day } from '#kernel/days.ts'
import type { Db, Locking, Tx } from '#kernel/db.ts'
import { type Language, languages } from '#kernel/language.ts'
import type { Cents } from '#kernel/money.ts'
import { onDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { Accessibility } from './offered-contract.ts'
import type { FindActivities, NewActivity, NewActivityType, StaffActivityType } from './staff-contract.ts'

export interface StaffRow {
  id: number
  activity_type_id: number
  starts_at: Date
  ends_at: Date
  store_code: string | null
  prices: { price_cents: Cents; label: Record<Language, string> }[]
  paid: 'door' | 'link' | 'online'
  refund_hours: number | null
  pay_url: string
  accessibility: Accessibility[]
  spoken: Language[]
  takes_registrations: boolean
  places: number | null
  taken: number
  waiting: number
  website: string
  leaflet: string
  theme: string
  published: boolean
  cancelled_at: Date | null
  signed_until: Day | null
  texts: Record<Language, Record<'title' | 'subtitle' | 'place' | 'hours' | 'centre' | 'presentation' | 'programme', string>>
  products: number[]
}

const columns = (db: Db) => db`
  a.id, a.activity_type_id, a.starts_at, a.ends_at, a.store_code, a.prices, a.paid, a.refund_hours, a.pay_url, a.accessibility, a.spoken, a.takes_registrations, a.places, a.taken, a.website, a.leaflet,
  a.theme, a.published, a.cancelled_at, a.signed_until,
  (select coalesce(sum(r.places), 0)::int from activity_registration r where r.activity_id = a.id and r.state = 'waiting') as waiting,
  (select jsonb_object_agg(t.language, to_jsonb(t) - 'activity_id' - 'language') from activity_translation t where t.activity_id = a.id) as texts,
  (select coalesce(array_agg(p.product_id order by p.position), '{}') from activity_product p where p.activity_id = a.id) as products`

const foundIn = (db: Db, storefront: string, { q, from, to, type, store_code, published, called_off }: FindActivities) => db`
  from activity a where a.storefront_code = ${storefront} ${onDays(db, db`a.starts_at`, { from, to })}
    ${q ? db`and exists (select from activity_translation t where t.activity_id = a.id ${worded(db, db`list_words(t.title || ' ' || t.subtitle || ' ' || t.place)`, q)})` : db``}
    ${type === undefined ? db`` : db`and a.activity_type_id = ${type}`} ${store_code === undefined ? db`` : db`and a.store_code = ${store_code}`}
    ${published === undefined ? db`` : db`and a.published = ${published}`}
    ${called_off === undefined ? db`` : called_off ? db`and a.cancelled_at is not null` : db`and a.cancelled_at is null`}`
export const matchingActivities = (db: Db, storefront: string, query: FindActivities) =>
  db`select a.id ${foundIn(db, storefront, query)}`
export const activitySorts = (db: Db) =>
  ({ starts_at: { by: db`a.starts_at`, kind: 'instant' }, made: { by: db`a.id`, kind: 'number' } }) as const

/** Activities of every state. */
export const staffRows = (db: Db, storefront: string, query: FindActivities, walk: Walk) => db<(StaffRow & Walked)[]>`
  select ${columns(db)}, ${walk.key} ${foundIn(db, storefront, query)} ${walk.after} ${walk.order}`

/** One activity, locked where it is to be changed. */
export async function staffRow<Lock extends boolean = false>(
  db: Locking<Lock>,
  id: number,
  { lock }: { lock?: Lock } = {},
): Promise<StaffRow | undefined> {
  const [row] = await db<StaffRow[]>`
    select ${columns(db)} from activity a where a.id = ${id} ${lock ? db`for no key update of a` : db``}`
  return row
}

export interface WrittenActivity {
  activity_type_id: number
  starts_at: Date
  ends_at: Date
  store_code: string | null
  free: boolean
  prices: StaffRow['prices']
  paid: StaffRow['paid']
  refund_hours: StaffRow['refund_hours']
  pay_url: string
  accessibility: Accessibility[]
  spoken: Language[]
  takes_registrations: boolean
  places: number | null
  website: string
  leaflet: string
  theme: string
  signed_until: Day | null
}

export async function insertActivity(tx: Tx, storefront: string, row: WrittenActivity): Promise<number> {
  const [added] = await tx<{ id: number }[]>`
    insert into activity ${tx({ ...row, storefront_code: storefront, prices: tx.json(row.prices) })} returning id`
  return added!.id
}

/** `moved`: its time or place is another, so calendars have to take the newer word. */
export const updateActivity = (tx: Tx, id: number, row: WrittenActivity, moved: boolean) => tx`
  update activity set ${tx({ ...row, prices: tx.json(row.prices) })}, revision = revision + ${moved ? 1 : 0} where id = ${id}`

type Texts = Pick<NewActivity, 'title' | 'subtitle' | 'place' | 'hours' | 'centre' | 'presentation' | 'programme'>

export const writeTexts = (tx: Tx, id: number, { title, subtitle, place, hours, centre, presentation, programme }: Texts) => tx`
  insert into activity_translation ${tx(
    languages.map((language) => ({
      activity_id: id,
      language,
      title: title[language],
      subtitle: subtitle[language],
      place: place[language],
      hours: hours[language],
      centre: centre[language],
      presentation: presentation[language],
      programme: programme[language],
    })),
  )} on conflict (activity_id, language) do update set title = excluded.title, subtitle = excluded.subtitle, place = excluded.place,
    hours = excluded.hours, centre = excluded.centre, presentation = excluded.presentation, programme = excluded.programme`

/** Its books and objects, in this order, instead of those before. @returns how many of them there are. */
export async function putProducts(tx: Tx, id: number, products: readonly number[]): Promise<number> {
  await tx`delete from activity_product where activity_id = ${id}`
  const added = await tx`
    insert into activity_product (activity_id, product_id, position)
    select ${id}, p.id, asked.position from unnest(${products as number[]}::bigint[]) with ordinality as asked (id, position)
    join product p on p.id = asked.id`
  return added.count
}

/** Whether a book on paper with an author belongs to it. */
export const hasBookToSign = async (db: Db, id: number): Promise<boolean> =>
  (await db`select from signing_book where signing_id = ${id} limit 1`).length === 1

/** @returns false when there is no such activity. */
export async function setPublished(db: Db, id: number, published: boolean): Promise<boolean> {
  return (await db`update activity set published = ${published} where id = ${id} returning id`).length === 1
}

/** @returns false when it was called off before. */
export async function setCancelled(db: Db, id: number, now: Date): Promise<boolean> {
  const rows = await db`
    update activity set cancelled_at = ${now}, revision = revision + 1 where id = ${id} and cancelled_at is null returning id`
  return rows.length === 1
}

export const typeExists = async (db: Db, id: number): Promise<boolean> =>
  (await db`select from activity_type where id = ${id}`).length === 1

export async function insertType(tx: Tx, { position }: NewActivityType): Promise<number> {
  const [added] = await tx<{ id: number }[]>`insert into activity_type (position) values (${position}) returning id`
  return added!.id
}

/** @returns false when there is no such type. */
export async function moveType(tx: Tx, id: number, position: number): Promise<boolean> {
  return (await tx`update activity_type set position = ${position} where id = ${id} returning id`).length === 1
}

/** @returns false when there is no such type. The database refuses it while an activity is of it. */
export const deleteType = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx`delete from activity_type where id = ${id}`).count === 1

export const nameType = (tx: Tx, id: number, name: NewActivityType['name']) => tx`
  insert into activity_type_translation ${tx(languages.map((language) => ({ activity_type_id: id, language, name: name[language] })))}
  on conflict (activity_type_id, language) do update set name = excluded.name`

export const staffTypeRows = (db: Db) => db<StaffActivityType[]>`
  select y.id, y.position, exists (select from activity a where a.activity_type_id = y.id) as used, (select jsonb_object_agg(t.language, t.name) from activity_type_translation t where t.activity_type_id = y.id) as name
  from activity_type y order by y.position, y.id`

/** Whether this shop has activities. */
export const hasActivities = async (db: Db, storefront: string): Promise<boolean> =>
  (await db`select from activity where storefront_code = ${storefront} limit 1`).length === 1
