import { describe, expect, expectTypeOf, it } from 'vitest'
import type { Db, Locking, Pool, Tx } from '#kernel/db.ts'
import { withDatabase } from '#tests/support/database.ts'

const database = withDatabase({ max: 2 })
const places = async () =>
  (await database.sql<{ place: number }[]>`select place from step order by place`).map((row) => row.place)

describe('a transaction', () => {
  it('is undone where its work throws, and where a failed statement was overlooked', async () => {
    const { sql } = database
    await sql`create table step (place int primary key)`
    const thrown = sql.begin(async (tx) => {
      await tx`insert into step values (1)`
      throw new Error('no')
    })
    await expect(thrown).rejects.toThrow('no')
    const overlooked = sql.begin(async (tx) => {
      await tx`insert into step values (2)`
      await tx`select 1 / ${0}::int`.catch(() => {})
      return 'done'
    })
    await expect(overlooked).rejects.toMatchObject({ code: '22012' })
    expect(await places()).toEqual([])
  })

  it('has parts that fail alone, one in another', async () => {
    const outcome = await database.sql.begin(async (tx) => {
      await tx`insert into step values (1)`
      const failed = await tx
        .begin(async (part) => {
          await part`insert into step values (2)`
          await part`insert into step values (2)`
        })
        .catch((error: { code?: string }) => error.code)
      await tx.begin((part) => part.begin((inner) => inner`insert into step values (3)`))
      return failed
    })
    expect(outcome).toBe('23505')
    expect(await places()).toEqual([1, 3])
  })

  it('is never the pool, nor the pool a transaction', () => {
    expectTypeOf<Pool>().not.toExtend<Tx>()
    expectTypeOf<Db>().not.toExtend<Tx>()
    expectTypeOf<Tx>().not.toExtend<Pool>()
    expectTypeOf<Locking<boolean>>().toEqualTypeOf<Tx>()
  })

  it('undoes what an operation began in it', async () => {
    const running = database.sql.begin(async (tx) => {
      await tx.begin((part) => part`insert into step values (8)`)
      await tx`insert into step values (9)`
      throw new Error('all of it')
    })
    await expect(running).rejects.toThrow('all of it')
    expect(await places()).toEqual([1, 3])
  })

  it('takes nothing more once it is over', async () => {
    let kept: Tx | undefined
    await database.sql.begin(async (tx) => {
      kept = tx
      await tx`select 1`
    })
    await expect(kept!`insert into step values (10)`).rejects.toMatchObject({ code: 'TRANSACTION_ENDED' })
    expect(await places()).toEqual([1, 3])
  })

  it('opens as it is asked to, and gives a list back with its rows', async () => {
    await expect(database.sql.begin('read only', (tx) => tx`insert into step values (11)`)).rejects.toMatchObject({
      code: '25006',
    })
    expect(await database.sql.begin((tx) => [tx`select 1 as one`, tx`select 2 as two`])).toEqual([[{ one: 1 }], [{ two: 2 }]])
  })
})

describe('a cursor', () => {
  it('gives some rows at a time, from the pool and inside a transaction that goes on meanwhile', async () => {
    const { sql } = database
    const sizes: number[] = []
    for await (const rows of sql`select n from generate_series(1, ${25}::int) n`.cursor(10)) sizes.push(rows.length)
    expect(sizes).toEqual([10, 10, 5])
    const seen = await sql.begin(async (tx) => {
      const found: number[] = []
      for await (const rows of tx<{ n: number }[]>`select n from generate_series(1, 4) n`.cursor(2))
        found.push(...rows.map((row) => row.n), (await tx<{ six: number }[]>`select 6 as six`)[0]!.six)
      return found
    })
    expect(seen).toEqual([1, 2, 6, 3, 4, 6])
  })

  it('left half-way, or failing half-way, gives its connection back', async () => {
    const { sql } = database
    for (let time = 0; time < 4; time++) {
      for await (const rows of sql`select n from generate_series(1, 100) n`.cursor(10)) if (rows.length > 0) break
      const failing = async () => {
        for await (const rows of sql`select 1 / (15 - n) from generate_series(1, 100) n`.cursor(10)) expect(rows).toHaveLength(10)
      }
      await expect(failing()).rejects.toMatchObject({ code: '22012' })
    }
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
  })
})
