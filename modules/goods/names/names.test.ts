import { expect, it } from 'vitest'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)
type Call = Awaited<ReturnType<typeof hire>>['call']
/** Whoever changes a name has just read it. */
const patch = async (call: Call, path: string, change: object) =>
  call('PATCH', path, { version: (await call('GET', path)).body.version, ...change })

it('finds and makes people, and names them in three languages', async () => {
  const { call } = await hire(['catalogue'])
  const made = await call('POST', '/names/author/', { name: 'Emilia Pardo' })
  expect(made).toMatchObject({ status: 200, body: { name: 'Emilia Pardo', note: 'Pardo, Emilia', titles: 0 } })
  expect((await call('POST', '/names/author/', { name: 'Emilia Pardo' })).body.name).toEqual([
    'There is another with this name already. If they are the same, merge them.',
  ])
  const path = `/names/author/${made.body.id}/`
  await patch(call, path, { names: { ca: 'Emília Pardo' }, biographies: { es: 'Escritora.' } })
  expect((await call('GET', path)).body).toMatchObject({
    names: { ca: 'Emília Pardo', en: '' },
    biographies: { es: 'Escritora.' },
  })
  expect((await shop.call('GET', `/authors/${made.body.id}/`, undefined, 'ca')).body).toMatchObject({
    name: 'Emília Pardo',
    biography: 'Escritora.',
  })
  expect((await call('GET', '/names/author/?q=emil')).body.items).toMatchObject([{ id: made.body.id }])
})

it('joins two people who are one: titles move, and the former page finds the other', async () => {
  const { call } = await hire(['catalogue'])
  const [right, double] = [
    (await call('POST', '/names/author/', { name: 'Rosalía Castro' })).body.id,
    (await call('POST', '/names/author/', { name: 'CASTRO ROSALIA' })).body.id,
  ]
  const [one, both] = [await givenProduct(shop.sql), await givenProduct(shop.sql)]
  await shop.sql`insert into product_author (product_id, author_id, position) values (${one}, ${double}, 1), (${both}, ${double}, 1), (${both}, ${right}, 2)`
  const merged = await call('POST', `/names/author/${double}/merge/`, { into: right })
  expect(merged.body).toMatchObject({ id: right, titles: 2 })
  await expect.poll(async () => (await shop.call('GET', `/products/${one}/`)).body.author?.id).toBe(right)
  expect((await shop.call('GET', `/products/${both}/`)).body.authors).toHaveLength(1)
  expect((await shop.call('GET', `/authors/${double}/`)).body).toMatchObject({ id: right, name: 'Rosalía Castro' })
  expect((await call('POST', `/names/author/${right}/merge/`, { into: right })).body.code).toBe('names.itself')
  expect((await call('POST', `/names/author/${double}/merge/`, { into: right })).status).toBe(404)
})

it('renames a section in three languages, and the shop says so', async () => {
  const { call } = await hire(['catalogue'])
  await shop.sql`insert into category (id, kind) values (77, 'book')`
  await shop.sql`insert into category_translation (category_id, language, name, slug) values (77, 'es', 'Historia', 'historia')`
  const name = async () => (await shop.call('GET', '/categories/77/', undefined, 'ca')).body.name
  await expect.poll(name).toBe('Historia')
  await patch(call, '/names/category/77/', { names: { es: 'Historia', ca: 'Història', en: 'History' } })
  await expect.poll(name).toBe('Història')
  expect((await call('GET', '/names/category/?q=hist&of=object')).body.items).toEqual([])
  const noted = async (language: string) => (await call('GET', '/names/category/?q=hist', undefined, language)).body.items[0].note
  expect([await noted('es'), await noted('ca'), await noted('en')]).toEqual(['libros', 'llibres', 'books'])
})

const titleUnder = async (kind: 'tag' | 'category' | 'attribute' | 'series', name: number) => {
  const id = await givenProduct(shop.sql)
  if (kind === 'series') await shop.sql`update product set series_id = ${name} where id = ${id}`
  if (kind === 'tag') await shop.sql`insert into product_tag values (${id}, ${name})`
  if (kind === 'category') await shop.sql`insert into product_category values (${id}, ${name})`
  if (kind === 'attribute') await shop.sql`insert into product_attribute values (${id}, ${name})`
  return id
}

it('tells the second of two editors what the first has written', async () => {
  const [ana, pau] = [await hire(['catalogue']), await hire(['catalogue'])]
  const { body } = await ana.call('POST', '/names/publisher/', { name: 'Casa Doble' })
  const path = `/names/publisher/${body.id}/`
  expect((await ana.call('PATCH', path, { version: body.version, name: 'Casa de Ana' })).status).toBe(200)
  const late = await pau.call('PATCH', path, { version: body.version, name: 'Casa de Pau' })
  expect(late).toMatchObject({ status: 409, body: { code: 'version.changed', current: { name: 'Casa de Ana' } } })
})

it('raises the version of the titles that it moves: whoever has one open writes nothing over it', async () => {
  const { call } = await hire(['catalogue'])
  const id = await givenProduct(shop.sql)
  const [right, double] = [
    (await call('POST', '/names/author/', { name: 'Aurelio Uno' })).body.id,
    (await call('POST', '/names/author/', { name: 'Aurelio Dos' })).body.id,
  ]
  await shop.sql`insert into product_author (product_id, author_id, position) values (${id}, ${double}, 1)`
  const { version } = (await call('GET', `/titles/${id}/`)).body
  await call('POST', `/names/author/${double}/merge/`, { into: right })
  const late = await call('PATCH', `/titles/${id}/`, { version, contributors: [] })
  expect(late).toMatchObject({ status: 409, body: { code: 'titles.changed_meanwhile' } })
})

it('says before two are joined how many titles move, and joins subjects and features as well', async () => {
  const { call } = await hire(['catalogue'])
  const made = async (name: string) => (await call('POST', '/names/tag/', { name, names: { en: `${name} en` } })).body.id
  const [right, double] = [await made('Alhambra'), await made('La Alhambra')]
  const [moved, both] = [await titleUnder('tag', double), await titleUnder('tag', double)]
  await shop.sql`insert into product_tag values (${both}, ${right})`
  const preview = await call('GET', `/names/tag/${double}/merge/?into=${right}`)
  expect(preview.body).toMatchObject({ titles: 2, both: 1, problem: null, some: [{ id: moved }, { id: both }] })
  expect((await call('POST', `/names/tag/${double}/merge/`, { into: right })).body).toMatchObject({ id: right, titles: 2 })
  expect((await shop.call('GET', '/tags/la-alhambra/')).body).toMatchObject({ id: right })
  const [size, colour] = [
    (await call('POST', '/names/attribute/', { name: 'Grande', group: 'size' })).body.id,
    (await call('POST', '/names/attribute/', { name: 'Azul', group: 'colour' })).body.id,
  ]
  expect((await call('POST', `/names/attribute/${size}/merge/`, { into: colour })).body.code).toBe('names.other_tree')
  expect((await call('POST', '/names/attribute/', { name: 'Nada' })).body).toMatchObject({ group: [expect.any(String)] })
})

it('ends a subject: titles keep it, visitors are not shown it, and nobody is put under it', async () => {
  const { call } = await hire(['catalogue'])
  const { id } = (await call('POST', '/names/tag/', { name: 'Feria del Libro' })).body
  const [title, other] = [await titleUnder('tag', id), await givenProduct(shop.sql)]
  const tags = async () => (await shop.call('GET', `/products/${title}/`)).body.tags
  await expect.poll(tags).toMatchObject([{ id }])
  expect((await call('POST', `/names/tag/${id}/end/`, {})).body).toMatchObject({ ended: true, acts: { reopen: null } })
  await expect.poll(tags).toEqual([])
  expect((await call('PATCH', `/titles/${other}/`, { version: 1, tags: [id] })).body).toHaveProperty('tags')
  expect((await call('GET', '/names/tag/?q=feria&ended=false')).body.items).toEqual([])
  await call('POST', `/names/tag/${id}/reopen/`, {})
  await expect.poll(tags).toMatchObject([{ id }])
})

it('deletes a name only where nothing hangs on it, and says what does', async () => {
  const { call } = await hire(['catalogue'])
  const { id } = (await call('POST', '/names/series/', { name: 'Austral' })).body
  const title = await titleUnder('series', id)
  expect((await call('GET', `/names/series/${id}/`)).body).toMatchObject({
    hanging: [{ what: 'titles', count: 1 }],
    acts: { delete: expect.stringContaining('Something still hangs on it') },
  })
  expect((await call('DELETE', `/names/series/${id}/`)).body.code).toBe('names.in_use')
  await shop.sql`update product set series_id = null where id = ${title}`
  expect((await call('DELETE', `/names/series/${id}/`)).status).toBe(200)
  expect((await call('GET', `/names/series/${id}/`)).status).toBe(404)
})

it('makes sections and moves them in the tree, never below themselves nor into another tree', async () => {
  const { call } = await hire(['catalogue'])
  const names = (name: string) => ({ es: name, ca: name, en: name })
  type Row = { id: number; parent: number | null; name: string }
  const make = async (name: string, parent: number | null, kind = 'book') => {
    const { items } = (await call('POST', '/sections/', { kind, names: names(name), parent })).body
    return (items as Row[]).find((row) => row.name === name)!.id
  }
  const [art, poetry] = [await make('Arte nuevo', null), await make('Poesía nueva', null)]
  const [one, two] = [await make('Pintura', art), await make('Dibujo', art)]
  const below = async (parent: number) =>
    ((await call('GET', '/sections/?of=book')).body.items as Row[]).filter((row) => row.parent === parent).map(({ id }) => id)
  expect(await below(art)).toEqual([one, two])
  const move = (id: number, place: object) => call('POST', `/sections/${id}/move/`, place)
  await move(two, { parent: art, before: one })
  expect(await below(art)).toEqual([two, one])
  await move(one, { parent: poetry })
  expect([await below(art), await below(poetry)]).toEqual([[two], [one]])
  expect((await move(art, { parent: two })).body).toHaveProperty('parent')
  expect((await move(art, { parent: await make('Joyas nuevas', null, 'object') })).body).toHaveProperty('parent')
  const title = await titleUnder('category', one)
  await call('POST', `/names/category/${one}/merge/`, { into: two })
  await expect.poll(async () => (await shop.call('GET', `/categories/${one}/`)).body.id).toBe(two)
  expect((await call('GET', `/titles/${title}/`)).body.categories).toEqual([two])
})

it('makes a section that one shop has for itself, and what stands below is of the same shop', async () => {
  const { call } = await hire(['catalogue'])
  const names = { es: 'Ruedas', ca: 'Rodes', en: 'Wheels' }
  const make = (body: object) => call('POST', '/sections/', { kind: 'object', parent: null, names, ...body })
  expect((await make({ shop: 'X999' })).body).toMatchObject({ shop: [expect.any(String)] })
  const made = (await make({ shop: 'T013' })).body.items.at(-1)
  expect(made).toMatchObject({ shop: 'T013', parent: null })
  const { items } = (await make({ parent: made.id })).body
  expect(items.find(({ parent }: { parent: number }) => parent === made.id)).toMatchObject({ shop: 'T013' })
})

it('keeps what the sizes of a section measure, and shows it with what comes in sizes below it', async () => {
  const { call } = await hire(['catalogue'])
  const names = { es: 'Ropa', ca: 'Roba', en: 'Clothes' }
  const top = (await call('POST', '/sections/', { kind: 'object', parent: null, names })).body.items.at(-1).id
  const inside = { es: 'Camisetas', ca: 'Samarretes', en: 'T-shirts' }
  const sections = (await call('POST', '/sections/', { kind: 'object', parent: top, names: inside })).body.items
  const below = sections.find(({ parent }: { parent: number }) => parent === top).id
  const path = `/names/category/${top}/`
  const tables = { es: 'Talla | Pecho (cm)\nS | 86–90\nM | 91–95', en: 'Size | Chest (cm)\nS | 86–90\nM | 91–95' }
  expect((await patch(call, path, { size_tables: { es: 'Talla | Pecho\nS | 1 | 2' } })).status).toBe(400)
  expect((await patch(call, path, { size_tables: tables })).body.size_tables).toEqual({ ...tables, ca: '' })
  const [sized, plain] = [await givenProduct(shop.sql, { kind: 'object' }), await givenProduct(shop.sql, { kind: 'object' })]
  await shop.sql`insert into product_category (product_id, category_id) values (${sized}, ${below}), (${plain}, ${below})`
  await shop.sql`update product set size_group_id = ${sized} where id = ${sized}`
  const shown = async (id: number, language: string) =>
    (await shop.call('GET', `/products/${id}/`, undefined, language)).body.size_table
  expect(await shown(sized, 'en')).toEqual({
    head: ['Size', 'Chest (cm)'],
    rows: [
      ['S', '86–90'],
      ['M', '91–95'],
    ],
    notes: [],
  })
  expect((await shown(sized, 'ca')).head).toEqual(['Talla', 'Pecho (cm)'])
  expect(await shown(plain, 'en')).toBeNull()
  await patch(call, path, { size_tables: { en: '' } })
  await expect.poll(async () => (await shown(sized, 'en')).head).toEqual(['Talla', 'Pecho (cm)'])
})
