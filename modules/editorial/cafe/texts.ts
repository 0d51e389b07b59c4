import type { TextKind } from '#modules/people/staff/texts-contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { dishesNow } from './texts.sql.ts'

const seenAt: NonNullable<TextKind['seenAt']> = async (_db, { language }) => pathTo('about-cafe', language)

/** What the café cooks, and what is said in the place of its pictures. */
export const texts: readonly TextKind[] = [
  {
    kind: 'dish',
    change: 'cafe.change',
    table: 'lunch_menu_dish',
    keys: ['menu_id', 'course', 'position'],
    shape: 'columns',
    fields: { names: { form: 'line', most: 160, fits: 80, needed: true } },
    worth: dishesNow,
    seenAt,
  },
  {
    kind: 'cafe-picture',
    change: 'cafe.change',
    table: 'cafe_picture',
    keys: ['position'],
    shape: 'columns',
    fields: { captions: { form: 'alt', most: 160, fits: 120, needed: true } },
    seenAt,
  },
]
