import path from 'node:path'
import { expect, test } from 'vitest'
import { day } from '#kernel/days.ts'
import { languages } from '#kernel/language.ts'
import { partnerList, promotionsShown } from '#modules/buying/partners/show.ts'
import { withDatabase } from '#tests/support/database.ts'
import { writePartners } from './partners.ts'

const database = withDatabase()
const file = path.join(import.meta.dirname, '../../database/demo/partners.json')

test('the demonstration has eight partners in eight provinces and ten offers, one of which is over, each once', async () => {
  const today = day('2026-12-10')
  for (const _ of [1, 2]) await writePartners(database.sql, file, today)
  const now = new Date('2026-12-10T10:00:00Z')
  const shown = await Promise.all(languages.map((language) => promotionsShown(database.sql, language, {}, now)))
  expect(shown.map((items) => items.length)).toEqual([9, 9, 9])
  const { items, provinces } = await partnerList(database.sql, 'ca', now)
  expect([items.length, provinces.length]).toEqual([8, 8])
  expect((await database.sql`select count(*)::int as offers from partner_offer`)[0]).toEqual({ offers: 10 })
  expect(await database.sql`select first_day, last_day from promotion_exclusion where kind = 'dates' order by first_day`).toEqual(
    [
      { first_day: '2027-03-28', last_day: '2027-04-05' },
      { first_day: '2027-12-05', last_day: '2027-12-08' },
    ],
  )
})
