import { useParams } from 'react-router'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { oneNumber, PublisherBox, SectionBox } from '../kit/chosen-box.tsx'
import { CodesBox, codes } from '../kit/codes-box.tsx'
import type { RecordField } from '../kit/record-fields.ts'
import { RecordPane } from '../kit/record-pane.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { choices } from './coupon-fields.ts'
import type { Words } from './words/es.ts'
import { marketingWords } from './words.ts'

const fieldsOf = ({ exclusions: words, ...all }: Words): RecordField[] => [
  { as: 'texts', name: 'name', label: words.name },
  { as: 'texts', name: 'text', label: words.text, rows: 3 },
  { as: 'choice', name: 'kind', label: words.kind, options: choices(words.kinds) },
  { as: 'own', name: 'codes', label: words.codes, box: CodesBox, ...codes },
  { as: 'own', name: 'category', label: words.category, box: SectionBox, ...oneNumber },
  { as: 'own', name: 'publisher', label: words.publisher, box: PublisherBox, ...oneNumber },
  { as: 'day', name: 'first_day', label: all.from },
  { as: 'day', name: 'last_day', label: all.to },
  { as: 'figure', name: 'position', label: all.position },
  { as: 'check', name: 'active', label: all.feminine.active },
]

/** One thing that promotions do not apply to. */
export function Screen() {
  const { exclusion: id = '' } = useParams()
  const words = useWords(marketingWords)
  const language = useLanguage()
  const fresh = id === 'new'
  const read = useCall('GET /exclusions/:exclusion/', { params: { exclusion: Number(id) } }, { enabled: !fresh })
  return (
    <RecordPane
      list="/exclusions"
      row={id}
      title={fresh ? words.exclusions.new : (read.data?.name[language] ?? '')}
      fields={fieldsOf(words)}
      blank={{ kind: 'products', position: 0, active: true }}
      read={read}
      post="POST /exclusions/"
      put="PUT /exclusions/:exclusion/"
      param="exclusion"
      touches={['GET /exclusions/']}
      may={useMay('promotion.change')}
    >
      <p className="quiet">{words.exclusions.effect}</p>
    </RecordPane>
  )
}
