import { describe, expect, it } from 'vitest'
import { type Domain, mayImport } from '#modules/dependencies.ts'
import { auditors, tables } from '#modules/tables.ts'
import { cycles } from './support/cycles.ts'
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

const reading = ['from', 'join', 'using']

/** Tables that a source's statements touch; names made by its own `with` are none. */
function usesIn(domain: Domain, text: string): Use[] {
  const own = new Set(
    [
      ...text.matchAll(
        /(?:\bwith|,)\s+(?:recursive\s+)?([a-z_]+)(?:\s*\([a-z_, ]*\))?\s+as\s+(?:not\s+)?(?:materialized\s+)?\(/g,
      ),
    ].map(([, name]) => name),
  )
  return [...text.matchAll(/\b(insert into|update|delete from|from|join|using)\s+(?:only\s+)?([a-z_]+)\b/g)]
    .filter(([, , table = '']) => ownerOf.has(table) && !own.has(table))
    .map(([, verb = '', table = '']) => ({ domain, table, writes: !reading.includes(verb) }))
}

const uses = sourceFiles()
  .filter(({ name, text }) => domainOf(name) && !name.endsWith('.test.ts') && text.includes('`'))
  .flatMap(({ name, text }) => usesIn(domainOf(name)!, text))
const foreign = uses.filter(({ domain, table }) => ownerOf.get(table) !== domain && !auditors.includes(domain))
const told = ({ domain, table, writes }: Use) => `${domain} ${writes ? 'writes' : 'reads'} ${table}`
const distinct = (all: readonly string[]) => [...new Set(all)].toSorted()

const upwards = `One of these reads a table whose owner stands above it. Move the statement to the domain above, have api/ hand the fact in as a \
parameter, a function or a piece of a statement, or let the domain below keep the fact itself.`

describe('the tables', () => {
  it('each belong to one domain, and none is forgotten', async () => {
    const there = await database.sql<{ name: string }[]>`
      select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'schema_version'`
    const owned = entries.flatMap(([, { owns }]) => owns)
    expect(distinct(owned)).toEqual(distinct(there.map(({ name }) => name)))
    expect(owned.length).toBe(new Set(owned).size)
  })

  it('are written by their owner alone, and by the desk at which staff keep them', () => {
    const edited = entries.flatMap(([domain, { edits = [] }]) => edits.map((table) => told({ domain, table, writes: true })))
    expect(distinct(foreign.filter(({ writes }) => writes).map(told)), 'call an operation of the owner').toEqual(distinct(edited))
  })

  it('are read by others only where the map says so, and the map says nothing that is not', () => {
    const mapped = entries.flatMap(([domain, { reads = [] }]) => reads.map((table) => told({ domain, table, writes: false })))
    const edits = ({ domain, table }: Use) => tables[domain]?.edits?.includes(table)
    expect(distinct(foreign.filter((use) => !use.writes && !edits(use)).map(told))).toEqual(distinct(mapped))
  })

  it('are read downwards only: whoever is called or read stands below, and nothing leads back up', () => {
    const below = (domain: Domain) => [
      ...mayImport[domain],
      ...(auditors.includes(domain) ? [] : [...(tables[domain]?.reads ?? []), ...(tables[domain]?.edits ?? [])]).flatMap(
        (table) => ownerOf.get(table) ?? [],
      ),
    ]
    const stands = new Map((Object.keys(mayImport) as Domain[]).map((domain) => [domain, distinct(below(domain))]))
    expect(cycles(stands), upwards).toEqual([])
  })

  it('are seen in statements of every shape', () => {
    const shapes =
      'with sold as (select 1 from order_line) insert into budget_touched select * from sold join only product p using (id); ' +
      'delete from stock s using cart_line l'
    expect(usesIn('order', `\`${shapes}\``).map(told)).toEqual([
      'order reads order_line',
      'order writes budget_touched',
      'order reads product',
      'order writes stock',
      'order reads cart_line',
    ])
  })
})
