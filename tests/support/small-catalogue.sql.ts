/** A catalogue of some hundred products whose every value comes from a seed, for comparing the search with plain SQL. */
import type { Pool } from '#kernel/db.ts'

/** Numbers in [0, 1), the same ones for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const titleWords =
  'Historia historias jardín jardines Granada agua luz luces col·lecció ciudad ciudades Ñandú canción canciones cançó torre torres patio Àfrica niño palacio palau garden gardens arte artes cuento azulejo granadas mar sol noche'.split(
    ' ',
  )
const familyNames = 'García López Muñoz Àlvarez Øster Vidal Ñíguez Serra Ibáñez Zúñiga'.split(' ')
const firstNames = 'Ana Íñigo Marta Pau Zoe Óscar'.split(' ')

export async function fillSmallCatalogue(sql: Pool, seed: number, size: number): Promise<void> {
  const random = seeded(seed)
  const below = (most: number) => Math.floor(random() * most)
  const one = <Value>(list: readonly Value[]): Value => list[below(list.length)]!
  const some = (most: number, count: number) => [...new Set(Array.from({ length: count }, () => 1 + below(most)))]
  await sql`insert into storefront (code) values ('T013') on conflict do nothing`
  await sql`insert into author (id, name, sort_name, slug) select n, f || ' ' || l || ' ' || n, l || ', ' || f || ' ' || n, 'a-' || n
    from generate_series(1, 40) n, lateral (select (${firstNames}::text[])[1 + n % 6] as f, (${familyNames}::text[])[1 + n % 10] as l) names`
  await sql`insert into publisher (id, name, slug) select n, 'Ediciones ' || n, 'p-' || n from generate_series(1, 12) n`
  await sql`insert into series (id, name, slug) select n, 'Serie ' || n, 's-' || n from generate_series(1, 5) n`
  await sql`insert into category (id, parent_id, kind) select n, case when n <= 3 then null else (n + 2) / 3 end, 'book' from generate_series(1, 30) n`
  await sql`insert into category_translation select n, l, 'Materia ' || n, 'm-' || n from generate_series(1, 30) n, unnest(array['es', 'en']) l`
  await sql`insert into tag (id, key) select n, 'tag-' || n from generate_series(1, 9) n`
  await sql`insert into tag_translation select n, 'es', 'marca ' || n, 'marca-' || n from generate_series(1, 9) n`
  await sql`insert into attribute_value (id, kind, key)
    select n, (array['family', 'colour', 'size', 'material', 'artistic_work', 'exhibition'])[1 + n % 6], 'v' || n from generate_series(1, 24) n`
  await sql`insert into lot (id, key, kind) select n, 'lot-' || n, 'theme' from generate_series(1, 4) n`
  const products = Array.from({ length: size }, (_, index) => {
    const book = random() < 0.7
    const format = book ? one(['R', 'C', 'B', 'E00']) : null
    const price = random() < 0.05 ? null : one([4_999, 5_000, 10_000, 10_001, 100 + below(15_000)])
    return {
      id: index * 3 + 1,
      kind: book ? 'book' : 'object',
      ean: `9${String(1_000_000 + index * 37).padStart(12, '0')}`,
      sku: `SKU-${index}`,
      title: Array.from({ length: 1 + below(4) }, () => one(titleWords)).join(' '),
      slug: 'x',
      publisher_id: book ? 1 + below(12) : null,
      series_id: random() < 0.2 ? 1 + below(5) : null,
      format_code: format,
      has_file: format === 'E00' && random() < 0.6,
      language_code: book ? one(['I08', 'I06', 'I01']) : null,
      edition_year: book ? 1980 + below(40) : null,
      published_on: random() < 0.8 ? `20${10 + below(16)}-0${1 + below(9)}-15` : null,
      price_cents: price,
      former_price_cents: price !== null && random() < 0.15 ? price + 500 : null,
      availability_code: one(['e0', 'eP', 'e5', 'e6', 'e1', 'eG']),
      stock: random() < 0.5 ? 0 : below(9),
      novelty: random() < 0.1,
      recommended: random() < 0.1,
      units_sold: below(20),
      active: random() < 0.95,
      work_id: book && index % 3 !== 0 ? 1 + (index % 50) : null,
      size_group_id: !book && index % 2 === 0 ? 9_000 + (index % 30) : null,
    }
  })
  await sql`insert into work (id, key) overriding system value select n, 'work-' || n from generate_series(1, 50) n`
  await sql`insert into product ${sql(products)}`
  const parts = <Row>(make: (id: number) => Row[]) => products.flatMap(({ id }) => make(id))
  await sql`insert into product_author ${sql(
    parts((id) => some(40, below(3)).map((author_id, position) => ({ product_id: id, author_id, position }))),
  )}`
  await sql`insert into product_category ${sql(parts((id) => some(30, 2).map((category_id) => ({ product_id: id, category_id }))))}`
  await sql`insert into product_tag ${sql(parts((id) => some(9, below(3)).map((tag_id) => ({ product_id: id, tag_id }))))}`
  await sql`insert into product_attribute ${sql(
    products
      .filter(({ kind }) => kind === 'object')
      .flatMap(({ id }) => some(24, 3).map((value_id) => ({ product_id: id, value_id }))),
  )}`
  await sql`insert into lot_product ${sql(
    parts((id) => (random() < 0.2 ? [{ lot_id: 1 + below(4), product_id: id, position: id }] : [])),
  )}`
  await sql`insert into product_translation ${sql(
    parts((id) => (random() < 0.3 ? [{ product_id: id, language: 'ca', title: `${one(titleWords)} ${one(titleWords)}` }] : [])),
  )}`
}
