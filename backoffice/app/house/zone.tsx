import { useParams } from 'react-router'
import { figureSent } from '#kernel/read-figures.ts'
import { typedAmount } from '#kernel/typed-figures.ts'
import type { Answer } from '../api/calls.ts'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { frameWords } from '../frame/words.ts'
import { DetailPane } from '../kit/detail-pane.tsx'
import { useNotice } from '../kit/notice.ts'
import type { RecordField } from '../kit/record-fields.ts'
import { RecordForm } from '../kit/record-form.tsx'
import { Facts } from '../kit/shown.tsx'
import { useZoneName } from '../kit/zone-name.ts'
import { language, useWords } from '../words/dictionary.ts'
import type { Words } from './words/es.ts'
import { houseWords } from './words.ts'

type Rate = Answer<'GET /shipping/'>['zones'][number]['rates'][number]

const written = (rows: unknown) =>
  (rows as Rate[])
    .map(({ up_to_grams, price }) => [up_to_grams, price !== null && typedAmount(price, language())].filter(Boolean).join(' '))
    .join('\n')
const read = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [grams = '', price] = line.split(/\s+/)
      return { up_to_grams: figureSent(grams), price: price ? figureSent(price) : null }
    })

const fieldsOf = ({ shipping: words }: Words): RecordField[] => [
  { as: 'figure', name: 'days_from', label: words.daysFrom, required: true },
  { as: 'figure', name: 'days_to', label: words.daysTo, required: true },
  { as: 'euros', name: 'free_from', label: words.freeFrom },
  { as: 'check', name: 'pickup_points', label: words.points },
  { as: 'check', name: 'active', label: words.active },
  { as: 'rows', name: 'rates', label: words.rates, hint: words.ratesHint, write: written, read },
]

/** What a zone promises and costs. */
export function Screen() {
  const { zone: code = '' } = useParams()
  const words = useWords(houseWords)
  const zoneName = useZoneName()
  const { kit } = useWords(frameWords)
  const may = useMay('shipping.change')
  const tell = useNotice()
  const { data } = useCall('GET /shipping/')
  const save = useAct('PUT /shipping/zones/:zone/', ['GET /shipping/'])
  const zone = data?.zones.find((one) => one.zone === code)
  return (
    <DetailPane title={zoneName(code)} list="/shipping" row={code}>
      {zone && <Facts of={[[words.shipping.areas, zone.areas.join(', ')]]} />}
      {zone && may && (
        <RecordForm
          key={code}
          name={`zone ${code}`}
          fields={fieldsOf(words)}
          record={zone}
          save={async (body) => {
            await save.submit({ params: { zone: code }, body })
            tell({ text: kit.saved })
          }}
          refusal={save.error}
          busy={save.isPending}
        />
      )}
      {zone && !may && <pre>{written(zone.rates)}</pre>}
    </DetailPane>
  )
}
