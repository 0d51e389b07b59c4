import { beforeAll, describe, expect, it } from 'vitest'
import { ensureGround } from '#importers/ground.sql.ts'
import type { ImportItem } from '#importers/items.ts'
import { loadRecords } from '#importers/load.ts'
import type { CatalogueRecordInput } from '#importers/record.ts'
import { eanOf } from '#tests/support/sample-books.ts'
import { withShop } from '#tests/support/shop.ts'
import { type Colleague, staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)
let ana: Colleague

beforeAll(async () => {
  await ensureGround(shop.sql)
  ana = await hire(['catalogue'])
})

const record = (n: number, more: Partial<CatalogueRecordInput> = {}): CatalogueRecordInput => ({
  kind: 'book',
  ean: eanOf(n),
  title: `El agua ${n}`,
  contributors: [{ name: 'Martina Aljibe' }],
  publisher: 'Ediciones Acequia',
  descriptions: { es: 'De la editorial.' },
  priceCents: 1000,
  vatClass: 'book',
  categoryIds: [1100],
  source: 'test',
  ...more,
})
const notes: { code: string; reason: string }[] = []
async function imported(...records: CatalogueRecordInput[]) {
  async function* items(): AsyncGenerator<ImportItem> {
    for (const [i, one] of records.entries()) yield { line: i + 1, record: one }
  }
  notes.length = 0
  return loadRecords(shop.sql, items(), { source: 'acequia', onNote: (note) => notes.push(note) })
}
const idOf = async (n: number) => (await shop.sql<{ id: number }[]>`select id from product where ean = ${eanOf(n)}`)[0]!.id
const read = async (id: number) => (await ana.call('GET', `/titles/${id}/`)).body
async function changed(id: number, change: object) {
  const answer = await ana.call('PATCH', `/titles/${id}/`, { version: (await read(id)).version, ...change })
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
  return answer.body
}

describe('what a colleague wrote by hand', () => {
  it('stays when the source says otherwise: the report says both, and all else of the row comes in', async () => {
    await imported(record(1))
    const id = await idOf(1)
    await changed(id, { texts: { es: { description: 'De Ana.' }, ca: { title: 'L’aigua' } }, page_count: 99 })
    const report = await imported(record(1, { descriptions: { es: 'Otra de la editorial.' }, pages: 120, weightGrams: 300 }))
    expect(report).toMatchObject({ changed: 1, remarks: 3 })
    expect(await read(id)).toMatchObject({
      texts: { es: { description: 'De Ana.' }, ca: { title: 'L’aigua' } },
      page_count: 99,
      weight_grams: 300,
    })
    expect(notes.map(({ reason }) => reason)).toEqual(
      expect.arrayContaining([
        `${eanOf(1)}: kept by hand: description (Spanish) stays “De Ana.”; the source says “Otra de la editorial.”`,
        `${eanOf(1)}: kept by hand: pages stays “99”; the source says “120”`,
      ]),
    )
  })

  it('of people, publisher, sections and price stays too, and a title made by hand is left as it was made', async () => {
    await imported(record(2))
    const id = await idOf(2)
    const house = (await ana.call('POST', '/names/publisher/', { name: 'Casa de Ana' })).body
    const person = (await ana.call('POST', '/names/author/', { name: 'Ana Escribana' })).body
    await changed(id, {
      publisher: house.id,
      contributors: [{ author: person.id, role: 'A01' }],
      categories: [],
      availability: 'e4',
    })
    await ana.call('POST', `/titles/${id}/prices/`, { price_cents: 1500 })
    await imported(
      record(2, { priceCents: 100, publisher: 'Otra', contributors: [{ name: 'Otra Persona' }], availability: 'e0' }),
    )
    expect(await read(id)).toMatchObject({
      price_cents: 1500,
      availability: 'e4',
      categories: [],
      names: { publisher: { name: 'Casa de Ana' }, contributors: [{ name: 'Ana Escribana' }] },
    })
    const made = (await ana.call('POST', '/titles/', { kind: 'book', ean: eanOf(3), title: 'Hecho a mano' })).body
    await imported(record(3))
    expect(await read(made.id)).toMatchObject({ title: 'Hecho a mano', texts: { es: { description: 'De la editorial.' } } })
  })

  it('is given back to the source, which changes it again from then on', async () => {
    await imported(record(4))
    const id = await idOf(4)
    await changed(id, { texts: { es: { description: 'De Ana.' } }, publisher: null })
    await imported(record(4, { descriptions: { es: 'Nueva.' }, publisher: 'Casa nueva' }))
    const kept = await read(id)
    expect(kept.kept).toMatchObject([
      { field: 'publisher', said: 'Casa nueva', source: 'acequia', told: true },
      { field: 'texts.es.description', said: 'Nueva.', by: expect.stringContaining('Somebody') },
    ])
    const given = await ana.call('POST', `/titles/${id}/give-back/`, {
      version: kept.version,
      fields: ['texts.es.description', 'publisher'],
    })
    expect(given.body).toMatchObject({
      texts: { es: { description: 'Nueva.' } },
      names: { publisher: { name: 'Casa nueva' } },
      kept: [],
    })
    await imported(record(4, { descriptions: { es: 'Más nueva.' } }))
    expect((await read(id)).texts.es.description).toBe('Más nueva.')
    const again = { version: (await read(id)).version, fields: ['publisher'] }
    expect((await ana.call('POST', `/titles/${id}/give-back/`, again)).body.code).toBe('titles.not_kept')
  })

  it('given back before the source spoke again is what it was before', async () => {
    await imported(record(5))
    const id = await idOf(5)
    const { version } = await changed(id, { texts: { es: { description: 'De Ana.' } } })
    const given = await ana.call('POST', `/titles/${id}/give-back/`, { version, fields: ['texts.es.description'] })
    expect(given.body.texts.es.description).toBe('De la editorial.')
  })
})

describe('names that were put right', () => {
  it('stay so when a source goes on writing the former ones', async () => {
    await imported(record(10, { contributors: [{ name: 'CASTRO ROSALIA' }], publisher: 'ACEQUIA ED.' }))
    const id = await idOf(10)
    const { names } = await read(id)
    const right = (await ana.call('POST', '/names/author/', { name: 'Rosalía Castro' })).body
    await ana.call('POST', `/names/author/${names.contributors[0].id}/merge/`, { into: right.id })
    const house = `/names/publisher/${names.publisher.id}/`
    await ana.call('PATCH', house, { version: (await ana.call('GET', house)).body.version, name: 'Editorial Acequia' })
    await imported(record(10, { contributors: [{ name: 'CASTRO ROSALIA' }], publisher: 'ACEQUIA ED.', pages: 50 }))
    expect((await read(id)).names).toMatchObject({
      publisher: { id: names.publisher.id, name: 'Editorial Acequia' },
      contributors: [{ id: right.id }],
    })
  })
})

describe('the editions of a work', () => {
  it('are joined and parted by hand, and imports follow', async () => {
    await imported(
      record(20, { workKey: 'a' }),
      record(21, { workKey: 'b' }),
      record(22, { workKey: 'b' }),
      record(23, { title: 'El agua 20' }),
    )
    const [one, other, third, alone] = [await idOf(20), await idOf(21), await idOf(22), await idOf(23)]
    const editions = async (id: number) => (await read(id)).editions.map((edition: { id: number }) => edition.id)
    const joined = await ana.call('POST', `/titles/${one}/join/`, { version: (await read(one)).version, other })
    expect(joined.body.editions.map(({ id }: { id: number }) => id)).toEqual([other, third])
    await imported(record(21, { workKey: 'b', pages: 10 }), record(24, { workKey: 'b' }))
    expect(await editions(one)).toEqual([other, third, await idOf(24)])
    expect((await ana.call('POST', `/titles/${one}/join/`, { version: joined.body.version, other })).body.code).toBe(
      'titles.one_work',
    )
    await ana.call('POST', `/titles/${third}/part/`, { version: (await read(third)).version })
    await imported(record(22, { workKey: 'a', pages: 11 }))
    expect(await editions(third)).toEqual([])
    expect(await editions(one)).toEqual([other, await idOf(24)])
    expect((await ana.call('POST', `/titles/${alone}/part/`, { version: (await read(alone)).version })).body.code).toBe(
      'titles.no_work',
    )
    const { items } = (await ana.call('GET', `/titles/${one}/alike/`)).body
    expect(items.map(({ id }: { id: number }) => id)).toEqual([alone])
  })
})
