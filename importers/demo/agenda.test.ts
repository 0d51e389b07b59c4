import path from 'node:path'
import { expect, it } from 'vitest'
import { activities } from '#modules/editorial/agenda/agenda.ts'
import { withDatabase } from '#tests/support/database.ts'
import { givenStore } from '#tests/support/shop.ts'
import { writeAgenda } from './agenda.ts'

const database = withDatabase()
const folder = path.join(import.meta.dirname, '../../database/demo')

it('fills an empty agenda with activities ahead, at the hours of Madrid, once', async () => {
  const { sql } = database
  await sql`insert into storefront (code) values ('T013') on conflict do nothing`
  for (const code of ['T001', 'T008', 'T013']) await givenStore(sql, code)
  const now = new Date('2027-03-20T09:00:00Z')
  for (let time = 0; time < 2; time += 1) await writeAgenda(sql, 'T013', folder, now)
  const { items, total } = await activities(sql, { page: 1, limit: 100 }, { storefront: 'T013', language: 'ca', now })
  expect(total).toBe(15)
  expect(items.filter(({ status }) => status === 'upcoming').length).toBe(13)
  expect(items.find(({ title }) => title.startsWith('Taller de rajola'))?.starts_at).toBe('2027-03-24T16:00:00.000Z')
  expect(items.find(({ title }) => title.startsWith('L’aigua'))?.starts_at).toBe('2027-03-27T18:00:00.000Z')
  expect(items.find(({ title }) => title.startsWith('Qui viu'))?.starts_at).toBe('2027-04-03T09:00:00.000Z')
})
