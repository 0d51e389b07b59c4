import { expect, it } from 'vitest'
import { withDatabase } from '#tests/support/database.ts'
import { connect } from './connect.ts'

const database = withDatabase()

it('an address with several hosts reaches the one that answers', async () => {
  const { host } = new URL(database.url)
  const pool = connect(database.url.replace(host, `127.0.0.1:1,${host}`), { max: 2 })
  expect(await pool`select 1 as one`).toEqual([{ one: 1 }])
  await pool.end({ timeout: 1 })
})
