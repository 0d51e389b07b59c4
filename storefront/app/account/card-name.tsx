import type { KeptCard } from '#modules/buying/kept-cards/contract.ts'
import { usePrivateMessages } from '../messages/messages.tsx'

const brands = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' }

/** A kept card as its holder recognises it: Visa •••• 4242, 08/27. Screen readers hear which digits these are. */
export function CardName({ card }: { card: Pick<KeptCard, 'brand' | 'last4' | 'expires'> }) {
  const { area } = usePrivateMessages()
  const [year = '', month = ''] = card.expires?.split('-') ?? []
  return (
    <>
      {card.brand === 'other' ? area.savedCards.card : brands[card.brand]} <span aria-hidden="true">••••</span>
      <span className="visually-hidden">{area.savedCards.endsIn}</span> {card.last4}
      {card.expires && `, ${month}/${year.slice(2)}`}
    </>
  )
}
