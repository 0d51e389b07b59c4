/** What a row of our own tables says of the fields of importers/told-fields.ts. Pure. */
import { type Told, toldField, toldNames } from '#importers/told-fields.ts'
import type { TsvRow } from './rows.ts'

const inTables = toldNames.flatMap((name) => {
  const { tsv } = toldField(name)
  return tsv ? [{ name, ...tsv }] : []
})

/** Every field as a row tells it, before it is checked; nothing where its column is missing or empty. */
export function toldByTable(cells: TsvRow['cells']): Told {
  const told: Record<string, string> = {}
  for (const { name, column, most } of inTables) {
    const said = cells[column]
    if (said) told[name] = said.slice(0, most)
  }
  return told
}
