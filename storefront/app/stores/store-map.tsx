import type { StoreCard } from '#modules/goods/stores/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { SpainMap } from './spain-map.tsx'

type Placed = Pick<StoreCard, 'code' | 'name' | 'city' | 'latitude' | 'longitude' | 'province_slug'>

/** Stores on the map, one spot a town; a spot of several leads to their province. */
export function StoreMap({ stores, chosen, near = false }: { stores: readonly Placed[]; chosen?: string; near?: boolean }) {
  const { stores: words } = useMessages()
  const language = useLanguage()
  const spots = [...Map.groupBy(stores, (store) => store.city)].flatMap(([city, [first, ...more]]) => {
    if (!first) return []
    const { latitude, longitude, province_slug: province } = first
    const alone = more.length === 0
    return {
      text: city,
      name: `${city}: ${alone ? first.name : words.count({ count: more.length + 1 })}`,
      latitude,
      longitude,
      href: alone ? pathTo('store-detail', language, { code: first.code }) : pathTo('stores-province', language, { province }),
      chosen: first.code === chosen,
    }
  })
  return <SpainMap spots={spots} label={words.map} hint={words.mapHint} near={near} />
}
