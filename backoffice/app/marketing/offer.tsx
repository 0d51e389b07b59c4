import { useParams } from 'react-router'
import { useCall, useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { useAddress } from '../kit/address.ts'
import type { RecordField } from '../kit/record-fields.ts'
import { RecordPane } from '../kit/record-pane.tsx'
import { Mark } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { standingOf, tones } from './states.ts'
import type { Words } from './words/es.ts'
import { marketingWords } from './words.ts'

type Options = readonly { value: string; text: string }[]

const fieldsOf = ({ offers: words, ...all }: Words, partners: Options, zones: Options): RecordField[] => [
  { as: 'choice', name: 'partner', label: words.partner, options: partners, empty: '—', figures: true },
  { as: 'choice', name: 'zone', label: words.zone, options: zones, empty: '—' },
  { as: 'texts', name: 'name', label: words.name },
  { as: 'texts', name: 'discount', label: words.discount },
  { as: 'texts', name: 'text', label: words.text, rows: 4 },
  { as: 'texts', name: 'conditions', label: words.conditions, rows: 3 },
  { as: 'maybe', name: 'voucher', label: words.voucher, hint: words.voucherHint },
  { as: 'day', name: 'valid_from', label: all.from },
  { as: 'day', name: 'valid_to', label: all.to },
  { as: 'figure', name: 'position', label: all.position },
  { as: 'check', name: 'active', label: all.feminine.active },
]

/** An offer of a partner. */
export function Screen() {
  const { offer: id = '' } = useParams()
  const words = useWords(marketingWords)
  const language = useLanguage()
  const { values } = useAddress()
  const fresh = id === 'new'
  const read = useCall('GET /offers/:offer/', { params: { offer: Number(id) } }, { enabled: !fresh })
  const partners = useList('GET /partners/', { limit: 200, sort: 'name' }).rows
  const zones = useCall('GET /zones/').data?.items ?? []
  const standing = read.data && standingOf(read.data)
  return (
    <RecordPane
      list="/offers"
      row={id}
      title={fresh ? words.offers.new : (read.data?.name[language] ?? '')}
      fields={fieldsOf(
        words,
        partners.map((partner) => ({ value: String(partner.id), text: partner.name })),
        zones.map(({ key, name }) => ({ value: key, text: name[language] })),
      )}
      blank={{ partner: values['partner'] ?? '', position: 0, active: true }}
      read={read}
      post="POST /offers/"
      put="PUT /offers/:offer/"
      param="offer"
      touches={['GET /offers/']}
      may={useMay('promotion.change')}
      head={standing && <Mark tone={tones[standing]}>{words.feminine.states[standing]}</Mark>}
    />
  )
}
