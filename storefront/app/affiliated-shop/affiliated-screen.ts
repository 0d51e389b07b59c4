import { type MatchedScreen, matchPath } from '#screens/addresses.ts'
import { mainShop } from '#screens/shops.ts'

/** The screen of an affiliated shop at an address. @throws Response 404 where no such shop stands, whatever its paths look like. */
export function affiliatedScreen({ pathname }: URL): MatchedScreen {
  const screen = matchPath(pathname)
  if (!screen || screen.shop === mainShop) throw new Response(null, { status: 404 })
  return screen
}
