import type { TextKind } from '#modules/people/staff/texts-contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { storeNames } from './texts.sql.ts'

/** What the stores say of themselves. */
export const texts: readonly TextKind[] = [
  {
    kind: 'store',
    change: 'store.change',
    table: 'store_translation',
    keys: ['store_code'],
    shape: 'rows',
    fields: {
      about: { form: 'lines', most: 4_000, fits: 600 },
      directions: { form: 'lines', most: 2_000, fits: 300 },
    },
    called: storeNames,
    seenAt: async (_db, { record, language }) => pathTo('store-detail', language, { code: record }),
  },
]
