import { expect, it, onTestFinished } from 'vitest'
import { connect } from '#database/connect.ts'
import { withDatabase } from '#tests/support/database.ts'
import type { Db } from './db.ts'
import { unhurried } from './unhurried.ts'

const database = withDatabase()
const waits = async (db: Db) => {
  const [row] = await db<{ waits: string }[]>`select current_setting('synchronous_commit') as waits`
  return row?.waits
}
/** Waits for the disk, as a shop does and the server of the tests does not. */
async function careful() {
  const [{ name } = { name: '' }] = await database.sql<{ name: string }[]>`select current_database() as name`
  await database.sql`alter database ${database.sql(name)} set synchronous_commit = on`
  const sql = connect(database.url, { max: 1 })
  onTestFinished(() => sql.end())
  return sql
}

it('lets the commit of its own statement go without the disk, and no other', async () => {
  const sql = await careful()
  const [row] = await sql`select current_setting('synchronous_commit') as waits from ${unhurried(sql)}`
  expect(row).toEqual({ waits: 'off' })
  expect(await waits(sql)).toBe('on')
})

it('changes nothing in a transaction, nor in a part of one: what else it commits is waited for', async () => {
  const sql = await careful()
  const inside = await sql.begin(async (tx) => {
    await tx`select from ${unhurried(tx)}`
    await tx.begin((part) => part`select from ${unhurried(part)}`)
    return waits(tx)
  })
  expect(inside).toBe('on')
})
