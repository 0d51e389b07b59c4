import { beforeAll, describe, expect, it } from 'vitest'
import { ProductDetail } from '#modules/goods/catalogue/contract.ts'
import { eventually } from '#tests/support/locks.ts'
import { givenProduct, givenStore, withShop } from '#tests/support/shop.ts'
import { ProductsAnswer } from './contract.ts'

const shop = withShop()

const ids = {} as Record<'quixote' | 'garden' | 'gardens' | 'agua' | 'plate' | 'nineteen', number>

beforeAll(async () => {
  const { sql } = shop
  ids.quixote = await givenProduct(sql, { title: 'Don Quijote de la Mancha', price_cents: 5_000 })
  ids.garden = await givenProduct(sql, { title: 'El jardín de los naranjos', price_cents: 10_000 })
  ids.gardens = await givenProduct(sql, { title: 'Jardines de Granada', price_cents: 4_999, stock: 0 })
  ids.agua = await givenProduct(sql, { title: 'El agua y la piedra', price_cents: 10_001 })
  ids.plate = await givenProduct(sql, { title: 'Plato de cerámica', kind: 'object' })
  ids.nineteen = await givenProduct(sql, { title: 'El año 1984' })
  await sql`update product set ean = '9788437604947', sku = 'SKU-A/1' where id = ${ids.quixote}`
  await sql`update product set sku = '1984' where id = ${ids.agua}`
  // The last two changes: what came before them is known by then.
  await found('1984', 2)
})

async function search(query: string, language = 'en'): Promise<ProductsAnswer> {
  const { status, body } = await shop.call('GET', `/products/?${query}`, undefined, language)
  expect(status).toBe(200)
  return ProductsAnswer.parse(body)
}
const idsOf = async (query: string) => (await search(query)).items.map((card) => card.pk)

/** Waits until the search has followed a change; how fast it does is the benchmarks' to say. */
async function found(q: string, total: number) {
  return eventually(`"${q}" gives ${total} products`, async () => {
    const answer = await search(`q=${encodeURIComponent(q)}`)
    return answer.total === total && answer.corrected === null && answer
  })
}

it('finds words without accents, in the plural and in the other languages of the palace', async () => {
  expect((await idsOf('q=jardin')).toSorted()).toEqual([ids.garden, ids.gardens].toSorted())
  expect(await idsOf('q=JARDINES')).toContain(ids.garden)
  expect(await idsOf('q=jard%C3%AD%20naranjo')).toEqual([ids.garden])
  expect(await idsOf('q=quij')).toEqual([ids.quixote])
})

it.each(['9788437604947', '978-84-376-0494-7', '84-376-0494-X', '843760494x', 'sku-a/1', ' SKU-A/1 '])(
  'puts the product with the code %s first (S-04)',
  async (code) => {
    expect((await idsOf(`q=${encodeURIComponent(code)}`))[0]).toBe(ids.quixote)
  },
)

it('puts a sku first and keeps the products that have it as a word', async () => {
  expect(await idsOf('q=1984')).toEqual([ids.agua, ids.nineteen])
})

it('finds by the beginning of an EAN in the advanced search (S-15)', async () => {
  expect(await idsOf('ean=978-84-376')).toEqual([ids.quixote])
  expect(await idsOf('ean=9788437604947&title=quijote')).toEqual([ids.quixote])
})

it('corrects a slip and says so', async () => {
  const answer = await search('q=granda jardines')
  expect(answer).toMatchObject({ total: 1, corrected: 'Granada jardines' })
  expect((await search('q=quijtoe')).items[0]?.pk).toBe(ids.quixote)
})

it('answers words as they were typed when that is asked for', async () => {
  expect(await search('q=quijtoe&as_typed=true')).toMatchObject({ total: 0, corrected: null })
})

it.each([
  'ISBN 9788437604947',
  'ISBN: 978-84-376-0494-7',
  'isbn13 978 84 376 0494 7',
  'ean:9788437604947',
  'ISBN-10 84-376-0494-X',
])('understands a code with the word for it: %s', async (q) => {
  expect(await idsOf(`q=${encodeURIComponent(q)}`)).toEqual([ids.quixote])
})

it('finds several codes at once, in their order, and says nothing of near words for a code it does not have', async () => {
  expect(await idsOf(`q=${encodeURIComponent('1984; 978-84-376-0494-7')}`)).toEqual([ids.quixote, ids.agua])
  expect(await search('q=ISBN%209780140328721')).toMatchObject({ total: 0, corrected: null, suggestions: [] })
})

it('sorts by the year of the edition where no day is known, and by name as by title', async () => {
  const { sql } = shop
  await sql`update product set edition_year = 1990 where id = ${ids.quixote}`
  await sql`update product set published_on = '1990-06-01' where id = ${ids.garden}`
  await sql`update product set edition_year = 2001 where id = ${ids.gardens}`
  const known = [ids.quixote, ids.garden, ids.gardens]
  const dated = async (sort: string) => (await idsOf(`sort=${sort}`)).filter((id) => known.includes(id))
  await expect.poll(() => dated('date_desc')).toEqual(known.toReversed())
  expect(await dated('date_asc')).toEqual(known)
  expect((await idsOf('sort=date_desc')).slice(0, 3)).toEqual(known.toReversed())
  expect((await idsOf('sort=date_asc')).slice(0, 3)).toEqual(known)
  expect(await idsOf('sort=name_asc')).toEqual(await idsOf('sort=title_asc'))
  expect(await idsOf('sort=name_desc')).toEqual(await idsOf('sort=title_desc'))
})

it('reads two words typed without the space between them, and says so', async () => {
  const { items, corrected } = await search('q=aguapiedra')
  expect(items.map((card) => card.pk)).toEqual([ids.agua])
  expect(corrected).toBe('agua piedra')
  expect((await search('q=aguapiedra&as_typed=true')).total).toBe(0)
})

it('goes on with a last word that was cut off, also where what stands there is a word', async () => {
  const whole = await givenProduct(shop.sql, { title: 'Mil planes' })
  const cut = await givenProduct(shop.sql, { title: 'La fuente del plan' })
  await found('fuente plan', 1)
  expect(await idsOf('q=mil+plan')).toEqual([whole])
  expect(await idsOf('q=fuente+pla')).toContain(cut)
  expect(await idsOf('q=mil+pla')).toEqual([whole])
  await shop.sql`delete from product where id in (${whole}, ${cut})`
  await found('fuente plan', 0)
})

it('falls back on the products with most of the words', async () => {
  expect(await idsOf('q=piedra quijote mancha')).toEqual([ids.quixote])
})

it('looks through a long filter by name, and shows further helpings of it (S-07)', async () => {
  const { sql } = shop
  const authors = Array.from({ length: 35 }, (_, index) => ({
    id: 500 + index,
    name: `Autora ${index} Ñíguez`,
    sort_name: `Ñ ${index}`,
    slug: `a-${index}`,
  }))
  await sql`insert into author ${sql(authors)}`
  await sql`insert into product_author (product_id, author_id, position) select ${ids.quixote}, id, id - 499 from author where id >= 500`
  const values = async (query: string) =>
    ((await search(query)).facets.find(({ facet }) => facet === 'author')?.values ?? []).map(({ label }) => label)
  await expect.poll(async () => (await values('q=quijote')).length).toBe(30)
  expect(await values('q=quijote&facet_in=author&facet_more=2')).toHaveLength(35)
  expect(await values('q=quijote&facet_in=author&facet_find=34%20nig')).toEqual(['Autora 34 Ñíguez'])
  expect(await values('q=quijote&facet_in=author&facet_find=nobody')).toEqual([])
})

it('offers near words when nothing is found', async () => {
  const answer = await search('q=jaxdynes')
  expect(answer.items.length > 0 || answer.suggestions.includes('jardines')).toBe(true)
  expect(await search('q=xqzwvk')).toMatchObject({ total: 0, items: [], suggestions: [] })
  expect((await search('q=%21%21')).total).toBe(0)
})

it('keeps 50.00 and 100.00 euros in the middle band (S-11)', async () => {
  expect((await idsOf('price=5000_10000&sort=price_asc')).toSorted()).toEqual([ids.quixote, ids.garden].toSorted())
  const { facets } = await search('price=under_5000')
  const price = facets.find(({ facet }) => facet === 'price')
  expect(price?.values.map(({ value, count, selected }) => [value, count, selected])).toEqual([
    ['under_5000', 3, true],
    ['5000_10000', 2, false],
    ['over_10000', 1, false],
  ])
})

it('orders names as a reader of Spanish does: accents without weight, ñ after n', async () => {
  const titles = ['Ónice', 'Oasis', 'Ñandú', 'Nube', 'Nácar', '¡Olé!']
  const made = await Promise.all(titles.map((title) => givenProduct(shop.sql, { title: `${title} zafir`, kind: 'object' })))
  await found('zafir', titles.length)
  const { items } = await search('q=zafir&sort=name_asc&type=object')
  expect(items.map(({ title }) => title.split(' ')[0])).toEqual(['Nácar', 'Nube', 'Ñandú', 'Oasis', '¡Olé!', 'Ónice'])
  await shop.sql`update product set active = false where id = any(${made})`
  await found('zafir', 0)
})

it('names filters in the language asked and hides those of the other kind (S-07)', async () => {
  const { facets } = await search('type=object', 'ca')
  expect(facets.find(({ facet }) => facet === 'type')?.values.map(({ label }) => label)).toEqual(['Llibres', 'Objectes'])
  expect(facets.map(({ facet }) => facet)).not.toContain('language')
})

it('pages with the total and without products beyond the end (S-19)', async () => {
  const first = await search('sort=title_asc&limit=4')
  expect(first).toMatchObject({ total: 6, pages: 2, page: 1 })
  const second = await search('sort=title_asc&limit=4&page=2')
  expect([...first.items, ...second.items].map(({ title }) => title)).toEqual([
    'Don Quijote de la Mancha',
    'El agua y la piedra',
    'El año 1984',
    'El jardín de los naranjos',
    'Jardines de Granada',
    'Plato de cerámica',
  ])
  expect((await search('page=3&limit=4')).items).toEqual([])
})

it('follows a change by itself: a new title, a new price, a withdrawn product', async () => {
  const id = await givenProduct(shop.sql, { title: 'Abanico de Sacromonte', price_cents: 1_000 })
  await found('sacromonte', 1)
  await shop.sql`update product set title = 'Abanico del Albaicín', price_cents = 1200 where id = ${id}`
  const answer = await found('albaicin', 1)
  expect(answer.items[0]).toMatchObject({ title: 'Abanico del Albaicín', price: 12 })
  await shop.sql`update product set price_cents = 1300 where id = ${id}`
  await expect.poll(async () => (await search('q=albaicin')).items[0]?.price).toBe(13)
  await shop.sql`update product set active = false where id = ${id}`
  await found('albaicin', 0)
})

it('suggests words, products, authors and categories', async () => {
  const { status, body } = await shop.call('GET', '/suggest/?q=jard')
  expect(status).toBe(200)
  expect(body.words).toEqual(expect.arrayContaining(['jardín', 'jardines']))
  expect(body.products.map((product: { pk: number }) => product.pk)).toContain(ids.garden)
  expect((await shop.call('GET', '/suggest/?q=')).body).toEqual({ words: [], products: [], authors: [], categories: [] })
})

it('gives a product as its contract says and shows what changed of it, stock of single stores included', async () => {
  const id = await givenProduct(shop.sql, { title: 'Tintero de barro', price_cents: 2_000, stock: 4 })
  const read = async () => {
    const { status, body } = await shop.call('GET', `/products/${id}/`)
    expect(status).toBe(200)
    return ProductDetail.parse(body)
  }
  expect(await read()).toMatchObject({ price: 20, stock_by_store: [{ code: 'T013', quantity: 4 }] })
  await givenStore(shop.sql, 'T002')
  await shop.sql.begin(async (tx) => {
    await tx`update stock set quantity = 1 where product_id = ${id} and store_code = 'T013'`
    await tx`insert into stock (product_id, store_code, quantity) values (${id}, 'T002', 3)`
  })
  await expect.poll(async () => (await read()).stock_by_store.length).toBe(2)
  await shop.sql`update product set price_cents = 2500 where id = ${id}`
  await expect.poll(async () => (await read()).price).toBe(25)
  expect((await shop.call('GET', '/products/999999/')).status).toBe(404)
})

it('lists an object once for all its sizes: the first to be had, then the cheapest; a size asked for is found (C-08)', async () => {
  const { sql } = shop
  const given = (price_cents: number, stock: number) =>
    givenProduct(sql, { title: 'Camiseta de la celosía', kind: 'object', price_cents, stock })
  const [gone, dear, cheap] = [await given(1_000, 0), await given(2_500, 3), await given(2_000, 3)]
  await sql`update product set size_group_id = 71 where id = any(${[gone, dear, cheap]})`
  await sql`insert into lot (id, key, kind) values (71, 'camisetas', 'theme')`
  await sql`insert into lot_product (lot_id, product_id, position) values (71, ${gone}, 3), (71, ${dear}, 1), (71, ${cheap}, 2)`
  await sql`insert into category (id, kind) values (71, 'object')`
  await sql`insert into product_category select id, 71 from product where size_group_id = 71`
  const answer = await found('camiseta', 1)
  expect(answer.items.map(({ pk, sized }) => [pk, sized])).toEqual([[cheap, true]])
  expect(answer.facets.find(({ facet }) => facet === 'type')?.values.map(({ count }) => count)).toEqual([1])
  expect(await idsOf('q=camiseta&price_from=2100')).toEqual([dear])
  const listed = async (path: string) => (await shop.call('GET', path)).body.items.map((item: { pk: number }) => item.pk)
  expect(await listed('/lots/?lot=71')).toEqual([cheap])
  expect(await listed('/lots/?lot=71&order=rand')).toEqual([cheap])
  expect(await listed('/lots/store/?model_types=article&categories=71')).toEqual([cheap])
})

describe('a list of works', () => {
  const edition = async (
    title: string,
    price_cents: number,
    language_code: string,
    more: { stock?: number; format_code?: string } = {},
  ) => {
    const id = await givenProduct(shop.sql, { title, price_cents, ...more })
    await shop.sql`update product set language_code = ${language_code}, work_id = (select id from work where key = 'waves') where id = ${id}`
    return id
  }
  const editions = {} as Record<'spanish' | 'pocket' | 'english' | 'other', number>

  beforeAll(async () => {
    await shop.sql`insert into work (key) values ('waves')`
    editions.spanish = await edition('Las olas del aljibe', 2_000, 'I08', { format_code: 'R' })
    editions.pocket = await edition('Las olas del aljibe', 500, 'I08', { format_code: 'B', stock: 0 })
    editions.english = await edition('Olas / The Waves', 1_500, 'I01', { format_code: 'R' })
    editions.other = await givenProduct(shop.sql, { title: 'Olas en calma', price_cents: 900 })
    await found('olas', 4)
    await eventually('the works are known', async () => (await search('q=olas&group=works')).total === 2)
  })

  it('shows a book once, its edition in the language of the visitor that is had soonest first, and tells its others', async () => {
    const spanish = ProductsAnswer.parse((await shop.call('GET', '/products/?q=olas&group=works', undefined, 'es')).body)
    expect(spanish.items.map(({ pk }) => pk).toSorted()).toEqual([editions.spanish, editions.other].toSorted())
    expect(spanish.works).toMatchObject([
      { pk: editions.spanish, editions: 3, from: 5, formats: ['Rústica', 'Bolsillo'], languages: ['Castellano', 'Inglés'] },
    ])
    expect(spanish.works[0]?.listed.map(({ pk }) => pk)).toEqual([editions.spanish, editions.pocket, editions.english])
    const english = await search('q=olas&group=works')
    expect(english.works.map(({ pk }) => pk)).toEqual([editions.english])
  })

  it('counts works in its filters as in its total, and each edition where editions are asked for', async () => {
    const counts = async (query: string) => {
      const { facets, total } = await search(query)
      const of = (facet: string) =>
        Object.fromEntries(facets.find((one) => one.facet === facet)?.values.map(({ value, count }) => [value, count]) ?? [])
      return { total, language: of('language'), format: of('format'), type: of('type') }
    }
    expect(await counts('q=olas&group=works')).toMatchObject({
      total: 2,
      language: { I08: 1, I01: 1 },
      format: { R: 1, B: 1 },
      type: { book: 2 },
    })
    expect(await counts('q=olas')).toMatchObject({
      total: 4,
      language: { I08: 2, I01: 1 },
      format: { R: 2, B: 1 },
      type: { book: 4 },
    })
    expect((await search('q=olas&group=works&format=B')).items.map(({ pk }) => pk)).toEqual([editions.pocket])
  })

  it('places a work by its cheapest edition and shows it by the one to be had', async () => {
    const { items } = await search('q=olas&group=works&sort=price_asc', 'es')
    expect(items.map(({ pk }) => pk)).toEqual([editions.spanish, editions.other])
  })

  it('leads a code and a whole title to the edition that has them', async () => {
    const [one] = await shop.sql<{ ean: string }[]>`select ean from product where id = ${editions.english}`
    expect((await shop.call('GET', `/products/?q=${one?.ean}&group=works`, undefined, 'es')).body).toMatchObject({
      total: 1,
      items: [{ pk: editions.english }],
      works: [],
    })
    expect((await shop.call('GET', '/products/?q=olas%20the%20waves&group=works', undefined, 'es')).body.items[0].pk).toBe(
      editions.english,
    )
  })

  it('stands once on shelves and among related products too, and each edition where nothing is asked', async () => {
    const { sql } = shop
    const { spanish, pocket, english, other } = editions
    await sql`insert into lot (id, key, kind) values (72, 'olas', 'theme')`
    await sql`insert into lot_product (lot_id, product_id, position) select 72, id, id from product where id = any(${[spanish, pocket, english, other]})`
    const ids = async (path: string, language: string) =>
      (await shop.call('GET', path, undefined, language)).body.items.map(({ pk }: { pk: number }) => pk)
    expect(await ids('/lots/?lot=72&group=works', 'es')).toEqual([spanish, other])
    expect(await ids('/lots/?lot=72&group=works&order=rand', 'en')).toContain(english)
    expect(await ids('/lots/?lot=72', 'es')).toHaveLength(4)
    await eventually('the search knows the theme', async () => (await search('lot=72')).total === 4)
    const { body } = await shop.call('GET', `/products/${other}/`, undefined, 'es')
    expect(ProductDetail.parse(body).related.map(({ pk }) => pk)).toEqual([spanish])
  })
})
