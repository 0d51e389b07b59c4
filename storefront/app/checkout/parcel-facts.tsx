import { shownEuros } from '#kernel/figures.ts'
import type { HomeGuide } from '#modules/buying/cart/contract.ts'
import { spokenDay } from '../cart/promise.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'

/** What sending it costs and by when it is there: to the address given before, else to the mainland. A day only where one is known. */
export function ParcelFacts({ guide, fallback }: { guide: HomeGuide | null; fallback: string }) {
  const language = useLanguage()
  const { cart, checkout } = useMessages()
  if (!guide) return fallback
  const { cost, postcode } = guide
  const price = cost === null ? checkout.costLater : cost === 0 ? cart.free : shownEuros(cost, language)
  return (
    <>
      {postcode === null ? checkout.toMainland({ price }) : checkout.toPostcode({ postcode, price })}{' '}
      {cost !== null && (
        <b className="promise">
          {guide.promised_on === null ? checkout.noDay : checkout.arrivesBy({ day: spokenDay(guide.promised_on, language) })}
        </b>
      )}
    </>
  )
}
