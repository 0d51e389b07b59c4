import { describe, expect, it } from 'vitest'
import { languageCodes, languageLabel } from '#modules/goods/catalogue/languages.ts'
import { refreshAll } from '#modules/goods/search/refresh.sql.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'

const shop = withShop()

/** What is kept beside what is derived. */
const differing = () => shop.sql`
  (select * from title_gap except select * from title_lacks) union all (select * from title_lacks except select * from title_gap)`
const lacks = async (id: number) =>
  (await shop.sql<{ gap: string }[]>`select gap from title_gap where product_id = ${id} order by gap`).map(({ gap }) => gap)
const givenCategory = async () => {
  const [row] = await shop.sql<{ id: number }[]>`
    insert into category (id, kind) select coalesce(max(id), 0) + 1, 'book' from category returning id`
  return row!.id
}

describe('what a title lacks', () => {
  it('is kept from the moment it lacks it until it has it, and not of what was withdrawn', async () => {
    const id = await givenProduct(shop.sql, { price_cents: null })
    await shop.sql`update product set language_code = 'I99' where id = ${id}`
    expect(await lacks(id)).toEqual(['category', 'language', 'picture', 'price'])
    await shop.sql`update product set price_cents = 1200, language_code = 'I08' where id = ${id}`
    await shop.sql`insert into product_translation (product_id, language, description) values (${id}, 'es', 'Un libro')`
    await shop.sql`insert into product_category (product_id, category_id) values (${id}, ${await givenCategory()})`
    expect(await lacks(id)).toEqual(['picture', 'translation'])
    await shop.sql`delete from product_category where product_id = ${id}`
    expect(await lacks(id)).toEqual(['category', 'picture', 'translation'])
    const thing = await givenProduct(shop.sql, { kind: 'object' })
    expect(await lacks(thing)).toEqual(['category', 'picture', 'safety', 'translation'])
    expect(await differing()).toEqual([])
    await shop.sql`update product set active = false where id in (${id}, ${thing})`
    expect([await lacks(id), await lacks(thing)]).toEqual([[], []])
    await shop.sql`update product set active = true where id = ${id}`
    expect(await lacks(id)).toEqual(['category', 'picture', 'translation'])
    expect(await differing()).toEqual([])
  })

  it('is kept when two at once each take it out of one of its sections', async () => {
    const id = await givenProduct(shop.sql)
    const sections = [await givenCategory(), await givenCategory()]
    for (const section of sections)
      await shop.sql`insert into product_category (product_id, category_id) values (${id}, ${section})`
    await Promise.all(
      sections.map((section) =>
        shop.sql.begin(async (tx) => {
          await tx`delete from product_category where product_id = ${id} and category_id = ${section}`
        }),
      ),
    )
    expect(await lacks(id)).toContain('category')
    expect(await differing()).toEqual([])
  })

  it('is derived anew at the end of a load that left no trail', async () => {
    const [one, two] = [await givenProduct(shop.sql), await givenProduct(shop.sql)]
    await shop.sql.begin(async (tx) => {
      await tx`set local shop.search_is_refreshed = 'on'`
      await tx`update product set price_cents = null where id = ${one}`
      await tx`insert into product_category (product_id, category_id) values (${two}, ${await givenCategory()})`
    })
    expect(await differing()).not.toEqual([])
    await refreshAll(shop.sql)
    expect(await differing()).toEqual([])
    expect(await lacks(one)).toContain('price')
  })

  it('has the languages of the dictionary for those that say something', async () => {
    const kept = await shop.sql<{ code: string }[]>`select code from book_language`
    expect(kept.map(({ code }) => code).toSorted()).toEqual(
      languageCodes.filter((code) => languageLabel(code, 'es') !== null).toSorted(),
    )
  })
})

describe('titles that the search of the shop does not hold', () => {
  const unseen = async (id: number) =>
    (await shop.sql`select from unseen_title where product_id = ${id} and words @@ list_asked('fontan')`).length > 0

  it('are kept by their words while visitors are not shown them, in this shop or for being of another', async () => {
    const id = await givenProduct(shop.sql, { title: 'La fontana' })
    await shop.sql`insert into storefront (code, path_prefix) values ('T099', '/other') on conflict do nothing`
    await refreshAll(shop.sql)
    expect(await unseen(id)).toBe(false)
    await shop.sql`update product set active = false where id = ${id}`
    expect(await unseen(id)).toBe(true)
    await shop.sql`update product set active = true where id = ${id}`
    expect(await unseen(id)).toBe(false)
    await shop.sql`update product set storefront_code = 'T099' where id = ${id}`
    expect(await unseen(id)).toBe(true)
    await shop.sql`update product set title = 'El pozo' where id = ${id}`
    await refreshAll(shop.sql)
    expect(await unseen(id)).toBe(false)
  })
})
