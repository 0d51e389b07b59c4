import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { withDatabase } from '#tests/support/database.ts'
import { fillSmallCatalogue } from '#tests/support/small-catalogue.sql.ts'
import type { ProductsQuery } from '../contract.ts'
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
}, 60_000)
