import { Link, useParams } from 'react-router'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import type { RecordField } from '../kit/record-fields.ts'
import { RecordPane } from '../kit/record-pane.tsx'
import { Mark } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { tones } from './states.ts'
import type { Words } from './words/es.ts'
import { marketingWords } from './words.ts'

const fieldsOf = ({ partners: words, position, active }: Words): RecordField[] => [
  { as: 'text', name: 'name', label: words.name, required: true },
  { as: 'texts', name: 'kind', label: words.kind },
  { as: 'texts', name: 'text', label: words.text, rows: 5 },
  { as: 'text', name: 'address', label: words.address },
  { as: 'text', name: 'city', label: words.city, required: true },
  { as: 'text', name: 'province', label: words.province, required: true },
  { as: 'maybe', name: 'website', label: words.website, hint: 'https://…' },
  { as: 'degrees', name: 'latitude', label: words.latitude },
  { as: 'degrees', name: 'longitude', label: words.longitude },
  {
    as: 'choice',
    name: 'theme',
    label: words.theme,
    options: Object.entries(words.themes).map(([value, text]) => ({ value, text })),
  },
  { as: 'figure', name: 'position', label: position },
  { as: 'check', name: 'active', label: active },
]

/** A partner as the shop shows it. */
export function Screen() {
  const { partner: id = '' } = useParams()
  const words = useWords(marketingWords)
  const fresh = id === 'new'
  const read = useCall('GET /partners/:partner/', { params: { partner: Number(id) } }, { enabled: !fresh })
  return (
    <RecordPane
      list="/partners"
      row={id}
      title={fresh ? words.partners.new : (read.data?.name ?? '')}
      fields={fieldsOf(words)}
      blank={{ theme: 'neutral', position: 0, active: true }}
      read={read}
      post="POST /partners/"
      put="PUT /partners/:partner/"
      param="partner"
      touches={['GET /partners/']}
      may={useMay('partner.change')}
      head={
        read.data && (
          <>
            <Mark tone={tones[read.data.active ? 'on' : 'off']}>{words.states[read.data.active ? 'on' : 'off']}</Mark>
            <Link to={`/offers?partner=${id}`}>{words.partners.offers}</Link>
          </>
        )
      }
    />
  )
}
