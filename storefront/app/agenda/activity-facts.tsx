import { Link } from 'react-router'
import { shownSpan } from '#kernel/shown-time.ts'
import type { Activity } from '#modules/editorial/agenda/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { Price } from '../ui/price.tsx'
import { useAgenda } from './agenda-words.ts'

export type ToldActivity = Omit<Activity, 'img' | 'img-detail' | 'slugs' | 'related' | 'further'>

function Places({ activity }: { activity: ToldActivity }) {
  const words = useAgenda()
  if (!activity.takes_registrations) return words.noNeed
  if (activity.places_left === null) return words.unlimited
  return activity.places_left > 0 ? words.left(activity.places_left) : words.noneLeft
}

function Where({ activity: { place, store } }: { activity: ToldActivity }) {
  const language = useLanguage()
  const words = useAgenda()
  return (
    <>
      {place}
      {store && (
        <>
          <address className="quiet">
            {store.name}
            <br />
            {`${store.address}, ${store.postcode} ${store.city}`}
          </address>
          <Link to={pathTo('store-detail', language, { code: store.code })}>{words.way}</Link>
        </>
      )}
    </>
  )
}

/** What one pays for a place, label by label. */
export function Prices({ activity: { free, prices } }: { activity: Pick<ToldActivity, 'free' | 'prices'> }) {
  const words = useAgenda()
  if (free) return words.free
  return prices.map(({ label, price }) => (
    <span key={label} className="activity-price">
      {label} <Price euros={price} />
    </span>
  ))
}

/** How that is paid: at the door, or by a link as long as somebody can come. */
function Paid({ activity: { paid, pay_url, status } }: { activity: ToldActivity }) {
  const words = useAgenda()
  if (paid === 'online') return <span className="quiet">{words.paidOnline}</span>
  if (paid === 'door') return <span className="quiet">{words.paidAtDoor}</span>
  return paid === 'link' && status === 'upcoming' ? <a href={pay_url}>{words.payByLink}</a> : null
}

/** When, where, for how much and with how many (T-02). */
export function ActivityFacts({ activity }: { activity: ToldActivity }) {
  const language = useLanguage()
  const words = useAgenda()
  const { starts_at, hours, centre, leaflet, website, type, status, accessibility, spoken } = activity
  const facts = [
    { name: words.when, fact: <time dateTime={starts_at}>{shownSpan(activity, language)}</time> },
    hours && { name: words.hours, fact: hours },
    { name: words.where, fact: <Where activity={activity} /> },
    {
      name: words.price,
      fact: (
        <>
          <Prices activity={activity} />
          <Paid activity={activity} />
        </>
      ),
    },
    accessibility.length > 0 && {
      name: words.accessibility,
      fact: accessibility.map((one) => (
        <span key={one} className="activity-price">
          {words.accessibilities[one]}
        </span>
      )),
    },
    spoken.length > 0 && { name: words.spoken, fact: spoken.map((one) => words.inLanguages[one]).join(', ') },
    status === 'upcoming' && { name: words.places, fact: <Places activity={activity} /> },
    centre && { name: words.centre, fact: centre },
    {
      name: words.type,
      fact: <Link to={pathTo('agenda-type', language, { typeSlug: type.slug, typeId: type.id })}>{type.name}</Link>,
    },
    (leaflet || website) && {
      name: words.more,
      fact: (
        <span className="activity-links">
          {leaflet && <a href={leaflet}>{words.leaflet}</a>}
          {website && <a href={website}>{words.website}</a>}
        </span>
      ),
    },
  ].filter((item) => typeof item === 'object')
  return (
    <dl className="activity-facts">
      {facts.map(({ name, fact }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
