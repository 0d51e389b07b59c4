import type { Language } from '#kernel/language.ts'
import { fillPath, type ParametersOf, routeMatcher } from '#kernel/route-paths.ts'
import { type MainKey, mainShop, shopAt, standsIn } from './shops.ts'
import { type ScreenKey, screenKeys, screens } from './table.ts'

export type ScreenParameters<Key extends ScreenKey> = Record<ParametersOf<(typeof screens)[Key]['paths']['es']>, string | number>

/** The address of a screen of the main shop in a language; its parameters are required by the type. */
export function pathTo<Key extends MainKey>(
  key: Key,
  language: Language,
  ...[parameters]: ParametersOf<(typeof screens)[Key]['paths']['es']> extends never ? [] : [ScreenParameters<Key>]
): string {
  return fillPath(`/${language}${screens[key].paths[language]}`, parameters ?? {})
}

export interface MatchedScreen {
  key: ScreenKey
  language: Language
  parameters: Record<string, string>
  /** The path of the shop in which it stands. */
  shop: string
}

const matcherOf = (shop: string) =>
  routeMatcher(
    screenKeys
      .filter((key) => standsIn(shop, key))
      .flatMap((key) =>
        Object.entries(screens[key].paths).map(([language, path]) => {
          return [`/${language}${path}`, { key, language: language as Language }] as const
        }),
      ),
  )
const inMainShop = matcherOf(mainShop)
const inAffiliatedShop = matcherOf('/affiliated')

/** Whether a screen of a shop has a path below the language and the shop, as '/agenda'; a word alone may be a section or a page. */
export function isScreenOf(shop: string, language: Language, path: string): boolean {
  const found = (shop === mainShop ? inMainShop : inAffiliatedShop)(`/${language}${path}`)
  return found !== null && found.target.key !== 'section'
}

/** Which screen of which shop a path shows, in which language and with which parameters; null when none does. */
export function matchPath(pathname: string): MatchedScreen | null {
  const shop = shopAt(pathname)
  const found =
    shop === mainShop ? inMainShop(pathname) : inAffiliatedShop(pathname.slice(0, 3) + pathname.slice(3 + shop.length))
  if (!found) return null
  const { key, language } = found.target
  return { key, language, parameters: found.parameters, shop }
}
