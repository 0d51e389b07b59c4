import { accountScreens } from './areas/account.ts'
import { affiliatedShopScreens } from './areas/affiliated-shop.ts'
import { catalogueScreens } from './areas/catalogue.ts'
import { deskScreens } from './areas/desk.ts'
import { editorialScreens } from './areas/editorial.ts'
import { houseScreens } from './areas/house.ts'
import { purchaseScreens } from './areas/purchase.ts'
import type { Screen } from './screen.ts'

/**
 * Every screen: its path in each language below /es, /ca and /en, whom it is for, what crawlers may do with it and which shops
 * have it. Routes, links, the language switch, hreflang, what is kept for everybody, the site maps and the links in e-mails read this
 * one table.
 */
export const screens = {
  ...catalogueScreens,
  ...purchaseScreens,
  ...accountScreens,
  ...deskScreens,
  ...editorialScreens,
  ...houseScreens,
  ...affiliatedShopScreens,
} satisfies Record<string, Screen>

export type ScreenKey = keyof typeof screens

export const screenKeys = Object.keys(screens) as ScreenKey[]

export const isScreenKey = (text: string): text is ScreenKey => Object.hasOwn(screens, text)
