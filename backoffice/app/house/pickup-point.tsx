import { useNavigate, useParams } from 'react-router'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { frameWords } from '../frame/words.ts'
import { DetailPane } from '../kit/detail-pane.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import type { RecordField } from '../kit/record-fields.ts'
import { RecordForm } from '../kit/record-form.tsx'
import { useWords } from '../words/dictionary.ts'
import { keyOf } from './pickup-point-key.ts'
import type { Words } from './words/es.ts'
import { houseWords } from './words.ts'

const fieldsOf = ({ shipping: words }: Words): RecordField[] => [
  { as: 'text', name: 'carrier', label: words.carrier, required: true },
  { as: 'text', name: 'point', label: words.point, required: true },
  { as: 'text', name: 'name', label: words.name, required: true },
  { as: 'text', name: 'address', label: words.address, required: true },
  { as: 'text', name: 'postcode', label: words.postcode, required: true },
  { as: 'text', name: 'city', label: words.city, required: true },
  { as: 'text', name: 'region', label: words.region, required: true },
  { as: 'text', name: 'opening', label: words.opening },
  { as: 'check', name: 'active', label: words.open },
]
const blank = { active: true, version: 'new' }

/** A carrier's counter, new or as it is kept. */
export function Screen() {
  const { carrier = '', point = '' } = useParams()
  const fresh = point === ''
  const words = useWords(houseWords)
  const { kit } = useWords(frameWords)
  const may = useMay('shipping.change')
  const tell = useNotice()
  const navigate = useNavigate()
  const { data, error, refetch } = useCall(
    'GET /shipping/pickup-points/:carrier/:point/',
    { params: { carrier, point } },
    { enabled: !fresh },
  )
  const save = useAct('PUT /shipping/pickup-points/', ['GET /shipping/pickup-points/'])
  const record = fresh ? blank : data
  // Its carrier's name of it is what it is known by: another name would be another counter.
  const fields = fieldsOf(words).filter(({ name }) => fresh || (name !== 'carrier' && name !== 'point'))
  return (
    <DetailPane
      title={fresh ? words.shipping.newPoint : (data?.name ?? '')}
      list="/pickup-points"
      row={fresh ? 'new' : keyOf({ carrier, point })}
      head={!fresh && <span className="quiet">{`${carrier} ${point}`}</span>}
    >
      {!fresh && error && !data && <Failed error={error} again={() => void refetch()} />}
      {record && may && (
        <RecordForm
          key={point}
          name={`pickup point ${carrier} ${point}`}
          fields={fields}
          record={record}
          save={async (body) => {
            const kept = await save.submit({ body: { ...(!fresh && { carrier, point }), ...body } })
            tell({ text: kit.saved })
            if (fresh) void navigate(`/pickup-points/${keyOf(kept)}`)
          }}
          refusal={save.error}
          busy={save.isPending}
        />
      )}
    </DetailPane>
  )
}
