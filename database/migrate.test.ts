import { expect, it } from 'vitest'
import { withDatabase } from '#tests/support/database.ts'
import { migrate } from './migrate.ts'

const database = withDatabase()

it('a database that a newer version of the shop has opened is left alone, in one sentence', async () => {
  await database.sql`insert into schema_version (version, name) values (99001, 'of tomorrow')`
  await expect(migrate(database.url)).rejects.toThrow(
    /^The database belongs to a newer version of the shop \(it is at 99001, .*\.$/,
  )
  await database.sql`delete from schema_version where version = 99001`
})

it('a database that had a later migration and not an earlier one is not brought further in silence', async () => {
  expect(await migrate(database.url)).toEqual([])
  await database.sql`delete from schema_version where version = 286`
  await expect(migrate(database.url)).rejects.toThrow(/never had 286 \(search-followed\)/)
})
