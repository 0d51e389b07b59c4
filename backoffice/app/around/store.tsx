import { useNavigate, useParams } from 'react-router'
import type { StoreService } from '#modules/goods/stores/contract.ts'
import type { Answer } from '../api/calls.ts'
import { useAct, useCall } from '../api/queries.ts'
import { useMay, useMe } from '../api/session.tsx'
import { frameWords } from '../frame/words.ts'
import { DetailPane } from '../kit/detail-pane.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { draftOf, type RecordField, textsOf } from '../kit/record-fields.ts'
import { RecordForm } from '../kit/record-form.tsx'
import { Facts, Mark } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { hoursIn } from './hours.ts'
import { StoreDays } from './store-days.tsx'
import type { Words } from './words/es.ts'
import { aroundWords } from './words.ts'

export type Store = Answer<'GET /stores/'>['items'][number]

const fieldsOf = ({ stores: words }: Words): RecordField[] => [
  { as: 'text', name: 'name', label: words.name, required: true },
  { as: 'text', name: 'address', label: words.address, required: true },
  { as: 'text', name: 'postcode', label: words.postcode, required: true },
  { as: 'text', name: 'city', label: words.city, required: true },
  { as: 'text', name: 'province', label: words.province, required: true },
  { as: 'text', name: 'phone', label: words.phone },
  { as: 'email', name: 'email', label: words.email, required: true },
  { as: 'maybe', name: 'website', label: words.website },
  { as: 'rows', name: 'hours', label: words.hours, hint: words.hoursHint, ...hoursIn(words.days) },
  {
    as: 'choice',
    name: 'time_zone',
    label: words.timeZone,
    options: [
      { value: 'Europe/Madrid', text: words.mainland },
      { value: 'Atlantic/Canary', text: words.canaries },
    ],
  },
  { as: 'degrees', name: 'latitude', label: words.latitude },
  { as: 'degrees', name: 'longitude', label: words.longitude },
  { as: 'figure', name: 'position', label: words.position, required: true },
  { as: 'check', name: 'pickup', label: words.pickup },
  { as: 'figure', name: 'exit_capacity', label: words.exitCapacity, hint: words.exitCapacityHint },
  { as: 'check', name: 'published', label: words.published },
  {
    as: 'several',
    name: 'services',
    label: words.services,
    options: (Object.keys(words.serviceNames) as StoreService[]).map((value) => ({
      value,
      text: words.serviceNames[value],
    })),
  },
  { as: 'texts', name: 'about', label: words.about, rows: 4, within: 'texts' },
  { as: 'texts', name: 'directions', label: words.directions, rows: 2, within: 'texts' },
]

const blank = {
  time_zone: 'Europe/Madrid',
  hours: {},
  services: [],
  position: 100,
  pickup: false,
  exit_capacity: 6,
  published: false,
  texts: {},
}

/** A store: where it is, when it opens, what is said of it, and its days with hours of their own. */
export function Screen() {
  const { store: code = '' } = useParams()
  const words = useWords(aroundWords)
  const { kit } = useWords(frameWords)
  const language = useLanguage()
  const navigate = useNavigate()
  const tell = useNotice()
  const { store_code: own } = useMe()
  const may = useMay('store.change') && (own === null || own === code)
  const { data, error, refetch } = useCall('GET /stores/')
  const change = useAct('PUT /stores/:store/', ['GET /stores/', 'GET /texts/'])
  const fresh = code === 'new'
  const store = data?.items.find(({ store_code }) => store_code === code)
  const record = fresh ? blank : store
  const keyField: RecordField = {
    as: 'text',
    name: 'store_code',
    label: words.stores.code,
    hint: words.stores.codeHint,
    required: true,
  }
  const fields = fieldsOf(words)
  const save = async ({ store_code, ...body }: Record<string, unknown>) => {
    const named = fresh ? String(store_code).trim().toUpperCase() : code
    await change.submit({ params: { store: named }, body: { ...body, ...(fresh && { version: 'new' }) } })
    tell({ text: kit.saved })
    if (fresh) void navigate(`/stores/${named}`)
  }
  return (
    <DetailPane
      title={store?.name ?? words.stores.new}
      list="/stores"
      row={code}
      head={
        store && (
          <Mark tone={store.published ? 'good' : 'plain'}>
            {store.published ? words.stores.published : words.stores.unpublished}
          </Mark>
        )
      }
    >
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {store && <StoreDays key={store.version} store={store} may={may} />}
      {record && may && (
        <RecordForm
          key={code}
          name={`store ${code}`}
          fields={[...(fresh ? [keyField] : []), ...fields]}
          record={record}
          save={save}
          refusal={change.error}
          busy={change.isPending}
        />
      )}
      {record && !may && (
        <Facts
          of={textsOf(fields, draftOf(fields, record, language), [kit.conflict.yes, kit.conflict.no]).map(
            ({ label, text }) => [label, text] as const,
          )}
        />
      )}
    </DetailPane>
  )
}
