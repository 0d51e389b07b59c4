import type { TextKind } from '#modules/people/staff/texts-contract.ts'

/** How the sections of the catalogue are called. Their addresses are given where they are made. */
export const texts: readonly TextKind[] = [
  {
    kind: 'section',
    change: 'name.change',
    table: 'category_translation',
    keys: ['category_id'],
    shape: 'rows',
    fields: { name: { form: 'line', most: 300, fits: 40, needed: true } },
  },
]
