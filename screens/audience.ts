import { type ScreenKey, screens } from './table.ts'

/** Whether a screen shows what belongs to one visitor, or acts on what it is sent: never kept for others. */
export const isPersonal = (key: ScreenKey): boolean => screens[key].audience !== 'public'

/** Whether a screen has words and styles that no public page carries. */
export const isPrivateArea = (key: ScreenKey): boolean => screens[key].audience === 'private'

/** Whether search engines may name a screen, and so whether it stands in the site map (D-14). */
export const isIndexed = (key: ScreenKey): boolean => screens[key].crawlers === 'indexed'

/** The screens on which a book lies open: a page of its own without header and footer, whose policy lets unpacked parts in. */
const readers: ReadonlySet<ScreenKey> = new Set<ScreenKey>(['sample-reader', 'ebook-reader'])
export const showsBooks = (key: ScreenKey): boolean => readers.has(key)
