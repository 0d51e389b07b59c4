import { expect, it } from 'vitest'
import { schemaOf } from '#database/schema-version.sql.ts'
import { withDatabase } from '#tests/support/database.ts'
import { partsOf } from './readiness.ts'

const database = withDatabase()

it('a process says with which schema, index and replicas it is ready', async () => {
  const search = { behind: false }
  const alone = partsOf(database.sql, { search, replicas: () => [] })
  const schema = await schemaOf(database.sql)
  expect(schema).toBeGreaterThan(600)
  expect(await alone()).toEqual({ schema, index: 'current' })
  search.behind = true
  expect(await alone()).toEqual({ schema, index: 'behind' })
  const followed = partsOf(database.sql, { search, replicas: () => [{ standing: 'read' }, { standing: 'away' }] })
  expect(await followed()).toEqual({ schema, index: 'behind', replicas: ['read', 'away'] })
})
