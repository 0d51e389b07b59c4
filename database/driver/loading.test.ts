import { expect, it } from 'vitest'
import { withDatabase } from '#tests/support/database.ts'
import { connect } from '../connect.ts'

const database = withDatabase()

it('takes rows in bulk, in one transaction with everything else', async () => {
  const { sql } = database
  await sql`create table bulk (place int, name text)`
  const count = await sql.load(async (tx) => {
    await tx`insert into bulk values (0, 'before')`
    return tx.copyIn('copy bulk from stdin', '1\tone\n2\t\\N\n')
  })
  expect(count).toBe(2)
  expect(await sql`select place, name from bulk order by place`).toEqual([
    { place: 0, name: 'before' },
    { place: 1, name: 'one' },
    { place: 2, name: null },
  ])
})

it('settles with an error where the server refuses the rows, undoes all of it, and the connection serves the next', async () => {
  await database.sql`create table refusing (place int)`
  const pool = connect(database.url, { max: 1 })
  const load = (rows: string) =>
    pool.load(async (tx) => {
      await tx`insert into refusing values (7)`
      const [backend] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`
      await tx.copyIn('copy refusing from stdin', rows)
      return backend!.pid
    })
  const many = Array.from({ length: 100_000 }, (_, index) => `${index}\n`).join('')
  const before = await load('1\n')
  await expect(load('1\nnot a number\n')).rejects.toMatchObject({ code: '22P02' })
  await expect(load(`not a number\n${many}`)).rejects.toMatchObject({ code: '22P02' })
  await expect(pool.load((tx) => tx.copyIn('copy nowhere from stdin', '1\n'))).rejects.toMatchObject({ code: '42P01' })
  expect(await load('2\n')).toBe(before)
  expect(await pool`select place from refusing order by place`).toEqual([{ place: 1 }, { place: 2 }, { place: 7 }, { place: 7 }])
  await pool.end()
})

it('settles with an error where the connection ends under it', async () => {
  await database.sql`create table cut (place int)`
  const pool = connect(database.url, { max: 1 })
  const running = pool.load(async (tx) => {
    const [backend] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`
    await database.sql`select pg_terminate_backend(${backend!.pid})`
    await tx.copyIn('copy cut from stdin', '1\n')
  })
  await expect(running).rejects.toThrow()
  await pool.load((tx) => tx.copyIn('copy cut from stdin', '2\n'))
  expect(await pool`select place from cut`).toEqual([{ place: 2 }])
  await pool.end()
})
