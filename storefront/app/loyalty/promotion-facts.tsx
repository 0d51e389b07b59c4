import { Link } from 'react-router'
import type { PromotionDetail } from '#modules/buying/partners/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { SpainMap } from '../stores/spain-map.tsx'
import { useLoyalty } from './loyalty-words.ts'
import { Until } from './promotion-list.tsx'

/** Who gives a promotion, where and until when, as far as that is known, with a spot on the map (M-14). */
export function PromotionFacts({ promotion: { discount, partner, zone, place, valid_to } }: { promotion: PromotionDetail }) {
  const language = useLanguage()
  const loyalty = useLoyalty()
  const rows = [
    { name: loyalty.discount, value: discount },
    ...(partner
      ? [
          {
            name: loyalty.partner,
            value: <Link to={pathTo('partner-detail', language, { slug: partner.slug, id: partner.id })}>{partner.name}</Link>,
          },
        ]
      : []),
    ...(place && partner ? [{ name: loyalty.address, value: [place.address, partner.city].filter(Boolean).join(', ') }] : []),
    ...(zone
      ? [
          {
            name: loyalty.zone,
            value: <Link to={pathTo('promotions-zone', language, { zone: zone.slugs[language] })}>{zone.name}</Link>,
          },
        ]
      : []),
    ...(valid_to ? [{ name: loyalty.validity, value: <Until day={valid_to} /> }] : []),
  ]
  return (
    <aside className="card-aside">
      <dl className="promotion-facts">
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {place && partner && (
        <SpainMap label={loyalty.where} near spots={[{ ...place, text: partner.city, name: partner.name, chosen: true }]} />
      )}
    </aside>
  )
}
