import type { ScreenKey } from '#screens/table.ts'

/** Object categories of the store's pages, by their fixed ids (C-37, C-38). */
export const objectCategories = {
  'home-decoration': 51,
  fashion: 95,
  jewellery: 2,
  stationery: 46,
  children: 59,
  agenda: 67,
} as const satisfies Partial<Record<ScreenKey, number>>

/** Collection themes, by the fixed ids of their lots (C-34, C-37). */
export const themeLots = {
  'theme-tiling': 101,
  'theme-lions-courtyard': 102,
  'theme-pomegranates': 103,
  'theme-ceramics': 104,
  'theme-lattices': 105,
  'theme-plasterwork': 106,
} as const satisfies Partial<Record<ScreenKey, number>>

/** Parts of the museum's collection (C-33, C-37). */
export const periodLots = {
  'museum-romanesque': 201,
  'museum-gothic': 202,
  'museum-renaissance-baroque': 203,
  'museum-modern': 204,
  'museum-national-palace': 205,
} as const satisfies Partial<Record<ScreenKey, number>>

/** The other curated lists that have a page of their own (C-36, C-37). */
export const collectionLots = {
  'site-collection': 401,
  'museum-publications': 402,
  'museum-exhibitions': 403,
  'temporary-exhibitions': 404,
  'exclusive-products': 405,
} as const satisfies Partial<Record<ScreenKey, number>>
