import { expect, it } from 'vitest'
import { withDatabase } from '#tests/support/database.ts'
import { onOneDay } from '#tests/support/one-day.ts'
import { fillSmallCatalogue } from '#tests/support/small-catalogue.sql.ts'
import { lateWordsLookedAt } from './late-words.ts'
import { openSearchIndex } from './open.ts'
import { nearWords } from './typo.ts'
import { formsOf } from './words.ts'

const database = withDatabase()
onOneDay()

/** A word of its own for each number, letters only: numbers are never taken for a slip. */
const letters = (n: number) => [...String(n).padStart(4, '0')].map((digit) => 'bcdfghjklm'[Number(digit)]).join('')

it('looks at as many changed words for a question when thousands of rows have changed as when a few have', async () => {
  const { sql } = database
  await fillSmallCatalogue(sql, 5, 200)
  const index = await openSearchIndex(sql, { storefront: 'T013', every: 0 })
  const changeRows = async (from: number, to: number) => {
    const rows = Array.from({ length: to - from }, (_, position) => ({
      id: 10_000 + from + position,
      kind: 'book',
      ean: `7${String(from + position).padStart(12, '0')}`,
      sku: `late-${from + position}`,
      title: `Jardín nuevo z${letters(from + position)}o`,
      slug: 'x',
      price_cents: 1_000,
    }))
    await sql`insert into product ${sql(rows)}`
    await index.follow()
  }
  const looked = (ask: () => void) => {
    const before = lateWordsLookedAt(index.state)
    ask()
    return lateWordsLookedAt(index.state) - before
  }
  const steps = () => ({
    forms: looked(() => formsOf(index.state, 'jardines', false)),
    beginnings: looked(() => formsOf(index.state, 'nuev', true)),
    slips: looked(() => nearWords(index.state, 'jardinse', 2, 5)),
  })
  await changeRows(0, 20)
  const few = steps()
  await changeRows(20, 2_000)
  expect(index.state.lateWords.size).toBeGreaterThan(2_000)
  expect(steps()).toEqual(few)
  expect(few.forms).toBe(1)
  expect(formsOf(index.state, 'jardines', false).some((form) => form.late?.rows.length === 2_000)).toBe(true)
  await sql`update product set title = 'Otro título' where id between 10000 and 11990`
  await index.follow()
  expect(nearWords(index.state, `z${letters(1_995)}`, 1, 5).map(({ word }) => word)).toEqual([`z${letters(1_995)}o`])
  expect(formsOf(index.state, `z${letters(7)}o`, false)).toEqual([])
  await index.close()
})
