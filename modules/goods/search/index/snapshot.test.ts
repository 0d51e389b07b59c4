import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { getPriority, tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { withDatabase } from '#tests/support/database.ts'
import { holding } from '#tests/support/locks.ts'
import { fillSmallCatalogue } from '#tests/support/small-catalogue.sql.ts'
import type { ProductsQuery } from '../contract.ts'
import { refreshAll } from '../refresh.sql.ts'
import { SnapshotKeeper } from './keep-snapshot.ts'
import { openSearchIndex } from './open.ts'
import { loadSnapshot, snapshotFile } from './snapshot.ts'

const database = withDatabase()
const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-search-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const query: ProductsQuery = { q: 'jardin', page: 1, limit: 100, sort: 'title_asc' }

it('loads what it saved, takes in what changed meanwhile, and trusts no file of another database', async () => {
  const { sql } = database
  await fillSmallCatalogue(sql, 3, 120)
  const first = await openSearchIndex(sql, { storefront: 'T013', dataDir, every: 0 })
  await sql`update product set title = 'Jardín de ' || title where id % 7 = 0`
  await first.follow()
  const before = first.find(query, 'es', true)
  await first.close()
  expect(readdirSync(dataDir)).toEqual(['search-T013.bin'])

  const second = await openSearchIndex(sql, { storefront: 'T013', dataDir, every: 0 })
  expect(second.find(query, 'es', true)).toEqual(before)
  await second.close()

  await sql`update product set title = 'Nada' where id % 7 = 0`
  const third = await openSearchIndex(sql, { storefront: 'T013', dataDir, every: 0 })
  expect(third.find(query, 'es', true).total).toBeLessThan(before.total)
  await third.close()

  const file = snapshotFile(dataDir, 'T013')
  expect(await loadSnapshot(file, 'another database', 1e9)).toBeNull()
  expect(await loadSnapshot(file, third.state.identity, -1)).toBeNull()
  writeFileSync(file, 'half a file')
  const fourth = await openSearchIndex(sql, { storefront: 'T013', dataDir, every: 0 })
  expect(fourth.find(query, 'es', true).total).toBe(third.find(query, 'es', true).total)
  await fourth.close()
})

it('builds in a process of its own what it builds here, and answers on while it does so anew', async () => {
  const { sql, url } = database
  const here = await openSearchIndex(sql, { storefront: 'T013', every: 0 })
  const apart = await openSearchIndex(sql, { storefront: 'T013', url, every: 0 })
  expect(apart.find(query, 'es', true)).toEqual(here.find(query, 'es', true))
  expect(apart.find({ page: 1, limit: 50 }, 'ca', true)).toEqual(here.find({ page: 1, limit: 50 }, 'ca', true))

  await sql`update product set title = 'Granada nueva' where id % 5 = 0`
  await refreshAll(sql)
  const old = apart.state
  await apart.follow()
  expect(apart.find({ page: 1, limit: 5 }, 'es', true).total).toBeGreaterThan(0)
  // It yields to whatever else the machine does.
  await expect.poll(() => apart.state === old, { timeout: 100_000 }).toBe(false)
  await here.follow()
  const asked = { ...query, q: 'granada nueva' }
  await expect.poll(() => here.find(asked, 'es', true)).toEqual(apart.find(asked, 'es', true))
  await here.close()
  await apart.close()
})

it('leaves a whole file behind while it runs, for a start after a run that was cut off', async () => {
  const { sql, url } = database
  const folder = path.join(dataDir, 'cut')
  const file = snapshotFile(folder, 'T013')
  const running = await openSearchIndex(sql, { storefront: 'T013', dataDir: folder, url, every: 0 })
  expect(await loadSnapshot(file, running.state.identity, 60_000)).toMatchObject({ rows: running.state.rows })
  await sql`update product set title = 'Otra cosa' where id % 3 = 0`
  await running.follow()
  const keeper = new SnapshotKeeper(file, () => {})
  keeper.changed(1_000)
  expect([keeper.isDue(2_000), keeper.isDue(60_000)]).toEqual([false, true])
  await keeper.save(running.state)
  await keeper.settled()
  const next = await loadSnapshot(file, running.state.identity, 60_000)
  expect(next?.lateCount).toBe(running.state.lateCount)
  expect(readdirSync(folder)).toEqual(['search-T013.bin'])
  await running.close()
})

/** How much less urgent than this process the one is that builds an index for it; null while none does. */
function urgencyOfBuilder(): number | null {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
      if (parent === process.pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('build-process.ts'))
        return getPriority(Number(pid)) - getPriority()
    } catch {
      // It has ended meanwhile.
    }
  }
  return null
}

it.runIf(existsSync('/proc/self/stat'))(
  'builds as urgently as the shop answers what a start waits for, and less so what it builds anew',
  async () => {
    const { sql, url } = database
    // Held up at what it reads, so that it can be looked at.
    const hold = () => holding(sql, 'lock table author_translation in access exclusive mode')
    const starting = await hold()
    const opening = openSearchIndex(sql, { storefront: 'T013', url, every: 0 })
    await expect.poll(urgencyOfBuilder, { timeout: 100_000 }).toBe(0)
    await starting.release()
    const index = await opening

    await refreshAll(sql)
    const anew = await hold()
    await index.follow()
    await expect.poll(urgencyOfBuilder, { timeout: 100_000 }).toBe(Math.min(10, 19 - getPriority()))
    await anew.release()
    await index.close()
  },
)
