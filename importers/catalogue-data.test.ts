/** The whole data folder, where CATALOGUE_DATA names one; the samples of this repository prove the same behaviours without it. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Day } from '#kernel/days.ts'
import type { Pool } from '#kernel/db.ts'
import { catalogueContents } from '#tests/support/catalogue-contents.sql.ts'
import { withDatabase } from '#tests/support/database.ts'
import { connectForLoad } from './database.ts'
import { ensureGround } from './ground.sql.ts'
import { type ImportItem, isRefusal, isRow } from './items.ts'
import { loadRecords } from './load.ts'
import { readOnixFile } from './onix/read.ts'
import type { Note } from './runs.sql.ts'
import { readBooks } from './tsv/books.ts'
import { readObjects } from './tsv/objects.ts'

const folder = process.env['CATALOGUE_DATA'] ?? ''
const today = '2026-11-21' as Day
const inFolder = (name: string) => path.join(folder, name)

async function tally(items: AsyncIterable<ImportItem>) {
  const found = { rows: 0, refused: 0, eans: new Set<string>() }
  for await (const item of items) {
    if (!isRow(item)) found.refused += isRefusal(item) && !item.remark ? 1 : 0
    else {
      found.rows += 1
      found.eans.add(item.record.ean)
    }
  }
  return { ...found, eans: found.eans.size }
}

if (!folder)
  console.info('importers/catalogue-data.test.ts is skipped: set CATALOGUE_DATA to the folder of the real data to run it.')

describe.skipIf(!folder)('the data of CATALOGUE_DATA', () => {
  const database = withDatabase()
  let sql: Pool
  beforeAll(() => {
    sql = connectForLoad(database.url)
    return ensureGround(sql)
  })
  afterAll(() => sql.end({ timeout: 5 }))

  it('has books and objects that are all read, each under a number of its own', async () => {
    expect(await tally(readBooks(inFolder('books.tsv.gz')))).toEqual({ rows: 65_773, refused: 0, eans: 65_773 })
    expect(await tally(readObjects(inFolder('objects.tsv.gz')))).toEqual({ rows: 20_000, refused: 0, eans: 20_000 })
  })
  it('has ONIX messages that load twice with the same end, their faults told by line', async () => {
    const files = readdirSync(inFolder('onix')).filter((name) => /\.(xml|onx)$/.test(name))
    const load = async () => {
      const [total, faults] = [{ read: 0, written: 0, refused: 0 }, new Map<string, Note[]>()]
      for (const name of files) {
        const onNote = (note: Note) => {
          if (note.refused) faults.set(name, [...(faults.get(name) ?? []), note])
        }
        const report = await loadRecords(sql, readOnixFile(inFolder(`onix/${name}`), today), {
          source: `onix:${name}`,
          onNote,
        })
        total.read += report.read
        total.written += report.inserted + report.changed
        total.refused += report.refused
      }
      return { total, faults }
    }
    const first = await load()
    expect(files.length).toBe(35)
    expect(first.total).toEqual({ read: 1276, written: 1262, refused: 14 })
    expect(first.faults.get('21_control_chars.xml')).toMatchObject([
      { line: 32, column: 24, reason: 'not well-formed: disallowed character', refused: true },
    ])
    expect([...first.faults.values()].flat().every((note) => note.line >= 1 && note.reason !== '')).toBe(true)
    // The update of a part whose title came after it finds it now.
    expect((await load()).total).toEqual({ read: 1276, written: 1, refused: 13 })
    const before = await catalogueContents(sql)
    expect((await load()).total).toEqual({ read: 1276, written: 0, refused: 13 })
    expect(await catalogueContents(sql)).toEqual(before)
  })
})
