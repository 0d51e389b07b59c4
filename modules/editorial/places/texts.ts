import type { TextField, TextKind } from '#modules/people/staff/texts-contract.ts'
import { pathTo } from '#screens/addresses.ts'

const fields: Readonly<Record<string, TextField>> = {
  names: { form: 'line', most: 120, fits: 48, needed: true },
  leads: { form: 'lines', most: 400, fits: 200, needed: true },
  bodies: { form: 'markdown', most: 8_000, needed: true },
}

/** What is said of the rooms, courts and gardens of the palace, and of their motifs. */
export const texts: readonly TextKind[] = (['place', 'motif'] as const).map((kind) => ({
  kind,
  change: 'place.change',
  table: kind,
  keys: ['id'],
  shape: 'columns',
  fields,
  seenAt: async (_db, { record, language }) => pathTo(kind, language, { slug: '-', id: record }),
}))
