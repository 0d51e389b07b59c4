import type { Db, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { StoreService } from './contract.ts'

export interface StoreTexts {
  about: string
  directions: string
}

/** All that staff decide of a store. */
export interface StoreToKeep {
  code: string
  name: string
  province: string
  city: string
  address: string
  postcode: string
  phone: string
  email: string
  website: string | null
  latitude: number | null
  longitude: number | null
  hours: Record<string, string>
  pickup: boolean
  /** Baskets of visitors that it gets ready in half an hour. */
  exit_capacity: number
  published: boolean
  timeZone: string
  services: StoreService[]
  position: number
}

export interface StoreException {
  day: string
  hours: string
  note: Partial<Record<Language, string>>
}

export type StoreForStaff = StoreToKeep & { texts: Partial<Record<Language, StoreTexts>>; exceptions: StoreException[] }

/** Every store, those not published too, with its texts and its days from one on. */
export const storesForStaff = (db: Db, from: string, code?: string) => db<StoreForStaff[]>`
  select s.code, s.name, s.province, s.city, s.address, s.postcode, s.phone, s.email, s.website, s.latitude, s.longitude, s.hours,
    s.pickup, s.exit_capacity, s.published, s.time_zone as "timeZone", s.services, s.position,
    coalesce((select jsonb_object_agg(t.language, jsonb_build_object('about', t.about, 'directions', t.directions))
      from store_translation t where t.store_code = s.code), '{}') as texts,
    coalesce((select jsonb_agg(jsonb_build_object('day', e.day::text, 'hours', e.hours, 'note', e.note) order by e.day)
      from store_exception e where e.store_code = s.code and e.day >= ${from}), '[]') as exceptions
  from store s where true ${code === undefined ? db`` : db`and s.code = ${code}`}
  order by s.position, s.code
`

/** A store as it is from now on; a new one ships no web orders. */
export const keepStore = (db: Db, { timeZone, hours, ...store }: StoreToKeep) => db`
  insert into store ${db({ ...store, time_zone: timeZone, hours: db.json(hours) })}
  on conflict (code) do update set name = excluded.name, province = excluded.province, city = excluded.city,
    address = excluded.address, postcode = excluded.postcode, phone = excluded.phone, email = excluded.email,
    website = excluded.website, latitude = excluded.latitude, longitude = excluded.longitude, hours = excluded.hours,
    pickup = excluded.pickup, exit_capacity = excluded.exit_capacity, published = excluded.published, time_zone = excluded.time_zone, services = excluded.services,
    position = excluded.position
`

export const keepTexts = (db: Db, code: string, language: Language, { about, directions }: StoreTexts) => db`
  insert into store_translation (store_code, language, about, directions) values (${code}, ${language}, ${about}, ${directions})
  on conflict (store_code, language) do update set about = excluded.about, directions = excluded.directions
`

/** The store's days from one on become these; those before it stay as they were. */
export async function replaceExceptions(tx: Tx, code: string, from: string, days: readonly StoreException[]): Promise<void> {
  await tx`delete from store_exception where store_code = ${code} and day >= ${from}`
  if (days.length > 0)
    await tx`insert into store_exception ${tx(
      days.map(({ day, hours, note }) => ({ store_code: code, day, hours, note: tx.json(note) })),
    )}`
}

export const knownStore = (tx: Tx, code: string) => tx<{ code: string }[]>`select code from store where code = ${code} for update`
