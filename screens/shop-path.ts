import type { Language } from '#kernel/language.ts'
import { fillPath } from '#kernel/route-paths.ts'
import { type ShopKey, standsIn } from './shops.ts'
import { screens } from './table.ts'

type Parameters = Readonly<Record<string, string | number>>

/**
 * A screen's address in the shop whose pages begin at `path` below the language, as its row says; the main shop answers with its own
 * screen of that name, or its first page where it has none.
 */
export const shopPath = (path: string, key: ShopKey, language: Language, parameters: Parameters = {}): string =>
  fillPath(`/${language}${path}${standsIn(path, key) ? screens[key].paths[language] : ''}`, parameters)
