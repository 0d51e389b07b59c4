import type { Db } from '#kernel/db.ts'
import { formerlyOf } from '#modules/editorial/page-addresses/former.ts'
import { shownHrefs, targetOf } from '#modules/editorial/page-addresses/hrefs.ts'
import type { TextKind, TextPlace } from '#modules/people/staff/texts-contract.ts'
import { pageIsShown } from './manage.sql.ts'
import { isOfProgram, publishPage } from './manage.ts'
import { screenHref } from './searchable.ts'

/** The name of a page is its shop and its key. */
const partsOf = (record: string): [storefront: string, key: string] => {
  const at = record.indexOf(':')
  return [record.slice(0, at), record.slice(at + 1)]
}

async function pageAt(db: Db, { record, prefix, language }: TextPlace): Promise<string | null> {
  const [storefront, key] = partsOf(record)
  return (await shownHrefs(db, storefront, language)).get(targetOf('page', key)) ?? screenHref(key, language, prefix)
}
const homeAt = async (_db: Db, { prefix, language }: TextPlace) => `/${language}${prefix}`

/** What pages, the home page, the menu and the footer say. */
export const texts: readonly TextKind[] = [
  {
    kind: 'page',
    change: 'content.change',
    table: 'page_translation',
    keys: ['storefront_code', 'page_key'],
    shape: 'rows',
    fields: {
      title: { form: 'line', most: 200, fits: 70, needed: true },
      body: { form: 'markdown', most: 60_000, needed: true },
    },
    stamp: 'updated_at',
    seenAt: pageAt,
    shown: {
      is: async (db, record) => ((await isOfProgram(db, ...partsOf(record))) ? null : pageIsShown(db, ...partsOf(record))),
      set: (tx, record, shown) => publishPage(tx, ...partsOf(record), shown),
    },
    formerly: formerlyOf(async (_db, record) => {
      const [storefront, key] = partsOf(record)
      return { storefront, kind: 'page', key }
    }),
  },
  {
    kind: 'home-block',
    change: 'content.change',
    table: 'home_block_translation',
    keys: ['home_block_id'],
    shape: 'rows',
    shopOf: 'home_block_id=home_block',
    fields: {
      title: { form: 'line', most: 200, fits: 48, needed: true },
      body: { form: 'lines', most: 2_000, fits: 160 },
      call: { form: 'line', most: 80, fits: 24 },
    },
    seenAt: homeAt,
  },
  {
    kind: 'menu-entry',
    change: 'content.change',
    table: 'menu_category_translation',
    keys: ['menu_category_id'],
    shape: 'rows',
    shopOf: 'menu_category_id=menu_category',
    fields: {
      title: { form: 'line', most: 200, fits: 28, needed: true },
      subcategories_title: { form: 'line', most: 200, fits: 40, orNull: true },
    },
    seenAt: homeAt,
  },
]
