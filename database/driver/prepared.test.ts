import { describe, expect, it } from 'vitest'
import type { Db } from '#kernel/db.ts'
import { withDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/locks.ts'
import { connect } from '../connect.ts'
import type { SlowStatement } from './watching.ts'

const database = withDatabase()

const kept = async (prepared: number) => {
  const pool = connect(database.url, { max: 1, prepared })
  for (let time = 0; time < 4; time++)
    for (const ask of [() => pool`select ${1}::int as a`, () => pool`select ${1}::int as b`, () => pool`select ${1}::int as c`])
      await ask()
  const [row] = await pool<{ n: number }[]>`select count(*)::int as n from pg_prepared_statements`
  await pool.end()
  return row!.n
}

describe('prepared statements', () => {
  it('are kept up to a number, and not at all where a pooler changes connections', async () => {
    expect(await kept(1_000)).toBe(3)
    expect(await kept(2)).toBe(2)
    expect(await kept(0)).toBe(0)
  })

  it('are planned anew when a table has changed under them', async () => {
    const pool = connect(database.url, { max: 1 })
    await pool`create table moving (id int)`
    await pool`insert into moving values (1)`
    const ask = (db: Db) => db`select * from moving`
    for (let time = 0; time < 4; time++) expect(await ask(pool)).toEqual([{ id: 1 }])
    await pool`alter table moving add column name text default 'n'`
    for (let time = 0; time < 2; time++) expect(await ask(pool)).toEqual([{ id: 1, name: 'n' }])
    await pool`alter table moving alter column id type text`
    // A transaction cannot go on after it: it is told to come again, and finds a fresh connection.
    await expect(pool.begin((tx) => [ask(tx)])).rejects.toMatchObject({ code: 'CONNECTION_STALE' })
    expect(await pool.begin((tx) => ask(tx))).toEqual([{ id: '1', name: 'n' }])
    await pool.end()
  })
})

it('a slow statement is told of with its text and without its values', async () => {
  const told: SlowStatement[] = []
  const pool = connect(database.url, { max: 1, slow: { after: 0, tell: (slow) => told.push(slow) } })
  await pool`select length(${'a secret'})
    as  n`
  expect(told).toEqual([{ text: 'select length($1) as n', milliseconds: expect.any(Number) }])
  await pool.end()
})

it('a channel is heard again after its connection broke', async () => {
  const heard: string[] = []
  const pool = connect(database.url, { max: 1 })
  const listening = await pool.listen('bell', (payload) => heard.push(payload))
  await database.sql`select pg_notify('bell', 'first')`
  await eventually('the bell', async () => heard.includes('first'))
  await database.sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'`
  // What rang while nobody heard is made up for by one call without words.
  await eventually('the ear is back', async () => heard.includes(''))
  await database.sql`select pg_notify('bell', 'second')`
  await eventually('the bell again', async () => heard.includes('second'))
  await listening.unlisten()
  await pool.end()
})
