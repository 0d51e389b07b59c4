import { useLocation } from 'react-router'
import type { Language } from '#kernel/language.ts'
import { shopPath } from '#screens/shop-path.ts'
import { mainShop, type ShopKey, shopAt } from '#screens/shops.ts'

/** The path of the shop in which the visitor stands. */
export const useShopPath = (): string => shopAt(useLocation().pathname)

/** The steps of a purchase, which all shops walk through, each on its own pages. */
type Step = Extract<ShopKey, `basket${string}`>

export const stepTo = (step: Step, { inShop, language }: { inShop: string; language: Language }): string =>
  shopPath(inShop, step, language)

/** Under which name each shop's cart is kept: they never share one (A-06, K-03). */
export const cartKey = (inShop: string): string => (inShop === mainShop ? 'cart_id' : `cart_id_${inShop.slice(1)}`)
