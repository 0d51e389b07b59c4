import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { languages } from '#kernel/language.ts'
import { plan } from '#modules/editorial/places/places.ts'
import { withDatabase } from '#tests/support/database.ts'
import { writeDemoDictionaries } from './load-demo.ts'
import { writePlan } from './places.ts'

const database = withDatabase()
const folder = path.join(import.meta.dirname, '../../database/demo')
const storefront = 'T013'

beforeAll(async () => {
  await writeDemoDictionaries(database.sql, storefront)
  await writePlan(database.sql, storefront, folder)
})

describe('the plan of the demonstration (I-38)', () => {
  it.each(languages)('has ten places and eight motifs or more, named and told in %s', async (language) => {
    const { places, motifs } = await plan(database.sql, { storefront, language })
    expect(places.length).toBeGreaterThanOrEqual(10)
    expect(motifs.length).toBeGreaterThanOrEqual(8)
    expect(new Set([...places, ...motifs].map(({ name }) => name)).size).toBe(places.length + motifs.length)
    for (const { motifs: here } of places) expect(here.length).toBeGreaterThan(0)
  })

  it('has every motif in some place', async () => {
    const { places, motifs } = await plan(database.sql, { storefront, language: 'es' })
    const seen = new Set(places.flatMap((place) => place.motifs.map(({ id }) => id)))
    expect(motifs.filter(({ id }) => !seen.has(id))).toEqual([])
  })

  it('stays as the staff left it when the shop starts again', async () => {
    await database.sql`update place set published = false where key = 'mexuar'`
    await writePlan(database.sql, storefront, folder)
    const [row] = await database.sql<
      { places: number; shown: number }[]
    >`select count(*)::int as places, count(*) filter (where published)::int as shown from place`
    expect(row!.shown).toBe(row!.places - 1)
  })
})
