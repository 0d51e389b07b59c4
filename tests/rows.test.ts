import { readFileSync } from 'node:fs'
import { describe, expect, inject, it } from 'vitest'
import { sectorRows } from '#modules/buying/loyalty/card-requests.sql.ts'
import { withDatabase } from '#tests/support/database.ts'
import { comparison } from '#tests/support/rows/compare.ts'
import { saysRows, sources, statedIn, wordsWithImports } from '#tests/support/rows/kept.ts'
import type { Shape } from '#tests/support/rows/shape.ts'

const database = withDatabase()

describe('what the code says of the rows of a statement', () => {
  it('is read from every statement, and each type can be judged', () => {
    const { statements, unclear } = statedIn(inject('statedRows'))
    const read = Map.groupBy(statements, ({ at }) => at.split(':')[0]!)
    const left = sources().filter((file) => {
      const said = readFileSync(file, 'utf8').match(saysRows)?.length ?? 0
      return said !== (read.get(file)?.length ?? 0)
    })
    expect({ left, unclear }).toEqual({ left: [], unclear: [] })
  })

  it('is compared with the rows that come, and a statement whose rows are others fails', async () => {
    const { sql } = database
    expect(await sectorRows(sql)).toContainEqual({
      code: 'archaeology',
      name_es: 'Arqueología',
      name_ca: 'Arqueologia',
      name_en: 'Archaeology',
    })
    await sql`alter table card_sector alter column name_ca drop not null`
    await sql`update card_sector set name_ca = null where code = 'archaeology'`
    await expect(sectorRows(sql)).rejects.toThrow(
      /^The rows of modules\/buying\/loyalty\/card-requests\.sql\.ts:\d+ are not what their type says\. name_ca: expected string, got null/,
    )
    await expect(sql.begin((tx) => sectorRows(tx))).rejects.toThrow('name_ca')
  })
})

describe('a file whose statements were read before', () => {
  const files = {
    'a/asked.sql.ts': "import type { Row } from './row.ts'",
    'a/row.ts': "import { kinds } from '#b/kinds.ts'",
    'b/kinds.ts': '',
    'b/alone.ts': '',
  }
  const wordsOf = (changed: Record<string, string> = {}) =>
    wordsWithImports(new Map(Object.entries({ ...files, ...changed })))('a/asked.sql.ts')

  it('is read anew when it or what it imports has changed, however far away, and not for another', () => {
    expect(wordsOf()).toBe(wordsOf({ 'b/alone.ts': 'changed' }))
    for (const file of ['a/asked.sql.ts', 'a/row.ts', 'b/kinds.ts'] as const)
      expect(wordsOf({ [file]: `${files[file]} // changed` }), file).not.toBe(wordsOf())
  })
})

describe('a row', () => {
  const fits = (row: Shape, value: object): boolean => {
    const compare = comparison({ statements: [{ at: 'a.sql.ts:1', template: 'select', row }] })
    try {
      compare(['select'], [value])
      return true
    } catch {
      return false
    }
  }

  it('may have more columns than the code asks for, not fewer', () => {
    expect(fits({ fields: { id: 'number' } }, { id: 1, name: 'n' })).toBe(true)
    expect(fits({ fields: { id: 'number', name: 'string' } }, { id: 1 })).toBe(false)
    expect(fits({ fields: { id: 'number', name: { anyOf: ['undefined', 'string'] } } }, { id: 1 })).toBe(true)
  })
  it('has words, numbers, instants and bytes where the code says so, and nothing else', () => {
    const values = { string: 'a', number: 1, boolean: true, null: null, Date: new Date(), bytes: Buffer.from('a') }
    for (const said of Object.keys(values) as (keyof typeof values)[])
      expect(
        Object.keys(values).filter((kind) => fits({ fields: { it: said } }, { it: values[kind as keyof typeof values] })),
      ).toEqual([said])
  })
  it('has one of the words that a type lists', () => {
    const state: Shape = { fields: { state: { anyOf: [{ literal: 'open' }, { literal: 'closed' }] } } }
    expect(fits(state, { state: 'open' })).toBe(true)
    expect(fits(state, { state: 'lost' })).toBe(false)
  })
  it('is looked into where it holds JSON', () => {
    const lines: Shape = { fields: { lines: { list: { fields: { title: 'string' } } } } }
    expect(fits(lines, { lines: [{ title: 'a' }] })).toBe(true)
    expect(fits(lines, { lines: [{ title: 'a' }, { title: null }] })).toBe(false)
  })
  it('fits one of the types where the same words are asked in two places', () => {
    const compare = comparison({
      statements: [
        { at: 'a.sql.ts:1', template: 'select', row: { fields: { id: 'number' } } },
        { at: 'b.sql.ts:1', template: 'select', row: { fields: { id: 'string' } } },
      ],
    })
    compare(['select'], [{ id: 1 }, { id: 'a' }])
    expect(() => compare(['select'], [{ id: null }])).toThrow('a.sql.ts:1 and b.sql.ts:1')
  })
})
