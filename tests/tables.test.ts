import { describe, expect, it } from 'vitest'
import type { Domain } from '#modules/dependencies.ts'
import { auditors, tables } from '#modules/tables.ts'
import { withDatabase } from './support/database.ts'
import { sourceFiles } from './support/source-files.ts'

const database = withDatabase()
const domainOf = (name: string) => /^modules\/[^/]+\/([^/]+)\//.exec(name)?.[1] as Domain | undefined
const entries = Object.entries(tables) as [Domain, NonNullable<(typeof tables)[Domain]>][]
const ownerOf = new Map(entries.flatMap(([domain, { owns }]) => owns.map((table) => [table, domain] as const)))

interface Use {
  domain: Domain
  table: string
  writes: boolean
}

/** Tables that a source's statements touch; names made by its own `with` are none. */
function usesIn(domain: Domain, text: string): Use[] {
  const own = new Set(
    [
      ...text.matchAll(
        /(?:\bwith|,)\s+(?:recursive\s+)?([a-z_]+)(?:\s*\([a-z_, ]*\))?\s+as\s+(?:not\s+)?(?:materialized\s+)?\(/g,
      ),
    ].map(([, name]) => name),
  )
  return [...text.matchAll(/\b(insert into|update|delete from|from|join)\s+(?:only\s+)?([a-z_]+)\b/g)]
    .filter(([, , table = '']) => ownerOf.has(table) && !own.has(table))
    .map(([, verb = '', table = '']) => ({ domain, table, writes: verb !== 'from' && verb !== 'join' }))
}

const uses = sourceFiles()
  .filter(({ name, text }) => domainOf(name) && !name.endsWith('.test.ts') && text.includes('`'))
  .flatMap(({ name, text }) => usesIn(domainOf(name)!, text))
const foreign = uses.filter(({ domain, table }) => ownerOf.get(table) !== domain && !auditors.includes(domain))
const told = ({ domain, table, writes }: Use) => `${domain} ${writes ? 'writes' : 'reads'} ${table}`
const distinct = (all: readonly string[]) => [...new Set(all)].toSorted()

describe('the tables', () => {
  it('each belong to one domain, and none is forgotten', async () => {
    const there = await database.sql<{ name: string }[]>`
      select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'schema_version'`
    const owned = entries.flatMap(([, { owns }]) => owns)
    expect(distinct(owned)).toEqual(distinct(there.map(({ name }) => name)))
    expect(owned.length).toBe(new Set(owned).size)
  })

  it('are read and written by others only where the map says so, and the map says nothing that is not', () => {
    const mapped = entries.flatMap(([domain, { reads = [], writes = [] }]) => [
      ...reads.map((table) => told({ domain, table, writes: false })),
      ...writes.map((table) => told({ domain, table, writes: true })),
    ])
    expect(distinct(foreign.map(told))).toEqual(distinct(mapped))
  })

  it('are seen in statements of every shape', () => {
    const shapes =
      'with sold as (select 1 from order_line) insert into budget_touched select * from sold join only product p using (id)'
    expect(usesIn('order', `\`${shapes}\``).map(told)).toEqual([
      'order reads order_line',
      'order writes budget_touched',
      'order reads product',
    ])
  })
})
