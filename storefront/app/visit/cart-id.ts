import { shopAt } from '#screens/shops.ts'
import { cartKey } from '../site/shop-here.ts'

/** Where the cart's id is kept (K-03). */
const key = () => cartKey(shopAt(location.pathname))

export const cartId = (): string | null => localStorage.getItem(key())
export const keepCartId = (id: string) => localStorage.setItem(key(), id)
export const forgetCartId = () => localStorage.removeItem(key())
