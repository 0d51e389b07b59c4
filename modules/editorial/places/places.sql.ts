import type { Db, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { MotifRow, PlaceRow } from './contract.ts'

type Texts = Record<Language, string>
interface SpotColumns {
  id: number
  key: string
  names: Texts
  leads: Texts
  bodies: Texts
  theme: string
  lot_ids: number[]
  tag_ids: number[]
  position: number
  published: boolean
}
export type StoredPlaceRow = SpotColumns & { kind: PlaceRow['kind']; outline: string; motif_ids: number[] }
export type StoredMotifRow = SpotColumns & { pattern: string }

/** Every place with its motifs in their order; a plan has a few dozen at most. */
export const placeRows = (db: Db, storefront: string, published: boolean) => db<StoredPlaceRow[]>`
  select p.id, p.key, p.kind, p.outline, p.names, p.leads, p.bodies, p.theme, p.lot_ids, p.tag_ids, p.position, p.published,
    array(select m.id from place_motif l join motif m on m.id = l.motif_id
      where l.place_id = p.id ${published ? db`and m.published` : db``} order by m.position, m.id) as motif_ids
  from place p
  where p.storefront_code = ${storefront} ${published ? db`and p.published` : db``}
  order by p.position, p.id
`

export const motifRows = (db: Db, storefront: string, published: boolean) => db<StoredMotifRow[]>`
  select id, key, names, leads, bodies, theme, pattern, lot_ids, tag_ids, position, published
  from motif
  where storefront_code = ${storefront} ${published ? db`and published` : db``}
  order by position, id
`

export interface PlanRow {
  picture_key: string
  width: number
  height: number
  alt: Texts
}

/** The picture below the places; undefined where none was sent. */
export const planRow = async (db: Db, storefront: string): Promise<PlanRow | undefined> =>
  (await db<PlanRow[]>`select picture_key, width, height, alt from place_plan where storefront_code = ${storefront}`)[0]

export const writePlan = (db: Db, storefront: string, { picture_key, width, height, alt }: PlanRow) => db`
  insert into place_plan (storefront_code, picture_key, width, height, alt)
  values (${storefront}, ${picture_key}, ${width}, ${height}, ${db.json(alt)})
  on conflict (storefront_code) do update
  set picture_key = excluded.picture_key, width = excluded.width, height = excluded.height, alt = excluded.alt`

export const removePlan = (db: Db, storefront: string) => db`delete from place_plan where storefront_code = ${storefront}`

/** Lots and tags of these ids that there are, to refuse the others. */
export const knownIds = async (db: Db, lotIds: readonly number[], tagIds: readonly number[], motifIds: readonly number[]) => {
  const [row] = await db<{ lots: number; tags: number; motifs: number }[]>`
    select (select count(*)::int from lot where id = any(${lotIds as number[]}::bigint[])) as lots,
      (select count(*)::int from tag where id = any(${tagIds as number[]}::bigint[])) as tags,
      (select count(*)::int from motif where id = any(${motifIds as number[]}::bigint[])) as motifs`
  return row!
}

const columns = (db: Db, row: Omit<MotifRow, 'pattern'>) => ({
  key: row.key,
  names: db.json(row.names),
  leads: db.json(row.leads),
  bodies: db.json(row.bodies),
  theme: row.theme,
  lot_ids: row.lot_ids,
  tag_ids: row.tag_ids,
  position: row.position,
  published: row.published,
})

/** @returns the id; undefined where there is none, or where the key is taken. */
export async function writeMotif(tx: Tx, storefront: string, row: MotifRow, id?: number): Promise<number | undefined> {
  const values = { ...columns(tx, row), pattern: row.pattern }
  const [written] = await (id === undefined
    ? tx<{ id: number }[]>`
        insert into motif ${tx({ storefront_code: storefront, ...values })} on conflict do nothing returning id`
    : tx<{ id: number }[]>`
        update motif set ${tx(values)} where id = ${id} and storefront_code = ${storefront} returning id`)
  return written?.id
}

/** The same for a place, with its motifs. */
export async function writePlace(
  tx: Tx,
  storefront: string,
  { motif_ids, ...row }: PlaceRow,
  id?: number,
): Promise<number | undefined> {
  const values = { ...columns(tx, row), kind: row.kind, outline: row.outline }
  const [written] = await (id === undefined
    ? tx<{ id: number }[]>`
        insert into place ${tx({ storefront_code: storefront, ...values })} on conflict do nothing returning id`
    : tx<{ id: number }[]>`
        update place set ${tx(values)} where id = ${id} and storefront_code = ${storefront} returning id`)
  if (!written) return undefined
  await tx`delete from place_motif where place_id = ${written.id} and not motif_id = any(${motif_ids}::bigint[])`
  await tx`
    insert into place_motif (place_id, motif_id)
    select ${written.id}, id from motif where id = any(${motif_ids}::bigint[]) and storefront_code = ${storefront}
    on conflict do nothing`
  return written.id
}

/** What is said of the places and motifs of a shop, places first. */
export const searchableTextsOfPlaces = (db: Db, storefront: string, language: Language) => db<
  { id: number; kind: 'place' | 'motif'; name: string; lead: string; body: string }[]
>`
  select id, 'place' as kind, position, names->>${language} as name, leads->>${language} as lead, bodies->>${language} as body
  from place where published and storefront_code = ${storefront}
  union all
  select id, 'motif', position, names->>${language}, leads->>${language}, bodies->>${language}
  from motif where published and storefront_code = ${storefront}
  order by kind desc, position, id
`

export interface EventRow {
  id: number
  title: string
  starts_at: Date
  ends_at: Date
  place: string
}

/** What the agenda has ahead whose picture bears one of the themes: what is on about a place or a motif. */
export const eventsAbout = (
  db: Db,
  storefront: string,
  language: Language,
  themes: readonly string[],
  now: Date,
  limit: number,
) =>
  db<EventRow[]>`
    select a.id, coalesce(t.title, es.title) as title, a.starts_at, a.ends_at, coalesce(t.place, es.place) as place
    from activity a
    left join activity_translation t on t.activity_id = a.id and t.language = ${language}
    join activity_translation es on es.activity_id = a.id and es.language = 'es'
    where a.published and a.cancelled_at is null and a.storefront_code = ${storefront} and a.ends_at > ${now}
      and a.theme = any(${themes as string[]}::text[])
    order by a.starts_at, a.id
    limit ${limit}
  `
