import { describe, expect, it } from 'vitest'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)

const givenCategory = async (kind: 'book' | 'object' = 'book') => {
  const [row] = await shop.sql<{ id: number }[]>`
    insert into category (id, kind) select coalesce(max(id), 0) + 1, ${kind} from category returning id`
  await shop.sql`insert into category_translation (category_id, language, name, slug) values (${row!.id}, 'es', 'Historia', 'historia')`
  return row!.id
}
const shown = async (id: number, language = 'es') => (await shop.call('GET', `/products/${id}/`, undefined, language)).body

describe('a title', () => {
  it('is found by words, ISBN and SKU, drafts and withdrawn ones included', async () => {
    const { call } = await hire(['catalogue'])
    const seen = await givenProduct(shop.sql, { title: 'El jardín de los azulejos' })
    const away = await givenProduct(shop.sql, { title: 'Otro jardín retirado', active: false })
    const found = async (query: string) =>
      (await call('GET', `/titles/?${query}`)).body.items.map(({ id }: { id: number }) => id).toSorted()
    await expect.poll(() => found('q=jardin')).toEqual([seen, away].toSorted())
    expect(await found('q=jardin&state=withdrawn')).toEqual([away])
    const [{ ean, sku } = { ean: '', sku: '' }] = await shop.sql<
      { ean: string; sku: string }[]
    >`select ean, sku from product where id = ${away}`
    expect(await found(`q=${sku}`)).toEqual([away])
    expect((await call('GET', `/titles/?q=${ean}&limit=1`)).body).toMatchObject({ count: { of: 1, more: false } })
  })

  it('is called in lists as in the language of whoever reads them, and as it is printed on it where nobody wrote that', async () => {
    const { call } = await hire(['catalogue'])
    const [written, printed] = [
      await givenProduct(shop.sql, { title: 'La casa vermella' }),
      await givenProduct(shop.sql, { title: 'El mirall trencat' }),
    ]
    await shop.sql`insert into product_translation ${shop.sql([
      { product_id: written, language: 'es', title: 'La casa roja', slug: 'la-casa-roja' },
      { product_id: written, language: 'en', title: 'The red house', slug: 'the-red-house' },
      { product_id: printed, language: 'es', title: 'El espejo roto', slug: 'el-espejo-roto' },
    ])} on conflict (product_id, language) do update set title = excluded.title`
    const called = async (path: string) => (await call('GET', path)).body.items.map(({ title }: { title: string }) => title)
    const [one, other] = await shop.sql<
      { sku: string }[]
    >`select sku from product where id in ${shop.sql([written, printed])} order by id = ${printed}`
    expect([await called(`/titles/?q=${one!.sku}`), await called(`/titles/?q=${other!.sku}`)]).toEqual([
      ['The red house'],
      ['El mirall trencat'],
    ])
  })

  it('is walked page by page in the order asked for', async () => {
    const { call } = await hire(['catalogue'])
    for (const price_cents of [100, 200, 300]) await givenProduct(shop.sql, { title: 'Cuaderno cuadriculado', price_cents })
    const page = async (cursor: string) => (await call('GET', `/titles/?q=cuadriculado&sort=price&limit=2${cursor}`)).body
    await expect.poll(async () => (await page('')).count.of).toBe(3)
    const first = await page('')
    const second = await page(`&cursor=${first.next}`)
    expect([first, second].map(({ items }) => items.map((row: { price_cents: number }) => row.price_cents))).toEqual([
      [100, 200],
      [300],
    ])
    expect(second).toMatchObject({ next: null, previous: expect.any(String) })
  })

  it('is changed in three languages, and the shop says so at once; who changed what is kept', async () => {
    const { call } = await hire(['catalogue'])
    const id = await givenProduct(shop.sql, { title: 'Cuentos' })
    const category = await givenCategory()
    const { version } = (await call('GET', `/titles/${id}/`)).body
    const changed = await call('PATCH', `/titles/${id}/`, {
      version,
      page_count: 321,
      categories: [category],
      texts: { es: { description: 'Un libro.' }, ca: { title: 'Contes', description: 'Un llibre.' }, en: { title: 'Tales' } },
    })
    expect(changed).toMatchObject({
      status: 200,
      body: { page_count: 321, texts: { ca: { title: 'Contes' } }, categories: [category] },
    })
    expect(changed.body.version).toBeGreaterThan(version)
    await expect
      .poll(() => shown(id, 'ca'))
      .toMatchObject({ title: 'Contes', description: 'Un llibre.', slug: 'contes', page_count: 321 })
    await expect
      .poll(async () => (await shop.call('GET', '/products/?q=tales')).body.items.map(({ pk }: { pk: number }) => pk))
      .toContain(id)
    const history = (await call('GET', `/titles/${id}/history/`)).body.items
    expect(history.map(({ field }: { field: string }) => field)).toEqual(
      expect.arrayContaining(['page_count', 'categories', 'texts.ca.title', 'texts.es.description']),
    )
    expect(history.find(({ field }: { field: string }) => field === 'page_count')).toMatchObject({
      was: null,
      became: 321,
      by: expect.stringContaining('Somebody'),
    })
  })

  it('says of an ebook what its publisher says of its accessibility, by headings and for machines, and whether a copy is marked', async () => {
    const { call } = await hire(['catalogue'])
    const id = await givenProduct(shop.sql, { title: 'Agua' })
    await shop.sql`update product set format_code = 'E00', vat_class = 'ebook' where id = ${id}`
    const { version, accessibility } = (await call('GET', `/titles/${id}/`)).body
    expect(accessibility).toBeNull()
    const put = (what: object) => call('PATCH', `/titles/${id}/`, { version, ...what })
    expect((await put({ accessibility: '52 11' })).body.accessibility).toEqual([
      'A code of accessibility is not in ONIX list 196, stands twice or out of order.',
    ])
    expect((await put({ accessibility: '11 52 85', accessibility_note: 'All of its plates are described.' })).status).toBe(200)
    await expect
      .poll(async () => (await shown(id, 'en')).accessibility)
      .toEqual({
        groups: [
          { name: 'Ways of reading', items: ['All of it can be read without sight: aloud or in braille'] },
          { name: 'Navigation', items: ['Table of contents with links'] },
          { name: 'Standards it meets', items: ['WCAG level AA'] },
        ],
        note: 'All of its plates are described.',
        features: ['tableOfContents'],
        modes: ['textual'],
      })
    expect((await shown(id, 'ca')).accessibility.groups[0].name).toBe('Maneres de llegir')
    expect((await shown(id, 'en')).protection).toBeNull()
    const file = { product_id: id, file_key: `a11y-${id}`, media_type: 'application/epub+zip', bytes: 1, sha256: 'a' }
    await shop.sql`insert into ebook_file ${shop.sql(file)}`
    await expect.poll(async () => (await shown(id, 'en')).protection).toBe('watermark')
    await shop.sql`update ebook_file set watermark = false where product_id = ${id}`
    await expect.poll(async () => (await shown(id, 'en')).protection).toBe('none')
  })

  it('lets two people change different things, and tells the second who changed the same', async () => {
    const [ana, pau] = [await hire(['catalogue']), await hire(['catalogue'])]
    const id = await givenProduct(shop.sql)
    const { version } = (await ana.call('GET', `/titles/${id}/`)).body
    const change = (who: typeof ana, what: object) => who.call('PATCH', `/titles/${id}/`, { version, ...what })
    expect((await change(ana, { texts: { es: { title: 'De Ana' } } })).status).toBe(200)
    expect((await change(pau, { page_count: 12 })).status).toBe(200)
    const late = await change(pau, { texts: { es: { title: 'De Pau' } } })
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: 'titles.changed_meanwhile',
        details: { fields: 'texts.es.title' },
        current: { texts: { es: { title: 'De Ana' } }, page_count: 12 },
      },
    })
    expect((await ana.call('GET', `/titles/${id}/`)).body).toMatchObject({ texts: { es: { title: 'De Ana' } }, page_count: 12 })
  })

  it('counts its versions itself: what an import changed between is never written over, though a colleague saved too', async () => {
    const [ana, pau] = [await hire(['catalogue']), await hire(['catalogue'])]
    const id = await givenProduct(shop.sql)
    const { version } = (await ana.call('GET', `/titles/${id}/`)).body
    const change = (who: typeof ana, what: object) => who.call('PATCH', `/titles/${id}/`, { version, ...what })
    expect((await change(ana, { edition_year: 1999 })).status).toBe(200)
    await shop.sql`update product set page_count = 300 where id = ${id}`
    expect(await change(pau, { page_count: 12 })).toMatchObject({
      status: 409,
      body: { details: { fields: 'page_count' }, current: { page_count: 300, edition_year: 1999 } },
    })
    const now = (await ana.call('GET', `/titles/${id}/`)).body
    expect((await pau.call('PATCH', `/titles/${id}/`, { version: now.version, page_count: 12 })).status).toBe(200)
  })

  it('refuses what the shop does not know, field by field and in three languages', async () => {
    const { call } = await hire(['catalogue'])
    const id = await givenProduct(shop.sql)
    const wrong = { version: 1, format_code: 'ZZZ', availability: 'EG', categories: [987_654] }
    const said = async (language: string) => (await call('PATCH', `/titles/${id}/`, wrong, language)).body
    expect(await said('es')).toMatchObject({ format_code: ['Esta encuadernación no está en la lista.'] })
    expect(await said('ca')).toMatchObject({ availability: [expect.stringContaining('majúscules')] })
    expect((await call('PATCH', `/titles/${id}/`, { version: 1, categories: [987_654] })).body).toMatchObject({
      categories: ['Something you chose no longer exists. Please choose again.'],
    })
    expect((await call('GET', `/titles/${id}/history/`)).body.items).toEqual([])
  })

  it('says what hangs on it when it is withdrawn, and comes back', async () => {
    const { call } = await hire(['catalogue'])
    const id = await givenProduct(shop.sql, { title: 'Retirado' })
    const category = await givenCategory()
    await shop.sql`insert into product_category values (${id}, ${category})`
    await shop.sql`insert into cart (id, storefront_code) values ('a-basket', 'T013')`
    await shop.sql`insert into cart_line (cart_id, product_id, quantity, seen_price_cents) values ('a-basket', ${id}, 1, 1990)`
    const { version } = (await call('GET', `/titles/${id}/`)).body
    const away = await call('POST', `/titles/${id}/withdraw/`, { version, reason: 'the publisher took it back' })
    expect(away.body).toMatchObject({
      state: 'withdrawn',
      hanging: { carts: 1, orders: [], notices: 0 },
      withdrawn_reason: 'the publisher took it back',
    })
    await expect.poll(async () => (await shown(id)).availability.display).toBe('currently_unavailable')
    expect((await call('POST', `/titles/${id}/withdraw/`, { version: away.body.version, reason: 'again' })).body.code).toBe(
      'titles.withdrawn_already',
    )
    const back = await call('POST', `/titles/${id}/bring-back/`, { version: away.body.version })
    expect(back.body).toMatchObject({ state: 'on_sale', withdrawn_at: null })
  })
})

describe('many titles at once', () => {
  const versions = async (ids: readonly number[]) =>
    shop.sql<{ id: number; version: number }[]>`select id, version from product where id = any(${ids as number[]}) order by id`

  it('are put under a section and a tag and taken out again, each with its own outcome and its history', async () => {
    const { call } = await hire(['catalogue'])
    const [one, other] = [await givenProduct(shop.sql), await givenProduct(shop.sql)]
    const category = await givenCategory()
    const [tag] = await shop.sql<{ id: number }[]>`insert into tag (key) values ('many-at-once') returning id`
    const sortIn = async (body: object) =>
      (await call('POST', '/titles/sort-in/', { ...body, rows: await versions([one, other]) })).body
    const before = (await call('GET', `/titles/${one}/`)).body
    expect(await sortIn({ add: { categories: [category], tags: [tag!.id] } })).toEqual({ done: [one, other], refused: [] })
    expect((await call('GET', `/titles/${one}/`)).body).toMatchObject({
      categories: [...before.categories, category],
      tags: [tag!.id],
    })
    expect((await call('GET', `/titles/${one}/history/?field=tags`)).body.items).toMatchObject([{ was: [], became: [tag!.id] }])
    expect(await sortIn({ add: { tags: [tag!.id] } })).toMatchObject({
      done: [],
      refused: [{ id: one, code: 'titles.as_asked' }, { id: other }],
    })
    await sortIn({ remove: { categories: [category], tags: [tag!.id] } })
    expect((await call('GET', `/titles/${one}/`)).body).toMatchObject({ categories: before.categories, tags: [] })
  })

  it('take an availability that the shop knows, and nothing over what somebody else set since', async () => {
    const [{ call }, { call: another }] = [await hire(['catalogue']), await hire(['catalogue'])]
    const [one, other] = [await givenProduct(shop.sql), await givenProduct(shop.sql)]
    const rows = await versions([one, other])
    await another('PATCH', `/titles/${other}/`, { version: rows[1]!.version, availability: 'e2' })
    expect((await call('POST', '/titles/sort-in/', { availability: 'e8', rows })).body).toMatchObject({
      done: [one],
      refused: [{ id: other, code: 'titles.changed_meanwhile' }],
    })
    expect(
      (await call('POST', '/titles/sort-in/', { availability: 'zz', rows: await versions([one]) })).body.refused,
    ).toMatchObject([{ id: one }])
    expect((await call('GET', `/titles/${one}/`)).body.availability).toBe('e8')
  })

  it('are withdrawn for one reason and shown again, but for those that lack what a title needs', async () => {
    const { call } = await hire(['catalogue'])
    const [whole, unpriced] = [await givenProduct(shop.sql), await givenProduct(shop.sql, { price_cents: null, active: false })]
    await shop.sql`insert into product_category (product_id, category_id) values (${whole}, ${await givenCategory()})`
    const withdraw = async () =>
      (await call('POST', '/titles/withdraw/', { reason: 'recalled', rows: await versions([whole]) })).body
    expect([await withdraw(), await withdraw()]).toMatchObject([
      { done: [whole] },
      { refused: [{ id: whole, code: 'titles.withdrawn_already' }] },
    ])
    expect((await call('GET', `/titles/${whole}/`)).body).toMatchObject({ state: 'withdrawn', withdrawn_reason: 'recalled' })
    expect((await call('POST', '/titles/show/', { rows: await versions([whole, unpriced]) })).body).toMatchObject({
      done: [whole],
      refused: [{ id: unpriced, code: 'titles.no_price' }],
    })
    const many = Array.from({ length: 201 }, (_, index) => ({ id: index + 1, version: 1 }))
    expect((await call('POST', '/titles/show/', { rows: many })).status).toBe(400)
  })
})

describe('a new title', () => {
  it('is a draft that visitors do not see until it is whole and published', async () => {
    const { call } = await hire(['catalogue'])
    const made = await call('POST', '/titles/', { kind: 'book', ean: '978-84-376-0494-7', title: 'Cien poemas' })
    expect(made).toMatchObject({
      status: 200,
      body: { ean: '9788437604947', state: 'draft', acts: { publish: 'The price is missing.' } },
    })
    const { id } = made.body
    expect((await shop.call('GET', `/products/${id}/`)).status).toBe(404)
    const priced = await call('POST', `/titles/${id}/prices/`, { version: made.body.version, price_cents: 1250 })
    expect(priced.body).toMatchObject({ price_cents: 1250, acts: { publish: 'The section it belongs to is missing.' } })
    const sorted = await call('PATCH', `/titles/${id}/`, { version: priced.body.version, categories: [await givenCategory()] })
    const published = await call('POST', `/titles/${id}/publish/`, { version: sorted.body.version })
    expect(published.body).toMatchObject({ state: 'on_sale', acts: { publish: 'It is not a draft.', withdraw: null } })
    await expect.poll(async () => (await shown(id)).price).toBe(12.5)
    expect((await call('POST', '/titles/', { kind: 'book', ean: '8437604947', title: 'Otra vez' })).status).toBe(400)
    expect((await call('POST', '/titles/', { kind: 'book', ean: '9788437604947', title: 'Otra vez' })).body.code).toBe(
      'titles.number_taken',
    )
  })

  it('takes over what another edition says, but neither its price nor its number', async () => {
    const { call } = await hire(['catalogue'])
    const first = await givenProduct(shop.sql, { title: 'Poeta en Nueva York' })
    await shop.sql`insert into product_translation (product_id, language, title) values (${first}, 'en', 'Poet in New York')`
    const { body } = await call('POST', '/titles/', { kind: 'book', ean: '9788437604954', like: first })
    expect(body).toMatchObject({ title: 'Poeta en Nueva York', price_cents: null, texts: { en: { title: 'Poet in New York' } } })
    expect(body.editions).toMatchObject([{ id: first }])
  })

  it('gives an object of the house a number of the house, each its own', async () => {
    const { call } = await hire(['catalogue'])
    const make = () => call('POST', '/titles/', { kind: 'object', title: 'Taza' })
    const [one, other] = [await make(), await make()]
    expect(one.body.ean).toMatch(/^25\d{11}$/)
    expect(other.body.ean).not.toBe(one.body.ean)
    await call('POST', `/titles/${one.body.id}/prices/`, { price_cents: 900 })
    const category = await givenCategory('object')
    const { body } = await call('PATCH', `/titles/${one.body.id}/`, { version: one.body.version, categories: [category] })
    expect(body.acts.publish).toContain('Who makes it')
  })
})

describe('the price of a title', () => {
  it('holds to the book law: five per cent off a book at most, whatever is asked', async () => {
    const { call } = await hire(['catalogue'])
    const book = await givenProduct(shop.sql, { price_cents: 2000 })
    const asked = { price_cents: 1800, former_price_cents: 2000 }
    expect((await call('POST', `/titles/${book}/prices/check/`, asked)).body).toMatchObject({
      problem: 'titles.book_over_cap',
      least_cents: 1900,
      sentence: expect.stringContaining('€19.00'),
    })
    expect((await call('POST', `/titles/${book}/prices/`, asked)).status).toBe(400)
    expect((await call('POST', `/titles/${book}/prices/`, { price_cents: 1900, former_price_cents: 2000 })).body).toMatchObject({
      price_cents: 1900,
      struck_cents: 2000,
    })
    const mug = await givenProduct(shop.sql, { kind: 'object', price_cents: 2000 })
    expect((await call('POST', `/titles/${mug}/prices/`, asked)).body).toMatchObject({ price_cents: 1800, struck_cents: 2000 })
  })

  it('comes on its day by itself, once, and the former one comes back after the last day', async () => {
    const { takeDuePrice } = await import('./prices.ts')
    const { call } = await hire(['catalogue'])
    const mug = await givenProduct(shop.sql, { kind: 'object', price_cents: 2000 })
    const planned = await call('POST', `/titles/${mug}/prices/`, {
      price_cents: 1500,
      former_price_cents: 2000,
      from_day: '2090-01-10',
      until_day: '2090-01-20',
    })
    expect(planned.body).toMatchObject({
      price_cents: 2000,
      planned: [
        { from_day: '2090-01-10', price_cents: 1500 },
        { from_day: '2090-01-21', price_cents: 2000 },
      ],
    })
    expect(await takeDuePrice(shop.sql, new Date('2090-01-09T12:00:00Z'))).toBe(0)
    const taken = await Promise.all([1, 2].map(() => takeDuePrice(shop.sql, new Date('2090-01-10T12:00:00Z'))))
    expect(taken.toSorted()).toEqual([0, 1])
    expect((await call('GET', `/titles/${mug}/`)).body).toMatchObject({ price_cents: 1500, former_price_cents: 2000 })
    await takeDuePrice(shop.sql, new Date('2090-01-21T12:00:00Z'))
    expect((await call('GET', `/titles/${mug}/`)).body).toMatchObject({
      price_cents: 2000,
      former_price_cents: null,
      planned: [],
    })
  })

  it('can be taken back before its day', async () => {
    const { call } = await hire(['catalogue'])
    const id = await givenProduct(shop.sql)
    const { planned } = (await call('POST', `/titles/${id}/prices/`, { price_cents: 2100, from_day: '2090-05-01' })).body
    expect((await call('DELETE', `/titles/${id}/prices/${planned[0].id}/`)).body.planned).toEqual([])
    expect((await call('DELETE', `/titles/${id}/prices/${planned[0].id}/`)).status).toBe(404)
  })

  it('is set for many from a pasted sheet: each line says what became of it, and a slip of the comma is asked about', async () => {
    const { call } = await hire(['catalogue'])
    const [one, two] = [await givenProduct(shop.sql, { price_cents: 1000 }), await givenProduct(shop.sql, { price_cents: 1000 })]
    const rows = await shop.sql<{ sku: string }[]>`select sku from product where id in (${one}, ${two}) order by id`
    const text = `ISBN\tPVP\n${rows[0]!.sku}\t12,50 €\n${rows[1]!.sku}; 0.95\n9780000000002\t3\n${rows[0]!.sku} 13\n`
    await shop.sql`insert into product_translation (product_id, language, title) values (${one}, 'ca', 'Els celoberts')`
    expect((await call('POST', '/prices/check/', { text }, 'ca')).body.rows[0]).toMatchObject({ title: 'Els celoberts' })
    const check = await call('POST', '/prices/check/', { text })
    expect(check.body.rows.map(({ outcome, problem }: { outcome: string; problem: string }) => [outcome, problem])).toEqual([
      ['changed', null],
      ['refused', 'titles.price_far'],
      ['refused', 'titles.unknown_code'],
      ['refused', 'titles.twice'],
    ])
    expect((await call('GET', `/titles/${one}/`)).body.price_cents).toBe(1000)
    expect((await call('POST', '/prices/', { text })).body).toMatchObject({ changed: 1, refused: 3 })
    expect((await call('GET', `/titles/${one}/`)).body.price_cents).toBe(1250)
  })
})

it('counts what titles lack', async () => {
  const { call } = await hire(['catalogue'])
  await givenProduct(shop.sql, { price_cents: null })
  const { items } = (await call('GET', '/titles/gaps/')).body
  const price = items.find(({ lacks }: { lacks: string }) => lacks === 'price')
  expect(price.count).toBe((await call('GET', '/titles/?lacks=price')).body.count.of)
  expect(price.count).toBeGreaterThan(0)
})
