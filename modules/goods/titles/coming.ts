import type { Coming } from '#modules/people/staff/coming-contract.ts'
import { booksAppearing, pricesComing } from './coming.sql.ts'

/** What goes live here. */
export const coming: readonly Coming[] = [
  { kind: 'price', action: 'title.price', rows: pricesComing },
  { kind: 'release', action: 'title.read', rows: booksAppearing },
]
