import { redirectDocument } from 'react-router'
import { type MatchedScreen, matchPath } from '#screens/addresses.ts'
import { mainShop } from '#screens/shops.ts'

/**
 * The screen of an affiliated shop at an address. The browser's router knows patterns alone and takes the address of a written page
 * for a shop's: it is led to the document of that address, which the server finds by the rows.
 */
export function affiliatedScreen({ pathname, search }: URL): MatchedScreen {
  const screen = matchPath(pathname)
  if (!screen || screen.shop === mainShop) throw redirectDocument(`${pathname}${search}`)
  return screen
}
