import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import type { Pool } from '#kernel/db.ts'
import { importFilesOf } from '#modules/goods/imports/file-store.ts'
import { DiskFiles } from '#modules/platform/files/disk.ts'
import { catalogueContents } from '#tests/support/catalogue-contents.sql.ts'
import { withDatabase } from '#tests/support/database.ts'
import { bookRows } from '#tests/support/sample-books.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { workUntilDone } from './work.ts'

const undisturbed = withDatabase()
const killed = withDatabase()
const folder = temporaryFolder(afterAll)
const rows = 5_000

/** A table that was sent, and a run of it that waits for a process. */
async function givenRun(sql: Pool): Promise<number> {
  const key = randomBytes(8).toString('hex')
  mkdirSync(path.join(folder, 'imports'), { recursive: true })
  writeFileSync(path.join(folder, 'imports', key), bookRows(rows))
  const mapping = { ean: 'isbn13', title: 'title', authors: 'authors', publisher: 'publisher', pages: 'pages', price: 'price' }
  const [file] = await sql<{ id: number }[]>`
    insert into import_file (name, file_key, bytes, received, state, kind, source, mapping, seen)
    values ('books.tsv', ${key}, 9, 9, 'ready', 'table', 'books', ${sql.json(mapping)}, '{}') returning id`
  const [run] = await sql<{ id: number }[]>`
    insert into import_run (source, kind, state, file_id) values ('books', 'run', 'waiting', ${file!.id}) returning id`
  return run!.id
}

const counts = async (sql: Pool, id: number) =>
  (await sql`select state, rows_read, inserted, unchanged, refused, items_done from import_run where id = ${id}`)[0]
const products = async (sql: Pool) => (await sql<{ count: number }[]>`select count(*) from product`)[0]!.count

function startProcess(url: string): ChildProcess {
  const child = fork(path.join(import.meta.dirname, 'work-process.ts'), { execArgv: [] })
  child.send({ url, dataDir: folder })
  return child
}

it('a run whose process is killed goes on where it was, and ends as an undisturbed one with the same counts', {
  timeout: 240_000,
}, async () => {
  const whole = await givenRun(undisturbed.sql)
  await workUntilDone(undisturbed.sql, importFilesOf(new DiskFiles(folder), folder))
  const expected = await counts(undisturbed.sql, whole)
  expect(expected).toMatchObject({ state: 'done', rows_read: rows, inserted: rows })

  const run = await givenRun(killed.sql)
  const child = startProcess(killed.url)
  const gone = new Promise((done) => child.once('exit', done))
  while ((await products(killed.sql)) < 2_000) await wait(5)
  child.kill('SIGKILL')
  await gone
  expect(await products(killed.sql)).toBeLessThan(rows)
  // Who is dead says nothing any more.
  await killed.sql`update import_run set lease_until = now() - interval '1 second' where id = ${run}`
  await workUntilDone(killed.sql, importFilesOf(new DiskFiles(folder), folder))
  expect(await counts(killed.sql, run)).toEqual(expected)
  expect(await catalogueContents(killed.sql)).toEqual(await catalogueContents(undisturbed.sql))
})
