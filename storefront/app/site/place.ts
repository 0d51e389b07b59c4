import { useLocation } from 'react-router'
import type { Language } from '#kernel/language.ts'
import { pathTo } from '#screens/addresses.ts'

/** The shops of this house by where their pages stand: the palace's own, and the one below /gaudi. */
export type Place = 'palace' | 'gaudi'

export const placeOf = (pathname: string): Place => (/^\/[a-z]{2}\/gaudi(?:[/.]|$)/.test(pathname) ? 'gaudi' : 'palace')

export const usePlace = (): Place => placeOf(useLocation().pathname)

/** The steps of a purchase, which both shops walk through, each on its own pages. */
const steps = {
  basket: 'gaudi-basket',
  'basket-login': 'gaudi-basket-login',
  'basket-register': 'gaudi-basket-register',
  'basket-buy': 'gaudi-basket-buy',
  'basket-success': 'gaudi-basket-success',
  'basket-error': 'gaudi-basket-error',
} as const

export const stepTo = (step: keyof typeof steps, { place, language }: { place: Place; language: Language }): string =>
  pathTo(place === 'gaudi' ? steps[step] : step, language)

/** The same screen's key in the palace's own shop. */
export const sharedKey = (key: string): string => key.replace(/^gaudi-(?=basket)/, '')

/** Under which name each shop's cart is kept: they never share one (A-06, K-03). */
export const cartKey = (place: Place): string => (place === 'gaudi' ? 'cart_id_gaudi' : 'cart_id')
