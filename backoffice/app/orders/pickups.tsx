import { useMemo } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useCall } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { useScan } from '../kit/scan.ts'
import { Count, Day, Mark, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Words } from './fulfilment-words/es.ts'
import { fulfilmentWords } from './fulfilment-words.ts'
import './order.css'
import { isParcelCode } from './parcel-code.ts'
import { StoreFilter, useStore } from './store.tsx'

type Pickup = Answer<'GET /stores/:store/pickups/'>['items'][number]

const columnsOf = ({ pickups: words }: Words): Column<Pickup>[] => [
  { key: 'code', head: words.columns.code, cell: ({ code }) => code },
  {
    key: 'customer',
    head: words.columns.customer,
    cell: ({ customer, phone, email }) => (
      <>
        {customer || email}
        <br />
        {phone ? <a href={`tel:${phone}`}>{phone}</a> : <span className="quiet">{customer ? email : ''}</span>}
      </>
    ),
  },
  { key: 'since', head: words.columns.since, cell: ({ since }) => <When at={since} short /> },
  {
    key: 'until',
    head: words.columns.until,
    cell: ({ kept_until, on_hold, over, reminded }) => (
      <>
        <Day day={kept_until} /> {on_hold && <Mark tone="wait">{words.onHold}</Mark>}{' '}
        {over ? <Mark tone="bad">{words.over}</Mark> : reminded && <Mark tone="wait">{words.reminded}</Mark>}
      </>
    ),
  },
  { key: 'copies', head: words.columns.copies, figure: true, wide: true, cell: ({ copies }) => <Count of={copies} /> },
  { key: 'titles', head: words.columns.titles, wide: true, cell: ({ titles }) => titles.join(' · ') },
]

const states = ['untold', 'forgotten'] as const
const viewsOf = ({ pickups: { views } }: Words): View[] => [
  { key: 'all', text: views.all, filters: {} },
  { key: 'untold', text: views.untold, filters: { state: 'untold' } },
  { key: 'forgotten', text: views.forgotten, filters: { state: 'forgotten' } },
]

const keyOf = ({ code }: Pickup) => code
const pathOf = ({ code }: Pickup) => `/pickups/${code}`
const none: Pickup[] = []

/** What waits at a counter, the longest first: handed over, kept longer, or put back. */
export function Screen() {
  const words = useWords(fulfilmentWords)
  const store = useStore()
  const { query, values } = useAddress()
  const state = states.find((known) => known === values['state'])
  const { code } = useParams()
  const navigate = useNavigate()
  const tell = useNotice()
  const found = useCall(
    'GET /stores/:store/pickups/',
    { params: { store }, query: { ...(state && { state }) } },
    { enabled: store !== '', refetchInterval: 60_000 },
  )
  const columns = useMemo(() => columnsOf(words), [words])
  const rows = found.data?.items ?? none
  useScan((scanned) => {
    const [here] = rows.filter((row) => row.code === scanned || row.order === scanned)
    if (here) void navigate(`/pickups/${here.code}${query}`)
    else tell({ text: isParcelCode(scanned) ? words.pickups.notHere(scanned) : words.pickups.unknown(scanned), kind: 'fault' })
  })
  return (
    <ListScreen
      title={words.pickups.title}
      list={{
        rows,
        error: found.error,
        loading: store !== '' && found.isPending,
        late: false,
        more: null,
        again: () => void found.refetch(),
      }}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={code}
      views={viewsOf(words)}
      tools={<StoreFilter />}
      empty={store === '' ? words.picks.chooseStore : words.pickups.empty}
    />
  )
}
