import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { withDatabase } from '#tests/support/database.ts'
import { migrate } from './migrate.ts'

const database = withDatabase()

it('a database that a newer version of the shop has opened is left alone, in one sentence', async () => {
  await database.sql`insert into schema_version (version, name) values (99001, 'of tomorrow')`
  await expect(migrate(database.url)).rejects.toThrow(
    /^The database belongs to a newer version of the shop \(it is at 99001, .*\.$/,
  )
  await database.sql`delete from schema_version where version = 99001`
})

it('a database that had a later migration and not an earlier one is not brought further in silence', async () => {
  expect(await migrate(database.url)).toEqual([])
  await database.sql`delete from schema_version where version = 286`
  await expect(migrate(database.url)).rejects.toThrow(/never had 286 \(search-followed\)/)
})

describe('a migration that fails', () => {
  /** A folder of migrations that come after all that the shop has. */
  function release(migrations: Record<string, string>): string {
    const folder = mkdtempSync(path.join(tmpdir(), 'migrations-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    for (const [name, script] of Object.entries(migrations)) writeFileSync(path.join(folder, `${name}.sql`), script)
    return folder
  }
  const good = 'create table of_a_release (id integer);'
  const bad = 'create table of_a_bad_release (id integer);\nselect 1 / 0;'
  const tables = async () => {
    const rows = await database.sql`select tablename as name from pg_tables where tablename like 'of_a_%' order by 1`
    return rows.map(({ name }) => name)
  }

  it('is named in a sentence with what the database said and what to do, and leaves nothing of itself', async () => {
    const [before] = await database.sql`select max(version)::int as at from schema_version`
    await expect(migrate(database.url, release({ '9990.do.bad': bad }))).rejects.toThrow(
      `Migration 9990 (bad) was not done: the database said “division by zero (22012)”. Nothing of it was changed: the database is at ${before!['at']} as before. Begin the former version again, which sells on; this one has to be mended first.`,
    )
    expect(await tables()).toEqual([])
    expect(await database.sql`select max(version)::int as at from schema_version`).toEqual([before])
  })

  it('tells of a full disk as of what it is, since nothing of it has to be mended', async () => {
    const full = `do $$ begin raise exception 'no room' using errcode = '53100'; end $$`
    await expect(migrate(database.url, release({ '9990.do.full': full }))).rejects.toThrow(
      /^Migration 9990 \(full\) was not done: The disk of the database is full\. Make room and try again\. Nothing of it was changed.*sells on\.$/,
    )
  })

  it('says which stand already, because the former version opens no more, and goes on from there once mended', async () => {
    await expect(migrate(database.url, release({ '9990.do.good': good, '9991.do.bad': bad }))).rejects.toThrow(
      /^Migration 9991 \(bad\) .* but 1 before it were done: the database is at 9990, .*npm run restore\)\.$/,
    )
    expect(await tables()).toEqual(['of_a_release'])
    const mended = release({ '9990.do.good': good, '9991.do.mended': bad.replace('/ 0', '/ 1') })
    expect(await migrate(database.url, mended)).toEqual(['mended'])
    expect(await tables()).toEqual(['of_a_bad_release', 'of_a_release'])
  })
})
