import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { Cents } from '#kernel/money.ts'

export interface ProductCardRow {
  id: number
  storefront_code: string
  kind: 'book' | 'object'
  ean: string
  sku: string
  title: string
  subtitle: string | null
  slug: string
  price_cents: Cents | null
  former_price_cents: Cents | null
  lowest_cents: Cents | null
  format_code: string | null
  language_code: string | null
  has_file: boolean
  availability_code: string
  lead_days: number
  stock: number
  published_on: string | null
  novelty: boolean
  recommended: boolean
  active: boolean
  sized: boolean
  artwork: Record<string, unknown> | null
  publisher_id: number | null
  publisher_name: string | null
  category_id: number | null
  translations: { language: Language; title: string | null; subtitle: string | null; slug: string | null }[]
  authors: { id: number; name: string; slug: string; role: string; names: Partial<Record<Language, string>> }[]
  images: {
    file_key: string
    width: number
    height: number
    dominant_colour: string
    alt: Partial<Record<Language, string>>
    focus: [x: number, y: number]
  }[]
}

/** The same with who made it by their ids and roles alone (`12,A01`), for whoever knows their names. */
export interface UnnamedCardRow extends Omit<ProductCardRow, 'authors'> {
  authors: string[]
}

const columns = (db: Db) => db`
  p.id, p.storefront_code, p.kind, p.ean, p.sku, p.title, p.subtitle, p.slug, p.price_cents, p.former_price_cents,
  p.format_code, p.language_code, p.has_file, p.availability_code, p.lead_days, p.stock, p.published_on, p.novelty, p.recommended, p.active, p.artwork,
  p.size_group_id is not null as sized,
  publisher.id as publisher_id, publisher.name as publisher_name,
  case when p.former_price_cents is null then null else lowest_before_cut(p.id) end as lowest_cents,
  (select max(c.category_id) from product_category c where c.product_id = p.id) as category_id,
  coalesce((select json_agg(json_build_object('language', t.language, 'title', t.title, 'subtitle', t.subtitle, 'slug', t.slug))
    from product_translation t where t.product_id = p.id), '[]') as translations,
  coalesce((select json_agg(json_build_object('file_key', i.file_key, 'width', i.width, 'height', i.height, 'dominant_colour', i.dominant_colour,
      'alt', i.alt, 'focus', json_build_array(i.focal_x, i.focal_y))
      order by i.position)
    from product_image i where i.product_id = p.id), '[]') as images`

const wanted = (db: Db, ids: readonly number[]) => db`
  from unnest(${ids}::bigint[]) with ordinality wanted (id, place)
  join product p on p.id = wanted.id
  left join publisher on publisher.id = p.publisher_id
  order by wanted.place`

/** The rows of cards, in the order of `ids`; unknown ids are left out. */
export const cardRows = (db: Db, ids: readonly number[]) => db<ProductCardRow[]>`
  select ${columns(db)},
    coalesce((select json_agg(json_build_object('id', a.id, 'name', a.name, 'slug', a.slug, 'role', pa.role, 'names',
        coalesce((select json_object_agg(n.language, n.name) from author_translation n where n.author_id = a.id and n.name is not null), '{}'))
        order by pa.position)
      from product_author pa join author a on a.id = pa.author_id where pa.product_id = p.id), '[]') as authors
  ${wanted(db, ids)}`

/** The same, for a third less of the database's time, which went into the names of people. */
export const unnamedCardRows = (db: Db, ids: readonly number[]) => db<UnnamedCardRow[]>`
  select ${columns(db)},
    array(select pa.author_id || ',' || pa.role from product_author pa where pa.product_id = p.id order by pa.position) as authors
  ${wanted(db, ids)}`
