import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import type { Pool } from '#kernel/db.ts'
import { whole } from '#tests/support/breadth.ts'
import { catalogueContents } from '#tests/support/catalogue-contents.sql.ts'
import { withDatabase } from '#tests/support/database.ts'
import { bookRows } from '#tests/support/sample-books.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const undisturbed = withDatabase()
const killed = withDatabase()
const told = withDatabase()
const root = path.join(import.meta.dirname, '..')
const folder = temporaryFolder(afterAll)
const rows = whole ? 600 : 300
/** It is killed when so many are there. */
const kills = whole ? [50, 200] : [100]

/** The command as it is run by hand, on a database of the test. */
function importBooks(databaseUrl: string): { child: ChildProcess; ended: Promise<{ code: number | null; said: string }> } {
  const child = spawn(
    path.join(root, 'node_modules/.bin/node'),
    ['importers/import.ts', 'books', `${folder}/books.tsv`, '--batch', '10'],
    { cwd: root, env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: folder }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk))
  return { child, ended: new Promise((done) => child.once('close', (code) => done({ code, said }))) }
}

const products = async (sql: Pool) => (await sql<{ count: number }[]>`select count(*) from product`)[0]!.count

describe('npm run import', () => {
  it('told to end says so, with whole batches written, and goes on when it is begun again', { timeout: 240_000 }, async () => {
    writeFileSync(`${folder}/books.tsv`, bookRows(rows))
    const { child, ended } = importBooks(told.url)
    while ((await products(told.sql)) < 50) await wait(5)
    child.kill('SIGTERM')
    const { code, said } = await ended
    expect(code).toBe(1)
    expect(said).toContain('The import stopped: it was told to end (SIGTERM).')
    expect(said).toContain('the same command again finishes it')
    const left = await products(told.sql)
    expect(left).toBeLessThan(rows)
    expect(left % 10, 'whole batches only').toBe(0)
    expect(await importBooks(told.url).ended).toMatchObject({
      code: 0,
      said: expect.stringContaining('the run before was cut short'),
    })
    expect(await products(told.sql)).toBe(rows)
  })

  it('killed in the middle and run again ends where an undisturbed run does', { timeout: 240_000 }, async () => {
    writeFileSync(`${folder}/books.tsv`, bookRows(rows))
    expect(await importBooks(undisturbed.url).ended).toMatchObject({
      code: 0,
      said: expect.stringContaining(`inserted ${rows} `),
    })

    for (const enough of kills) {
      const { child, ended } = importBooks(killed.url)
      while ((await products(killed.sql)) < enough) await wait(5)
      child.kill('SIGKILL')
      await ended
    }
    const left = await products(killed.sql)
    expect(left).toBeGreaterThanOrEqual(kills.at(-1)!)
    expect(left).toBeLessThan(rows)
    expect(left % 10, 'whole batches only').toBe(0)

    const rerun = await importBooks(killed.url).ended
    expect(rerun).toMatchObject({ code: 0, said: expect.stringContaining('the run before was cut short') })
    expect(await catalogueContents(killed.sql)).toEqual(await catalogueContents(undisturbed.sql))

    const once = await importBooks(killed.url).ended
    expect(once.said).toContain(`inserted 0   changed 0   unchanged ${rows}`)
    expect(await catalogueContents(killed.sql)).toEqual(await catalogueContents(undisturbed.sql))
  })
})
