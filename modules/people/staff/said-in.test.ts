import { expect, it } from 'vitest'
import { withDatabase } from '#tests/support/database.ts'
import { saidIn, worded } from './list.ts'

const database = withDatabase()

it('finds a thing of a list by what it is called in any language, and without accents', async () => {
  const { sql } = database
  const found = async (q: string) => {
    const rows = await sql<{ id: number }[]>`
      select thing.id from (values (1, '{"es": "Azulejos", "ca": "Rajoles", "en": "Tiles"}'::jsonb), (2, '{"es": "Jardín"}'::jsonb)) thing (id, names)
      where true ${worded(sql, sql`list_words(${saidIn(sql, sql`thing.names`)})`, q)} order by 1`
    return rows.map(({ id }) => id)
  }
  for (const name of ['azulejos', 'rajol', 'tiles']) expect(await found(name)).toEqual([1])
  expect(await found('jardin')).toEqual([2])
  expect(await found('museo')).toEqual([])
})
