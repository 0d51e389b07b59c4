import type { TextKind } from '#modules/people/staff/texts-contract.ts'
import { bundlesNow } from './texts.sql.ts'

/** What the page of the visit says of combined tickets. */
export const texts: readonly TextKind[] = [
  {
    kind: 'ticket-bundle',
    change: 'content.change',
    table: 'ticket_bundle',
    keys: ['id'],
    shape: 'columns',
    fields: {
      names: { form: 'line', most: 80, fits: 48, needed: true },
      holds: { form: 'lines', most: 600, fits: 300, needed: true },
    },
    worth: bundlesNow,
  },
]
