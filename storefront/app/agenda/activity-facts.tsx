import { Link } from 'react-router'
import { pathTo } from '#kernel/route-table.ts'
import type { Activity } from '#modules/agenda/contract.ts'
import { useLanguage } from '../messages/messages.tsx'
import { Price } from '../ui/price.tsx'
import { useAgenda } from './agenda-words.ts'
import { shownTime } from './when.ts'

type Told = Omit<Activity, 'img' | 'img-detail' | 'slugs'>

function Places({ activity }: { activity: Told }) {
  const words = useAgenda()
  if (!activity.takes_registrations) return words.noNeed
  if (activity.places_left === null) return words.unlimited
  return activity.places_left > 0 ? words.left(activity.places_left) : words.noneLeft
}

/** When, where, for how much and with how many (T-02). */
export function ActivityFacts({ activity }: { activity: Told }) {
  const language = useLanguage()
  const words = useAgenda()
  const { starts_at, place, store, free, prices, centre, leaflet, website, type, status } = activity
  const open = status === 'upcoming'
  return (
    <dl className="activity-facts">
      <dt>{words.when}</dt>
      <dd>
        <time dateTime={starts_at}>{shownTime(activity, language)}</time>
      </dd>
      <dt>{words.where}</dt>
      <dd>
        {place}
        {store && (
          <>
            <br />
            <span className="quiet">{`${store.name}, ${store.address}, ${store.postcode} ${store.city}`}</span>
          </>
        )}
      </dd>
      <dt>{words.price}</dt>
      <dd>
        {free
          ? words.free
          : prices.map(({ label, price }) => (
              <span key={label} className="activity-price">
                {label} <Price euros={price} />
              </span>
            ))}
      </dd>
      {open && (
        <>
          <dt>{words.places}</dt>
          <dd>
            <Places activity={activity} />
          </dd>
        </>
      )}
      {centre && (
        <>
          <dt>{words.centre}</dt>
          <dd>{centre}</dd>
        </>
      )}
      <dt>{words.more}</dt>
      <dd className="activity-links">
        <Link to={pathTo('agenda-type', language, { typeSlug: type.slug, typeId: type.id })}>{type.name}</Link>
        {leaflet && <a href={leaflet}>{words.leaflet}</a>}
        {website && <a href={website}>{words.website}</a>}
      </dd>
    </dl>
  )
}
