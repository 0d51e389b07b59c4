/** Partners of the demonstration with their offers, and what promotions do not apply to; what staff changed since is theirs. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { addDays, type Day, day } from '#kernel/days.ts'
import type { Pool } from '#kernel/db.ts'
import { createExclusion } from '#modules/buying/partners/exclusions.ts'
import { createOffer, createPartner, hasPartners, writeZone } from '#modules/buying/partners/manage.ts'
import { NewExclusion, NewOffer, NewPartner, Zone } from '#modules/buying/partners/staff-contract.ts'

const MonthDay = z.string().regex(/^\d{2}-\d{2}$/)

const PartnersFile = z.object({
  zones: z.array(Zone),
  partners: z.array(
    NewPartner.extend({
      offers: z.array(
        NewOffer.omit({ partner: true, valid_from: true, valid_to: true }).extend({
          days: z.int().describe('From the day of loading to the last one; below nothing it is over already'),
        }),
      ),
    }),
  ),
  exclusions: z.array(
    NewExclusion.omit({ first_day: true, last_day: true }).extend({ first: MonthDay.optional(), last: MonthDay.optional() }),
  ),
})

/** A period of a year, this year's while it is not over. */
function daysOf(first: string, last: string, today: Day) {
  const year = Number(today.slice(0, 4)) + (`${today.slice(0, 4)}-${last}` < today ? 1 : 0)
  return { first_day: day(`${year}-${first}`), last_day: day(`${year}-${last}`) }
}

/** Fills a shop that has no partner yet; a second time changes nothing. */
export async function writePartners(sql: Pool, file: string, today: Day): Promise<void> {
  if (await hasPartners(sql)) return
  const { zones, partners, exclusions } = PartnersFile.parse(JSON.parse(readFileSync(file, 'utf8')))
  await sql.begin(async (tx) => {
    for (const zone of zones) await writeZone(tx, zone)
    for (const { offers, ...partner } of partners) {
      const { id } = await createPartner(tx, partner)
      for (const { days, ...offer } of offers) await createOffer(tx, { ...offer, partner: id, valid_to: addDays(today, days) })
    }
    for (const { first, last, ...exclusion } of exclusions)
      await createExclusion(tx, { ...exclusion, ...(first && last && daysOf(first, last, today)) })
  })
}
