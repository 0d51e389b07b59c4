import { beforeAll, describe, expect, it } from 'vitest'
import { motifView, placeView, plan } from '#modules/editorial/places/places.ts'
import { withDatabase } from '#tests/support/database.ts'
import { loadDemo } from './load-demo.ts'

const database = withDatabase()
const storefront = 'T013'

beforeAll(async () => {
  await loadDemo(database.sql)
})

/** Each kind of thing that a page shows, with how many of it there are to be at least (I-38). */
const floors: Record<string, number> = {
  "product where active and kind = 'book' and storefront_code = 'T013'": 60,
  "product where active and kind = 'object' and storefront_code = 'T013'": 60,
  lot: 20,
  author: 60,
  tag: 30,
  store: 16,
  'store where website is not null': 16,
  activity_type: 4,
  'activity where published and ends_at > now()': 8,
  "activity where website <> ''": 2,
  magazine_author: 3,
  'magazine_post where published and published_on <= now()': 9,
  'partner where active': 6,
  'partner_offer where active and valid_to >= now()': 6,
  'promotion_exclusion where active': 1,
  'gift_category where active': 4,
  quiz: 2,
  quiz_profile: 9,
  lunch_menu_dish: 4,
  'place where published': 10,
  'motif where published': 8,
  'page_translation where length(body) > 200': 30,
}

describe('the demonstration fills every page (I-38)', () => {
  it.each(Object.entries(floors))('%s: %i or more', async (from, least) => {
    const [row] = await database.sql.unsafe<{ count: number }[]>(`select count(*)::int as count from ${from}`)
    expect(row?.count).toBeGreaterThanOrEqual(least)
  })

  it('has six objects or more in each of the six categories of the shop', async () => {
    const rows = await database.sql<{ id: number; objects: number }[]>`
      select c.id, (select count(distinct p.product_id)::int from product_category p
        join category part on part.id = p.category_id where part.id = c.id or part.parent_id = c.id) as objects
      from category c where c.id = any(${[51, 95, 2, 46, 59, 67]}::bigint[])`
    expect(rows).toHaveLength(6)
    expect(rows.filter(({ objects }) => objects < 6)).toEqual([])
  })

  it('leads from each place and each motif to objects and to books', async () => {
    const { places, motifs } = await plan(database.sql, { storefront, language: 'es' })
    const asked = { storefront, language: 'es' } as const
    const spots = await Promise.all([
      ...places.map(({ id }) => placeView(database.sql, id, asked)),
      ...motifs.map(({ id }) => motifView(database.sql, id, asked)),
    ])
    const empty: string[] = []
    for (const { name, lots, tags } of spots) {
      const [row] = await database.sql<{ objects: number; books: number }[]>`
        select (select count(*)::int from product p join lot_product l on l.product_id = p.id
                 where p.active and p.kind = 'object' and l.lot_id = any(${lots}::bigint[])) as objects,
               (select count(*)::int from product p join product_tag t on t.product_id = p.id
                 where p.active and p.kind = 'book' and t.tag_id = any(${tags}::bigint[])) as books`
      if (!row || row.objects < 4 || row.books < 4) empty.push(`${name}: ${row?.objects} objects, ${row?.books} books`)
    }
    expect(empty).toEqual([])
  })

  it('says of something on the agenda what it is about, for one place at least', async () => {
    const { places } = await plan(database.sql, { storefront, language: 'es' })
    const views = await Promise.all(places.map(({ id }) => placeView(database.sql, id, { storefront, language: 'es' })))
    expect(views.some(({ events }) => events.length > 0)).toBe(true)
  })
})
