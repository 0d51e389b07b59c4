import { expect, it } from 'vitest'
import { withDatabase } from '#tests/support/database.ts'
import { readAtOnce, withInstants } from './read-at-once.ts'

const database = withDatabase()

it('answers several questions in one statement, each with its rows in its order, and none where nothing is asked', async () => {
  const { sql } = database
  const asked: string[] = []
  const stop = sql.watch((text) => asked.push(text))
  const numbers = (most: number) => sql<{ n: number }[]>`select n from generate_series(1, ${most}::int) n order by n desc`
  const day = sql<{ day: string; at: Date; bytes: Buffer }[]>`
    select date '2026-11-28' as day, timestamptz '2026-11-28 10:00+01' as at, '\\x0102'::bytea as bytes`
  const read = await readAtOnce(sql, { numbers: numbers(3), nobody: numbers(0), left: null, day })
  expect(read).toEqual({
    numbers: [{ n: 3 }, { n: 2 }, { n: 1 }],
    nobody: [],
    left: [],
    day: [{ day: '2026-11-28', at: expect.any(String), bytes: '\\x0102' }],
  })
  expect(new Date(read.day[0]!.at)).toEqual(new Date('2026-11-28T09:00:00Z'))
  expect(await readAtOnce(sql, { left: null })).toEqual({ left: [] })
  stop()
  expect(asked).toHaveLength(1)
})

it('makes instants of the texts that JSON has for them', () => {
  const told = [{ id: 1, at: '2026-11-28T10:00:00.5+01:00', until: null }]
  expect(withInstants<{ id: number; at: Date; until: Date | null }, 'at' | 'until'>(told, 'at', 'until')).toEqual([
    { id: 1, at: new Date('2026-11-28T09:00:00.500Z'), until: null },
  ])
})
