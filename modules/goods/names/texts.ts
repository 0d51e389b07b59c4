import { slugOf } from '#kernel/slug.ts'
import type { TextKind } from '#modules/people/staff/texts-contract.ts'
import { peopleToldOf } from './names.sql.ts'

const slug: NonNullable<TextKind['given']> = ({ name = '' }) => ({ slug: slugOf(name) })

/** How sections, subjects and features are called, and what is said of people. An address is given with the first name in its language. */
export const texts: readonly TextKind[] = [
  {
    kind: 'section',
    change: 'name.change',
    table: 'category_translation',
    keys: ['category_id'],
    shape: 'rows',
    fields: { name: { form: 'line', most: 300, fits: 40, needed: true } },
    given: slug,
  },
  {
    kind: 'tag',
    change: 'name.change',
    table: 'tag_translation',
    keys: ['tag_id'],
    shape: 'rows',
    fields: { name: { form: 'line', most: 300, fits: 40, needed: true } },
    given: slug,
  },
  {
    kind: 'feature',
    change: 'name.change',
    table: 'attribute_value_translation',
    keys: ['value_id'],
    shape: 'rows',
    fields: { name: { form: 'line', most: 300, fits: 30, needed: true } },
  },
  {
    kind: 'person',
    change: 'name.change',
    table: 'author_translation',
    keys: ['author_id'],
    shape: 'rows',
    fields: { biography: { form: 'lines', most: 10_000, fits: 800, orNull: true } },
    shared: true,
    called: peopleToldOf,
  },
]
