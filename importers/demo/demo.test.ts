import { beforeAll, describe, expect, test } from 'vitest'
import { withDatabase } from '#tests/support/database.ts'
import { loadDemo, loadDemoIfEmpty } from './load-demo.ts'

const database = withDatabase()
const refused: string[] = []

beforeAll(async () => {
  await loadDemo(database.sql, undefined, { onNote: ({ line, reason }) => refused.push(`${line}: ${reason}`) })
}, 120_000)

describe('the demo catalogue', () => {
  test('loads every row without a word of complaint', () => {
    expect(refused.slice(0, 20)).toEqual([])
  })

  test('leaves a shop that sells something alone', async () => {
    const lines: string[] = []
    await loadDemoIfEmpty(database.sql, (line) => lines.push(line))
    expect(lines).toEqual([])
  })

  test('changes nothing when it is loaded again', async () => {
    const { inserted, changed } = await loadDemo(database.sql)
    expect({ inserted, changed }).toEqual({ inserted: 0, changed: 0 })
  }, 60_000)
})
