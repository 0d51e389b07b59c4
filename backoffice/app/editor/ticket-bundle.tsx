import { useParams } from 'react-router'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import type { RecordField } from '../kit/record-fields.ts'
import { RecordPane } from '../kit/record-pane.tsx'
import { useShops } from '../kit/shops.ts'
import { useLanguage, useWords } from '../words/dictionary.ts'
import type { Words } from './words/es.ts'
import { editorWords } from './words.ts'

const fieldsOf = ({ bundles: words }: Words, shops: readonly { value: string; text: string }[]): RecordField[] => [
  { as: 'texts', name: 'names', label: words.name, required: true, fits: 48 },
  { as: 'texts', name: 'holds', label: words.holds, rows: 3, required: true, fits: 300 },
  { as: 'euros', name: 'price', label: words.price, hint: words.priceHint, required: true },
  { as: 'url', name: 'tickets_url', label: words.address, required: true },
  { as: 'day', name: 'first_day', label: words.from },
  { as: 'day', name: 'last_day', label: words.until, hint: words.untilHint },
  { as: 'maybe', name: 'coupon_code', label: words.coupon, hint: words.couponHint },
  { as: 'choice', name: 'shop', label: words.shop, options: shops },
  { as: 'figure', name: 'position', label: words.position, hint: words.positionHint },
  { as: 'check', name: 'active', label: words.active },
]

/** A combined ticket: its words, what the ticket office asks for it, its days. */
export function Screen() {
  const { bundle: id = '' } = useParams()
  const words = useWords(editorWords)
  const language = useLanguage()
  const shops = useShops()
  const fresh = id === 'new'
  const read = useCall('GET /ticket-bundles/:bundle/', { params: { bundle: Number(id) } }, { enabled: !fresh })
  return (
    <RecordPane
      list="/ticket-bundles"
      row={id}
      title={fresh ? words.bundles.new : (read.data?.names[language] ?? '')}
      fields={fieldsOf(words, shops)}
      blank={{ shop: 'main', position: 0, active: true }}
      read={read}
      post="POST /ticket-bundles/"
      put="PUT /ticket-bundles/:bundle/"
      param="bundle"
      touches={['GET /ticket-bundles/', 'GET /texts/']}
      may={useMay('content.change')}
    />
  )
}
