import { shownEuros } from '#kernel/figures.ts'
import type { HomeGuide } from '#modules/buying/cart/contract.ts'
import { spokenDay } from '../cart/promise.ts'
import { useLanguage, useMessages, usePrivateMessages } from '../messages/messages.tsx'

/** What sending it costs and by when it is there: to the address given before, else to the mainland. A day only where one is known. */
export function ParcelFacts({ guide, fallback }: { guide: HomeGuide | null; fallback: string }) {
  const language = useLanguage()
  const { cart, checkout } = useMessages()
  const { ordering } = usePrivateMessages()
  if (!guide) return fallback
  const { cost, postcode } = guide
  const price = cost === null ? checkout.costLater : cost === 0 ? cart.free : shownEuros(cost, language)
  return (
    <>
      {postcode === null ? ordering.toMainland({ price }) : ordering.toPostcode({ postcode, price })}{' '}
      {cost !== null && (
        <b className="promise">
          {guide.promised_on === null ? ordering.noDay : ordering.arrivesBy({ day: spokenDay(guide.promised_on, language) })}
        </b>
      )}
    </>
  )
}
