import type { TextField, TextKind } from '#modules/people/staff/texts-contract.ts'
import { storefrontRow } from './storefronts.sql.ts'

const lines: TextField = { form: 'lines', most: 1_000, fits: 240 }

/** What a shop beside the main one says of itself. */
export const texts: readonly TextKind[] = [
  {
    kind: 'shop',
    change: 'storefront.change',
    table: 'storefront',
    keys: ['code'],
    shape: 'parts',
    fields: {
      'settings.name': { form: 'line', most: 120, fits: 32, needed: true },
      'settings.tagline': { form: 'line', most: 200, fits: 80, needed: true },
      'settings.visit': lines,
      'settings.delivery': lines,
      'settings.hours': { form: 'line', most: 200, fits: 80 },
    },
    seenAt: async (db, { record, language }) => {
      const shop = await storefrontRow(db, record)
      return shop ? `/${language}${shop.path_prefix}` : null
    },
  },
]
