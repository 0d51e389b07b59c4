import type { TextKind } from '#modules/people/staff/texts-contract.ts'

/** How lists of titles are headed. */
export const texts: readonly TextKind[] = [
  {
    kind: 'list',
    change: 'list.change',
    table: 'lot_translation',
    keys: ['lot_id'],
    shape: 'rows',
    fields: {
      title: { form: 'line', most: 200, fits: 48, needed: true },
      description: { form: 'lines', most: 2_000, fits: 300 },
    },
  },
]
