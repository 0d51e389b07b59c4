import { describe, expect, it } from 'vitest'
import { withDatabase } from '#tests/support/database.ts'
import { connect } from '../connect.ts'

const database = withDatabase()
const kept = async () => (await database.sql<{ place: number }[]>`select place from begun order by place`).map((row) => row.place)

describe('a transaction that begins with its first statement', () => {
  it('holds that statement as any other, and all of them when the next fails', async () => {
    const pool = connect(database.url, { max: 1 })
    await pool`create table begun (place int primary key)`
    for (let time = 0; time < 3; time++)
      await expect(
        pool.begin(async (tx) => {
          await tx`insert into begun values (${time})`
          throw new Error('no')
        }),
      ).rejects.toThrow('no')
    expect(await kept()).toEqual([])
    await pool.begin((tx) => [tx`insert into begun values (${1})`, tx`insert into begun values (${2})`])
    expect(await kept()).toEqual([1, 2])
    await pool.end()
  })

  it('asks nothing of what stands in it where it cannot begin', async () => {
    const pool = connect(database.url, { max: 1 })
    for (let time = 0; time < 2; time++) await pool.begin((tx) => tx`select ${1}::int`)
    // As a pooler would that hands the connection on: the server knows nothing of what was kept.
    await pool`deallocate all`
    const both = pool.begin((tx) => [tx`insert into begun values (${3})`, tx`insert into begun values (${4})`])
    await expect(both).rejects.toMatchObject({ code: 'CONNECTION_STALE' })
    expect(await kept()).toEqual([1, 2])
    await pool.end()
  })

  it('begins neither where nothing is asked in it', async () => {
    const pool = connect(database.url, { max: 1 })
    const seen: string[] = []
    pool.watch((text) => seen.push(text))
    expect(await pool.begin(() => 'done')).toBe('done')
    await expect(pool.begin(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(seen).toEqual([])
    await pool.end()
  })
})
