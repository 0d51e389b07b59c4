import { shownEuros } from '#kernel/figures.ts'
import { useUser } from '../api/user.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'

/** Whether somebody buys for a business or a library: they reckon without VAT. Null on the server, so that kept pages are everybody's. */
export function useReckonsNet(): boolean {
  const kind = useUser()?.kind
  return kind === 'business' || kind === 'library'
}

/** A price without the VAT inside it, in euros, rounded half up to the cent as the shop rounds (L-16). */
export const withoutVat = (euros: number, vatPercent: number): number =>
  Math.round((Math.round(euros * 100) * 100) / (100 + vatPercent)) / 100

/** The price without VAT beside the shop's own, for businesses and libraries only. */
export function NetPrice({ euros, vatPercent }: { euros: number; vatPercent: number }) {
  const language = useLanguage()
  const { cart } = useMessages()
  const net = useReckonsNet()
  return net ? (
    <span className="net-price">
      {shownEuros(withoutVat(euros, vatPercent), language)} {cart.excludingVat}
    </span>
  ) : null
}
