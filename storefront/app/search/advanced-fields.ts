import type { Facet } from '#modules/goods/search/contract.ts'
import type { Messages } from '../messages/messages.tsx'

export type FieldName = keyof Messages['search']['fields']

/** A text field of the advanced search: its name in the address and what it holds. */
export interface AdvancedField {
  name: string
  label: FieldName
  holds: 'text' | 'year' | 'euros'
}

const price: AdvancedField[] = [
  { name: 'price_min', label: 'priceFrom', holds: 'euros' },
  { name: 'price_max', label: 'priceTo', holds: 'euros' },
]

/** The two forms (S-15): text fields first, then what can be chosen from the shop's own lists. */
export const advancedForms: Record<'book' | 'object', { fields: AdvancedField[]; choices: Facet[] }> = {
  book: {
    fields: [
      { name: 'title', label: 'title', holds: 'text' },
      { name: 'author_name', label: 'author', holds: 'text' },
      { name: 'publisher_name', label: 'publisher', holds: 'text' },
      { name: 'ean', label: 'isbn', holds: 'text' },
      { name: 'year_from', label: 'yearFrom', holds: 'year' },
      { name: 'year_to', label: 'yearTo', holds: 'year' },
      ...price,
    ],
    choices: ['language', 'format', 'category'],
  },
  object: {
    fields: [{ name: 'title', label: 'name', holds: 'text' }, ...price],
    choices: ['family', 'category', 'artist', 'artistic_work', 'exhibition', 'material', 'colour'],
  },
}
