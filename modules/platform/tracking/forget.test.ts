import { expect, it } from 'vitest'
import { withDatabase } from '#tests/support/database.ts'
import { forgetVisits } from './forget.ts'

const database = withDatabase()
const paths = async () =>
  (await database.sql`select request_path from page_visit order by seen_at`).map((row) => row['request_path'])

it('page visits are forgotten after thirteen months, and not before', async () => {
  const visits = ['2029-12-15T12:00:00Z', '2030-01-15T11:00:00Z', '2030-01-15T13:00:00Z', '2031-02-15T12:00:00Z']
  for (const seen of visits)
    await database.sql`
      insert into page_visit (session_id, request_path, request_uri, store, seen_at)
      values (gen_random_uuid(), ${seen}, '/es', 'T013', ${seen})`
  expect(await forgetVisits(database.sql, new Date('2031-02-15T12:00:00Z'))).toBe(2)
  expect(await paths()).toEqual(visits.slice(2))
  expect(await forgetVisits(database.sql, new Date('2031-02-15T12:00:00Z'))).toBe(0)
})
