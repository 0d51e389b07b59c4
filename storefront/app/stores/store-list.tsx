import type { StoreCard, StoreService } from '#modules/goods/stores/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Link } from '../site/link.tsx'
import { MyStore } from './my-store.tsx'
import { openingText, spansText } from './opening-text.ts'

interface Props {
  stores: readonly StoreCard[]
  level?: 2 | 3
  /** Whether each tells what it does beside selling. */
  services?: boolean
}

/** Stores with their door sentence; where somebody asked for a place, how far each is. */
export function StoreList({ stores, level = 3, services = false }: Props) {
  const { stores: words } = useMessages()
  const language = useLanguage()
  const Heading = level === 2 ? 'h2' : 'h3'
  const nearText = ({ near, distance_km }: StoreCard) => {
    if (near === 'town') return words.here
    if (near === 'province') return words.sameProvince
    return near && distance_km !== null ? words.away({ km: distance_km }) : null
  }
  return (
    <ul className="store-list">
      {stores.map((store) => (
        <li key={store.code} className="store-item">
          <Heading>
            <Link to={pathTo('store-detail', language, { code: store.code })}>{store.name}</Link>
          </Heading>
          <p>
            {store.address}, {store.postcode} {store.city}
          </p>
          <DoorState opening={store.opening} />
          <p className="label-small">
            {words.hoursToday({ hours: spansText(store.opening.today.spans, words) })}
            {store.opening.today.because === 'holiday' && ` (${words.holiday})`}
            {nearText(store) && ` · ${nearText(store)}`}
          </p>
          <p className="label-small">
            <a href={`tel:+34${store.phone.replace(/\D/g, '')}`}>{store.phone}</a>
            {store.pickup && ` · ${words.service.pickup}`}
          </p>
          <MyStore code={store.code} name={store.name} />
          {services && store.services.length > 0 && <Services of={store.services} />}
        </li>
      ))}
    </ul>
  )
}

/** What a store does beside selling. */
export function Services({ of }: { of: readonly (StoreService | 'pickup')[] }) {
  const { stores: words } = useMessages()
  return (
    <ul className="store-services">
      {of.map((value) => (
        <li key={value}>{words.service[value]}</li>
      ))}
    </ul>
  )
}

/** Whether the doors are open, said in words and told apart by more than colour. */
export function DoorState({ opening }: { opening: StoreCard['opening'] }) {
  const { stores: words } = useMessages()
  return (
    <p className="door-state" data-open={opening.open || undefined}>
      {openingText(opening, words)}
    </p>
  )
}
