import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Day } from '#kernel/days.ts'
import { pagesChanged } from '#modules/people/staff/pages-changed.ts'
import { catalogueContents } from '#tests/support/catalogue-contents.sql.ts'
import { withDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/locks.ts'
import { bookRows, eanOf } from '#tests/support/sample-books.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { ensureGround } from './ground.sql.ts'
import type { ImportItem } from './items.ts'
import { loadRecords } from './load.ts'
import { readOnixFile } from './onix/read.ts'
import type { CatalogueRecordInput } from './record.ts'
import type { Note } from './runs.sql.ts'
import { columnOf, type ToldName } from './told-fields.ts'
import { readBooks } from './tsv/books.ts'

const database = withDatabase()
const record = (n: number, more: Partial<CatalogueRecordInput> = {}): CatalogueRecordInput => ({
  kind: 'book',
  ean: eanOf(n),
  title: `Jardín ${n}`,
  contributors: [{ name: 'Martina Aljibe' }],
  priceCents: 1000,
  vatClass: 'book',
  stock: 3,
  categoryIds: [1100],
  source: 'test',
  ...more,
})
async function* items(...records: CatalogueRecordInput[]): AsyncGenerator<ImportItem> {
  for (const [i, one] of records.entries()) yield { line: i + 1, record: one }
}
const productRow = async (n: number) =>
  (await database.sql<{ id: number; version: number }[]>`select * from product where ean = ${eanOf(n)}`)[0]!

beforeAll(() => ensureGround(database.sql))

describe('loading records', () => {
  it('writes a row once: the same source again changes nothing', async () => {
    const first = await loadRecords(database.sql, items(record(1), record(2)), { source: 'a' })
    expect(first).toMatchObject({ read: 2, inserted: 2, changed: 0, unchanged: 0, refused: 0 })
    const before = await catalogueContents(database.sql)
    const again = await loadRecords(database.sql, items(record(1), record(2)), { source: 'a' })
    expect(again).toMatchObject({ read: 2, inserted: 0, changed: 0, unchanged: 2 })
    expect(await catalogueContents(database.sql)).toEqual(before)
  })
  it('tells the processes of the shop once it ended: their pages say what it brought', async () => {
    const heard: string[] = []
    const { unlisten } = await database.sql.listen(pagesChanged, (payload) => heard.push(payload))
    await loadRecords(database.sql, items(record(8)), { source: 'a' })
    await eventually('it is told', async () => heard.length > 0)
    await unlisten()
  })
  it('raises the version of a product of which only what hangs on it changed: no editor writes over it', async () => {
    const parts: Partial<CatalogueRecordInput>[] = [
      { titles: { ca: 'Jardí 9' } },
      { contributors: [{ name: 'Otra Aljibe' }] },
      { categoryIds: [1210] },
      { safety: { maker: 'Taller', makerAddress: 'Calle del Agua, 7', makerEmail: 'taller@example.com' } },
    ]
    await loadRecords(database.sql, items(record(9)), { source: 'a' })
    for (const part of parts) {
      const { version } = await productRow(9)
      expect(await loadRecords(database.sql, items(record(9, part)), { source: 'a' })).toMatchObject({ changed: 1 })
      expect((await productRow(9)).version).toBe(version + 1)
    }
  })
  it('keeps each field that sources tell in one place under its own column, and writes it anew when it is told otherwise', async () => {
    const said = {
      weightGrams: 240,
      dimensions: '210 × 140 mm',
      accessibility: '10 11',
      accessibilityNote: 'Apto.',
      asksLcp: true,
    }
    const kept = async () => {
      const row: Record<string, unknown> = { ...(await productRow(12)) }
      return Object.fromEntries((Object.keys(said) as ToldName[]).map((name) => [name, row[columnOf(name)]]))
    }
    await loadRecords(database.sql, items(record(12, said)), { source: 'a' })
    expect(await kept()).toEqual(said)
    await loadRecords(database.sql, items(record(12, { dimensions: '220 × 140 mm' })), { source: 'a' })
    const gone = { weightGrams: null, accessibility: null, accessibilityNote: null, asksLcp: false }
    expect(await kept()).toEqual({ ...gone, dimensions: '220 × 140 mm' })
  })
  it('hears each of two sources only when its own row changed', async () => {
    await loadRecords(database.sql, items(record(10, { title: 'By a' })), { source: 'a' })
    await loadRecords(database.sql, items(record(10, { title: 'By b' })), { source: 'b' })
    for (const [source, title] of [
      ['a', 'By a'],
      ['b', 'By b'],
    ] as const)
      expect(await loadRecords(database.sql, items(record(10, { title })), { source })).toMatchObject({
        changed: 0,
        unchanged: 1,
      })
    expect(await productRow(10)).toMatchObject({ title: 'By b' })
    await loadRecords(database.sql, items(record(10, { title: 'By a, corrected' })), { source: 'a' })
    expect(await productRow(10)).toMatchObject({ title: 'By a, corrected' })
  })
  it('brings a changed row up to date and leaves the shop its own stock', async () => {
    await loadRecords(database.sql, items(record(20)), { source: 'a' })
    await database.sql`update stock set quantity = 1 where product_id = (select id from product where ean = ${eanOf(20)})`
    const changed = record(20, { priceCents: 1200, stock: 9, contributors: [{ name: 'Ana Pérez' }] })
    expect(await loadRecords(database.sql, items(changed), { source: 'a' })).toMatchObject({ changed: 1 })
    const product = await productRow(20)
    expect(product).toMatchObject({ price_cents: 1200, stock: 1 })
    const prices = await database.sql`select price_cents from price_history where product_id = ${product.id} order by id`
    expect(prices.map((row) => row.price_cents)).toEqual([1000, 1200])
    const people =
      await database.sql`select a.name from product_author c join author a on a.id = c.author_id where product_id = ${product.id}`
    expect(people.map((row) => row.name)).toEqual(['Ana Pérez'])
  })
  it('keeps contents, press and awards, and tells somebody’s life where the shop told none', async () => {
    const told = (life: string) =>
      record(25, {
        contributors: [{ name: 'Nadie de Nadie', life: { es: life } }],
        contents: { es: 'La acequia\nEl estanque' },
        press: { es: 'Se lee como se bebe.\n— El Diario' },
        awards: { es: 'Premio del Agua, 2024' },
      })
    await loadRecords(database.sql, items(told('Nació junto al agua.')), { source: 'a' })
    await loadRecords(database.sql, items(told('Otra vida.')), { source: 'a' })
    const lives = await database.sql`
      select t.biography from author_translation t join author a on a.id = t.author_id where a.name = 'Nadie de Nadie'`
    expect(lives).toMatchObject([{ biography: 'Nació junto al agua.' }])
    const texts = await database.sql`
      select t.contents, t.press, t.awards from product_translation t join product p on p.id = t.product_id
      where p.ean = ${eanOf(25)} and t.language = 'es'`
    expect(texts).toMatchObject([
      { contents: 'La acequia\nEl estanque', press: 'Se lee como se bebe.\n— El Diario', awards: 'Premio del Agua, 2024' },
    ])
  })
  it('refuses what cannot be sold, with line and reason, and loads the rest', async () => {
    const notes: Note[] = []
    const given = items(
      record(30),
      record(31, { ean: '9788437604948' }),
      record(30),
      record(32, { sku: eanOf(1) }),
      record(33, { title: ' ' }),
      record(34, { categoryIds: [1100, 77_777] }),
    )
    const report = await loadRecords(database.sql, given, { source: 'faults', onNote: (note) => notes.push(note) })
    expect(report).toMatchObject({ read: 6, inserted: 2, refused: 4, remarks: 1 })
    expect(notes.map(({ line, reason }) => `${line}: ${reason}`).toSorted()).toEqual([
      '2: 9788437604948: wrong check digit',
      `3: ${eanOf(30)} stands in line 1 already`,
      `4: the SKU ${eanOf(1)} belongs to another product`,
      expect.stringMatching(/^5: title: /),
      '6: unknown category 77777',
    ])
    const kept = await database.sql`
      select line, reason from import_note where run_id = (select max(id) from import_run where source = 'faults')`
    expect(kept.length).toBe(5)
  })
  it('loads sources of several files whose lines repeat', async () => {
    async function* twice(): AsyncGenerator<ImportItem> {
      yield { line: 1, record: record(40, { title: 'First file' }) }
      yield { line: 1, record: record(41, { title: 'Second file' }) }
    }
    expect(await loadRecords(database.sql, twice(), { source: 'files' })).toMatchObject({ inserted: 2, refused: 0 })
  })
})

describe('files that break off', () => {
  it('give every row before the fault, and say where and why', async () => {
    const file = `${temporaryFolder(onTestFinished)}/books.tsv.gz`
    const packed = gzipSync(bookRows(5_000, 100_000))
    writeFileSync(file, packed.subarray(0, Math.floor(packed.length / 2)))
    const report = await loadRecords(database.sql, readBooks(file), { source: 'broken' })
    expect(report.brokenOff).toBe('books.tsv.gz: breaks off (unexpected end of file)')
    expect(report.inserted).toBeGreaterThan(500)
    const [run] = await database.sql<{ id: number }[]>`select max(id) as id from import_run where source = 'broken'`
    const [note] = await database.sql`select line, reason from import_note where run_id = ${run!.id}`
    expect(note).toEqual({ line: report.read + 2, reason: report.brokenOff })
  })
  it('keep the ONIX products before and after a fault', async () => {
    const sample = `${import.meta.dirname}/onix/samples/21-broken.xml`
    expect(readFileSync(sample, 'utf8')).toContain('Before the fault')
    const report = await loadRecords(database.sql, readOnixFile(sample, '2026-11-21' as Day), { source: 'onix:21-broken.xml' })
    expect(report).toMatchObject({ inserted: 2, refused: 3 })
    const again = await loadRecords(database.sql, readOnixFile(sample, '2026-11-21' as Day), { source: 'onix:21-broken.xml' })
    expect(again).toMatchObject({ inserted: 0, changed: 0, unchanged: 2, refused: 3 })
  })
})
