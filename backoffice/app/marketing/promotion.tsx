import { useParams } from 'react-router'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import type { RecordField } from '../kit/record-fields.ts'
import { RecordPane } from '../kit/record-pane.tsx'
import { Mark } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { scopeChoices } from './coupon-fields.ts'
import { standingOf, tones } from './states.ts'
import type { Words } from './words/es.ts'
import { marketingWords } from './words.ts'

const fieldsOf = (words: Words): RecordField[] => [
  { as: 'texts', name: 'name', label: words.promotions.name },
  { as: 'texts', name: 'text', label: words.promotions.text, rows: 3 },
  { as: 'figure', name: 'percent', label: words.percent, required: true },
  { as: 'choice', name: 'scope', label: words.scope, options: scopeChoices(words) },
  { as: 'figure', name: 'category', label: words.promotions.category },
  { as: 'figure', name: 'lot', label: words.promotions.lot },
  { as: 'day', name: 'valid_from', label: words.from },
  { as: 'day', name: 'valid_to', label: words.to },
  { as: 'check', name: 'active', label: words.active },
]

/** A promotion for card holders. */
export function Screen() {
  const { promotion: id = '' } = useParams()
  const words = useWords(marketingWords)
  const language = useLanguage()
  const fresh = id === 'new'
  const read = useCall('GET /promotions/:promotion/', { params: { promotion: Number(id) } }, { enabled: !fresh })
  const standing = read.data && standingOf(read.data)
  return (
    <RecordPane
      list="/promotions"
      row={id}
      title={fresh ? words.promotions.new : read.data?.name[language] || read.data?.name.es || ''}
      fields={fieldsOf(words)}
      blank={{ scope: 'all', active: true }}
      read={read}
      post="POST /promotions/"
      put="PUT /promotions/:promotion/"
      param="promotion"
      touches={['GET /promotions/']}
      may={useMay('promotion.change')}
      head={standing && <Mark tone={tones[standing]}>{words.states[standing]}</Mark>}
    >
      <p className="quiet">{words.bookLaw}</p>
    </RecordPane>
  )
}
