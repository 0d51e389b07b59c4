import { useParams } from 'react-router'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ListBox, oneNumber, SectionBox } from '../kit/chosen-box.tsx'
import { GoesWith } from '../kit/goes-with.tsx'
import type { RecordField } from '../kit/record-fields.ts'
import { RecordPane } from '../kit/record-pane.tsx'
import { useShops } from '../kit/shops.ts'
import { Mark } from '../kit/shown.tsx'
import { useZoneName } from '../kit/zone-name.ts'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { choices } from './coupon-fields.ts'
import { PromotionTrial } from './promotion-trial.tsx'
import { Stacking } from './stacking.tsx'
import { standingOf, tones } from './states.ts'
import type { Words } from './words/es.ts'
import { marketingWords } from './words.ts'

type Options = readonly { value: string; text: string }[]

const fieldsOf = (words: Words, zones: Options, shops: Options): RecordField[] => {
  const { promotions } = words
  return [
    { as: 'texts', name: 'name', label: promotions.name },
    { as: 'texts', name: 'text', label: promotions.text, rows: 3 },
    { as: 'choice', name: 'audience', label: promotions.audience, options: choices(promotions.audiences) },
    { as: 'choice', name: 'kind', label: promotions.kind, options: choices(promotions.kinds) },
    { as: 'figure', name: 'percent', label: words.percent, only: { of: 'kind', says: ['percent'] } },
    { as: 'euros', name: 'amount', label: promotions.amount, only: { of: 'kind', says: ['amount'] } },
    { as: 'figure', name: 'buy', label: promotions.buy, only: { of: 'kind', says: ['bundle'] } },
    { as: 'figure', name: 'free', label: promotions.free, only: { of: 'kind', says: ['bundle'] } },
    {
      as: 'choice',
      name: 'zone',
      label: promotions.zone,
      options: zones,
      empty: '–',
      only: { of: 'kind', says: ['shipping'] },
    },
    { as: 'euros', name: 'minimum', label: promotions.minimum },
    { as: 'choice', name: 'scope', label: words.scope, options: choices(words.scopes) },
    { as: 'own', name: 'category', label: promotions.category, box: SectionBox, ...oneNumber },
    { as: 'own', name: 'lot', label: promotions.lot, box: ListBox, ...oneNumber },
    { as: 'choice', name: 'shop', label: promotions.shop, options: shops, empty: '–' },
    { as: 'day', name: 'valid_from', label: words.from },
    { as: 'day', name: 'valid_to', label: words.to },
    { as: 'check', name: 'active', label: words.feminine.active },
  ]
}

/** A promotion, and what it would do to a basket. */
export function Screen() {
  const { promotion: id = '' } = useParams()
  const words = useWords(marketingWords)
  const language = useLanguage()
  const fresh = id === 'new'
  const read = useCall('GET /promotions/:promotion/', { params: { promotion: Number(id) } }, { enabled: !fresh })
  const zones = useZones()
  const shops = useShops()
  const standing = read.data && standingOf(read.data)
  return (
    <RecordPane
      list="/promotions"
      row={id}
      title={fresh ? words.promotions.new : read.data?.name[language] || read.data?.name.es || ''}
      fields={fieldsOf(words, zones, shops)}
      blank={{ audience: 'everyone', kind: 'percent', scope: 'objects', active: true }}
      read={read}
      post="POST /promotions/"
      put="PUT /promotions/:promotion/"
      param="promotion"
      touches={['GET /promotions/']}
      may={useMay('promotion.change')}
      head={standing && <Mark tone={tones[standing]}>{words.feminine.states[standing]}</Mark>}
    >
      <GoesWith kind="promotion" occasion={fresh ? null : Number(id)} at={`/promotions/${id}`} />
      <PromotionTrial promotion={Number(id)} />
      <Stacking />
      <p className="quiet">{words.bookLaw}</p>
    </RecordPane>
  )
}

/** Where parcels go, for what makes their delivery free. */
function useZones() {
  const zoneName = useZoneName()
  const { data } = useCall('GET /shipping/zones/')
  return (data?.zones ?? []).map(({ zone }) => ({ value: zone, text: zoneName(zone) }))
}
