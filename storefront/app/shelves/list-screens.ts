import type { MainKey } from '#screens/shops.ts'
import type { ScreenKey } from '#screens/table.ts'
import { collectionLots, objectCategories, periodLots, themeLots } from './catalogue-ids.ts'

export type Fixed = Record<string, string | number>

/** What a list screen shows before anything is filtered. */
export interface ListScreen {
  kind: 'book' | 'object' | null
  /** Filters that the screen itself sets. */
  fixed: Fixed
  sort?: string
  lot?: { key: string; id: number; order: 'rand' | 'featured' }
  category?: number
  /** The screen of which this one is a part, for breadcrumbs and sibling links. */
  parent?: ScreenKey
  siblings?: readonly ScreenKey[]
}

const yes = 'true'
const book = { kind: 'book', fixed: { type: 'book' }, parent: 'books' } as const
const object = { kind: 'object', fixed: { type: 'object' }, parent: 'objects' } as const
const themes = Object.keys(themeLots) as ScreenKey[]
const periods = Object.keys(periodLots) as ScreenKey[]

const ofLot = (id: number, key: string, order: 'rand' | 'featured', family: Partial<ListScreen> = {}): ListScreen => ({
  kind: null,
  fixed: { lot: id },
  lot: { key, id, order },
  ...family,
})

/** Every list of the shop as data: what it asks for, and where it stands (C-31 to C-45). */
export const listScreens: Partial<Record<ScreenKey, ListScreen>> = {
  'book-list': book,
  'book-new': { ...book, fixed: { type: 'book', novelty: yes }, sort: 'date_desc' },
  'book-best-sellers': { ...book, sort: 'sales' },
  'book-recommended': { ...book, fixed: { type: 'book', recommended: yes } },
  'book-tag': book,
  author: { ...book, fixed: {}, kind: null },
  publisher: { ...book, fixed: {} },
  'object-list': object,
  'object-new': { ...object, fixed: { type: 'object', novelty: yes }, sort: 'date_desc' },
  'object-best-sellers': { ...object, sort: 'sales' },
  'object-recommended': { ...object, fixed: { type: 'object', recommended: yes } },
  'object-tag': object,
  'object-author': object,
  ...Object.fromEntries(
    Object.entries(objectCategories).map(([key, id]) => [
      key,
      { kind: 'object', fixed: { type: 'object', category: id }, category: id, parent: 'objects' } satisfies ListScreen,
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(themeLots).map(([key, id]) => [
      key,
      ofLot(id, key.replace('theme-', ''), 'rand', { parent: 'exclusive-products', siblings: themes }),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(periodLots).map(([key, id]) => [
      key,
      ofLot(id, key.replace('museum-', ''), 'featured', { parent: 'museum-collection', siblings: periods }),
    ]),
  ),
  'exclusive-products': ofLot(collectionLots['exclusive-products'], 'exclusive-products', 'rand', {
    parent: 'store',
    siblings: themes,
  }),
  'site-collection': ofLot(collectionLots['site-collection'], 'site-collection', 'rand', { parent: 'store', siblings: themes }),
  'museum-publications': ofLot(collectionLots['museum-publications'], 'museum-publications', 'featured', {
    parent: 'museum-collection',
  }),
  'museum-exhibitions': ofLot(collectionLots['museum-exhibitions'], 'museum-exhibitions', 'featured', {
    parent: 'museum-collection',
  }),
  'temporary-exhibitions': ofLot(collectionLots['temporary-exhibitions'], 'temporary-exhibitions', 'featured', {
    parent: 'store',
  }),
}

export const listKeys = Object.keys(listScreens) as MainKey[]
