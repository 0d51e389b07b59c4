import { expect, it } from 'vitest'
import { withDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/locks.ts'
import { roadTo } from '#tests/support/silent-road.ts'
import { connect } from './connect.ts'

const database = withDatabase()

it('who listens keeps a connection to the server itself, where all else goes by way of a pooler', async () => {
  const pooler = await roadTo(database.url)
  const pool = connect(pooler.url, { direct: database.url, max: 2, prepared: 0 })
  const heard: string[] = []
  const { unlisten } = await pool.listen('tried', (payload) => heard.push(payload))
  pooler.fallSilent()
  await database.sql`select pg_notify('tried', 'here')`
  await eventually('it is heard', async () => heard.length > 0)
  expect(heard).toEqual(['here'])
  pooler.speak()
  await unlisten()
  await pool.end({ timeout: 1 })
  await pooler.close()
})
