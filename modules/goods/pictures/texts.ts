import type { TextKind } from '#modules/people/staff/texts-contract.ts'
import { picturesToldOf } from './pictures.sql.ts'

/** What pictures of titles show, for who does not see them. */
export const texts: readonly TextKind[] = [
  {
    kind: 'picture',
    change: 'title.change',
    table: 'product_image',
    keys: ['id'],
    shape: 'columns',
    fields: { alt: { form: 'alt', most: 300, fits: 140, orNull: true } },
    called: picturesToldOf,
  },
]
