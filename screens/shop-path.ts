import type { Language } from '#kernel/language.ts'
import { fillPath } from '#kernel/route-paths.ts'
import { isScreenKey, type ScreenKey, screens } from './table.ts'

/** Below which segment the table lays out the pages of a shop beside the main one. */
const laidOut = '/gaudi'

/** The screens that such a shop has of its own, as its pages call them: 'purchase-conditions', 'basket-success'. */
export type ShopKey = { [Key in ScreenKey]: Key extends `gaudi-${infer Rest}` ? Rest : never }[ScreenKey]

/** What such a shop calls a screen of the table; null for a screen of the main shop. */
export const ofOthers = (key: ScreenKey): ShopKey | null =>
  key.startsWith('gaudi-') ? (key.slice('gaudi-'.length) as ShopKey) : null

/**
 * A screen's address in the shop whose pages begin at `path` below the language, as its row says; '' is the main shop, which answers
 * with its own screen of that name, or its first page where it has none (A-02, A-06).
 */
export function shopPath(
  path: string,
  key: ShopKey,
  language: Language,
  parameters: Readonly<Record<string, string | number>> = {},
): string {
  if (path === '') return fillPath(`/${language}${isScreenKey(key) ? screens[key].paths[language] : ''}`, parameters)
  return fillPath(`/${language}${path}${screens[`gaudi-${key}`].paths[language].slice(laidOut.length)}`, parameters)
}
