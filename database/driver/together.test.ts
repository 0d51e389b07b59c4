import { describe, expect, it } from 'vitest'
import type { Pool } from '#kernel/db.ts'
import { withDatabase } from '#tests/support/database.ts'
import { holding } from '#tests/support/locks.ts'
import { connect } from '../connect.ts'
import { everyday } from '../waits.ts'

const database = withDatabase()

const outcomes = async (asked: readonly PromiseLike<unknown>[]) => (await Promise.allSettled(asked)).map(({ status }) => status)

/** Ends every connection of the pool but the caller's. */
const endAll = (from: Pool) => from`
  select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`

describe('statements that are asked together', () => {
  it('all settle where one of three fails in a transaction, nothing is written, and the connection serves the next', async () => {
    await database.sql`create table trio (place int primary key)`
    const pool = connect(database.url, { max: 1 })
    const settled: string[] = []
    const running = pool.begin(async (tx) => {
      const asked = [
        tx`insert into trio values (1)`,
        tx`insert into trio values (1 / ${0}::int)`,
        tx`insert into trio values (3)`,
      ]
      settled.push(...(await outcomes(asked)))
      await tx`insert into trio values (4)`
    })
    await expect(running).rejects.toMatchObject({ code: '22012' })
    expect(settled).toEqual(['fulfilled', 'rejected', 'rejected'])
    await pool.begin((tx) => tx`insert into trio values (5)`)
    expect(await pool`select place from trio`).toEqual([{ place: 5 }])
    await pool.end()
  })

  it('are each on their own outside of a transaction', async () => {
    const { sql } = database
    const asked = [sql`select 1 as one`, sql`select 1 / ${0}::int`, sql`select 3 as three`]
    expect(await outcomes(asked)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await asked[2]).toEqual([{ three: 3 }])
  })

  it('share a connection where they only read, so that a read never waits behind a lock', async () => {
    await database.sql`create table shelf (place int)`
    await database.sql`insert into shelf values (1)`
    const pool = connect(database.url, { max: 4 })
    const pids = await Promise.all([1, 2, 3].map((index) => pool`select pg_backend_pid() as pid, ${index}::int as place`))
    expect(new Set(pids.map(([row]) => row!['pid'])).size).toBe(1)
    const lock = await holding(database.sql, 'lock table shelf in row exclusive mode; update shelf set place = 2')
    const waiting = pool`update shelf set place = 3`.then()
    const locking = pool`select place from shelf for update`.then()
    expect(await pool`select place from shelf`).toEqual([{ place: 1 }])
    await lock.release()
    await Promise.all([waiting, locking])
    await pool.end()
  })

  it('answer each caller with its own rows while another’s fails in the middle of its rows', async () => {
    const pool = connect(database.url, { max: 1 })
    for (let time = 0; time < 20; time++) {
      const failing = pool`select 1 / (4 - n) as share from generate_series(1, 8) n`
      const [first, failed, second] = await Promise.allSettled([
        pool`select n from generate_series(1, 3) n`,
        failing,
        pool`select n from generate_series(1, 5) n`,
      ])
      expect(failed.status).toBe('rejected')
      expect([first, second].map((result) => result.status === 'fulfilled' && [...result.value])).toEqual([
        [{ n: 1 }, { n: 2 }, { n: 3 }],
        [{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }, { n: 5 }],
      ])
    }
    await pool.end()
  })
})

describe('a connection that ends', () => {
  it('under load loses no write that was said to be done, and the pool goes on', async () => {
    await database.sql`create table log (place int)`
    const pool = connect(database.url, { max: 4 })
    const said = new Set<number>()
    const write = async (index: number) => {
      try {
        if (index % 2 === 0) await pool`insert into log values (${index})`
        else
          await pool.begin(async (tx) => {
            await tx`select 1`
            await tx`insert into log values (${index})`
          })
        said.add(index)
      } catch {
        // It was told that this one failed.
      }
    }
    for (let round = 0; round < 10; round++) {
      const writing = Array.from({ length: 50 }, (_, index) => write(round * 50 + index))
      await Promise.race(writing)
      await endAll(database.sql)
      await Promise.all(writing)
    }
    const kept = new Set((await database.sql<{ place: number }[]>`select place from log`).map((row) => row.place))
    expect([...said].filter((index) => !kept.has(index))).toEqual([])
    expect(said.size).toBeGreaterThan(0)
    await pool`insert into log values (${-1})`
    await pool.end()
  })

  it('while it is idle ends nothing else', async () => {
    const pool = connect(database.url, { max: 2 })
    await Promise.all([pool.begin((tx) => tx`select 1`), pool.begin((tx) => tx`select 2`)])
    await endAll(database.sql)
    await expect.poll(() => pool`select 5 as five`.catch(() => null)).toEqual([{ five: 5 }])
    await pool.end()
  })
})

describe('a pool of which nothing is free', () => {
  it('says so after a while, and serves again once something is', async () => {
    const pool = connect(database.url, { max: 1, waits: { ...everyday, acquire: 1 } })
    const held = Promise.withResolvers<void>()
    const taken = Promise.withResolvers<void>()
    const holder = pool.begin(async (tx) => {
      await tx`select 1`
      taken.resolve()
      await held.promise
    })
    await taken.promise
    await expect(pool`select 1`).rejects.toMatchObject({ code: 'CONNECTION_NONE_FREE' })
    held.resolve()
    await holder
    expect(await pool`select 1 as one`).toEqual([{ one: 1 }])
    await pool.end()
    await expect(pool`select 1`).rejects.toMatchObject({ code: 'CONNECTION_ENDED' })
  })
})
