/** The plan of palace and gardens of the demonstration (database/demo/places.json): written where a shop has none yet. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Pool } from '#kernel/db.ts'
import { MotifRow, PlaceRow } from '#modules/editorial/places/contract.ts'
import { saveMotif, savePlace } from '#modules/editorial/places/manage.ts'
import { tagIds } from './places.sql.ts'

const key = z.string()
const named = { lots: z.array(z.number().int()), tags: z.array(key) }
const left = { lot_ids: true, tag_ids: true, position: true, published: true } as const
const Plan = z.object({
  motifs: z.array(MotifRow.omit(left).extend(named)),
  places: z.array(PlaceRow.omit({ ...left, motif_ids: true }).extend({ ...named, motifs: z.array(key) })),
})

/** Places name their motifs and tags by key; the order in the file is the order on the plan. */
export async function writePlan(sql: Pool, storefront: string, folder: string): Promise<void> {
  const plan = Plan.parse(JSON.parse(readFileSync(path.join(folder, 'places.json'), 'utf8')))
  await sql.begin(async (tx) => {
    const tags = await tagIds(tx, storefront)
    if (!tags) return
    const idOf = (known: ReadonlyMap<string, number>, name: string) => {
      const id = known.get(name)
      if (id === undefined) throw new Error(`places.json names ${name}, which is nowhere`)
      return id
    }
    const row = (given: { lots: number[]; tags: string[] }, position: number) => ({
      lot_ids: given.lots,
      tag_ids: given.tags.map((name) => idOf(tags, name)),
      position,
      published: true,
    })
    const motifs = new Map<string, number>()
    for (const [position, motif] of plan.motifs.entries())
      motifs.set(motif.key, await saveMotif(tx, storefront, { ...motif, ...row(motif, position) }))
    for (const [position, place] of plan.places.entries()) {
      const motif_ids = place.motifs.map((name) => idOf(motifs, name))
      await savePlace(tx, storefront, { ...place, ...row(place, position), motif_ids })
    }
  })
}
