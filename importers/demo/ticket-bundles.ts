/** Combined tickets of the demonstration, all of them invented; what staff changed since is theirs. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { addDays, type Day } from '#kernel/days.ts'
import type { Pool } from '#kernel/db.ts'
import { createBundle, hasAnyBundle } from '#modules/editorial/ticket-bundles/bundles.ts'
import { NewBundle } from '#modules/editorial/ticket-bundles/contract.ts'

const Bundles = z.array(
  NewBundle.omit({ last_day: true }).extend({
    days: z.int().optional().describe('From the day of loading to the last one; below nothing it is over already'),
  }),
)

/** Fills a shop that names no combined ticket yet; a second time changes nothing. */
export async function writeTicketBundles(
  sql: Pool,
  { main, folder, today }: { main: string; folder: string; today: Day },
): Promise<void> {
  if (await hasAnyBundle(sql)) return
  const bundles = Bundles.parse(JSON.parse(readFileSync(path.join(folder, 'ticket-bundles.json'), 'utf8')))
  await sql.begin(async (tx) => {
    for (const { days, ...bundle } of bundles) {
      const last_day = days === undefined ? null : addDays(today, days)
      await createBundle(tx, { ...bundle, last_day }, main)
    }
  })
}
