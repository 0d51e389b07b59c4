import type { Db, Part } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { ScreenKey } from '#screens/table.ts'

export interface GivenAddress {
  /** Below the language: the shop's path and the slug. */
  href: string
  /** As rows name it that lead there: page:visits. */
  target: string
  storefront: string
  language: Language
  shown: boolean
  current: boolean
  kind: 'page' | 'gift-campaign' | 'quiz'
  record: string
}

/** Every address that staff gave, former ones too, with what stands there as the desk of the three languages calls it. */
export const givenAddresses = (db: Db) => db<GivenAddress[]>`
  select '/' || a.language || s.path_prefix || '/' || a.slug as href, a.kind || ':' || a.key as target, a.storefront_code as storefront,
    a.language, a.shown, a.current, case a.kind when 'campaign' then 'gift-campaign' else a.kind end as kind,
    case a.kind when 'page' then a.storefront_code || ':' || a.key when 'campaign' then c.id::text else q.id::text end as record
  from page_address a join storefront s on s.code = a.storefront_code
  left join gift_campaign c on a.kind = 'campaign' and c.storefront_code = a.storefront_code and c.key = a.key
  left join quiz q on a.kind = 'quiz' and q.storefront_code = a.storefront_code and q.key = a.key`

export interface At {
  parameters: Readonly<Record<string, string>>
  shop: string
  language: Language
  now: Date
}

const some = async (db: Db, rows: Part): Promise<boolean> =>
  (await db<{ some: boolean }[]>`select exists(${rows}) as some`)[0]!.some
const id = ({ parameters }: At) => Number(parameters['id'])
type Stands = (db: Db, at: At) => Promise<boolean>

const product: Stands = (db, at) => some(db, db`select from product where id = ${id(at)} and active`)
const author: Stands = (db, at) =>
  some(
    db,
    db`select from author where id = ${id(at)} union all select from merged_name where kind = 'author' and former_id = ${id(at)}`,
  )
const tag: Stands = (db, { parameters }) => some(db, db`select from tag where key = ${parameters['tag'] ?? ''}`)

/** Whether there is the row that a screen shows by the number or name in its address; screens that show many have none. */
export const standing: Partial<Record<ScreenKey, Stands>> = {
  'book-detail': product,
  'object-detail': product,
  product,
  author,
  'object-author': author,
  publisher: (db, at) =>
    some(
      db,
      db`select from publisher where id = ${id(at)} union all select from merged_name where kind = 'publisher' and former_id = ${id(at)}`,
    ),
  'book-tag': tag,
  'object-tag': tag,
  category: (db, at) => some(db, db`select from category where id = ${id(at)}`),
  section: (db, { parameters, shop, language }) =>
    some(
      db,
      db`
        select from menu_category m join storefront s on s.code = m.storefront_code
        where s.path_prefix = ${shop} and m.active and m.section_slugs ->> ${language}::text = ${parameters['section'] ?? ''}`,
    ),
  'agenda-activity': (db, at) => some(db, db`select from activity where id = ${id(at)} and published`),
  'agenda-type': (db, { parameters }) => some(db, db`select from activity_type where id::text = ${parameters['typeId'] ?? ''}`),
  'magazine-post': (db, at) =>
    some(db, db`select from magazine_post where id = ${id(at)} and published and published_on <= ${at.now}`),
  'magazine-author': (db, at) => some(db, db`select from magazine_author where id = ${id(at)}`),
  'giftbetter-list': (db, at) => some(db, db`select from gift_category where id = ${id(at)} and active`),
  place: (db, at) => some(db, db`select from place where id = ${id(at)} and published`),
  motif: (db, at) => some(db, db`select from motif where id = ${id(at)} and published`),
  'store-detail': (db, { parameters }) => some(db, db`select from store where code = ${parameters['code'] ?? ''} and published`),
  'partner-detail': (db, at) => some(db, db`select from partner where id = ${id(at)} and active`),
  'promotions-partner': (db, at) => some(db, db`select from partner where id = ${id(at)} and active`),
  'promotion-detail': (db, at) => some(db, db`select from partner_offer where id = ${id(at)} and active`),
}
