import { useId } from 'react'
import { pathTo } from '#kernel/route-table.ts'
import type { StoreCard } from '#modules/stores/contract.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { mapHeight, mapWidth, onMap, outlines } from './spain.ts'

type Placed = Pick<StoreCard, 'code' | 'name' | 'city' | 'latitude' | 'longitude' | 'province_slug'>

/** A map drawn by the page itself, so that nothing is asked of anybody else (T-13); a list that says the same stands beside it. */
export function StoreMap({ stores, chosen }: { stores: readonly Placed[]; chosen?: string }) {
  const { stores: words } = useMessages()
  const language = useLanguage()
  const hint = useId()
  const cities = Map.groupBy(stores, (store) => store.city)
  return (
    <figure className="store-map">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing that holds links is a group, and no fieldset */}
      <svg viewBox={`0 0 ${mapWidth} ${mapHeight}`} role="group" aria-label={words.map} aria-describedby={hint}>
        {outlines.map((outline) => (
          <path key={outline} d={outline} className="store-map-land" />
        ))}
        {[...cities].map(([city, there]) => {
          const [first] = there
          const spot = first && onMap(first.latitude, first.longitude)
          if (!spot) return null
          const href =
            there.length === 1
              ? pathTo('store-detail', language, { code: first.code })
              : pathTo('stores-province', language, { province: first.province_slug })
          const name = there.length === 1 ? `${city}: ${first.name}` : `${city}: ${words.count({ count: there.length })}`
          return (
            <a
              key={city}
              href={href}
              aria-label={name}
              className="store-map-spot"
              data-chosen={first.code === chosen || undefined}
            >
              <title>{name}</title>
              <circle cx={spot.x} cy={spot.y} r={22} className="store-map-reach" />
              <circle cx={spot.x} cy={spot.y} r={there.length > 1 ? 9 : 7} className="store-map-dot" />
              <text x={spot.x + 13} y={spot.y + 5}>
                {city}
              </text>
            </a>
          )
        })}
      </svg>
      <figcaption id={hint} className="label-small">
        {words.mapHint}
      </figcaption>
    </figure>
  )
}
