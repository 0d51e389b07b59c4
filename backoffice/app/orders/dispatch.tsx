import { useMemo } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { ChoiceFilter } from '../kit/filters.tsx'
import { type Column, ListScreen, type View } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { useScan } from '../kit/scan.ts'
import { Day, Mark, When } from '../kit/shown.tsx'
import { StoreName, useStoreNames } from '../kit/store-name.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Words } from './fulfilment-words/es.ts'
import { fulfilmentWords } from './fulfilment-words.ts'
import './order.css'
import { packed } from './packing-scan.ts'
import { ParcelBulk, useParcelRound } from './parcel-bulk.tsx'
import { isParcelCode } from './parcel-code.ts'
import { StoreFilter } from './store.tsx'

export type ParcelRow = Answer<'GET /parcels/'>['items'][number]

function PickupAt({ store }: { store: string }) {
  const { dispatch: words } = useWords(fulfilmentWords)
  return words.pickupAt(useStoreNames()(store))
}

const columnsOf = ({ dispatch: words, picks }: Words): Column<ParcelRow>[] => [
  { key: 'code', head: words.columns.parcel, cell: ({ code }) => code },
  {
    key: 'promised',
    head: words.columns.promised,
    sort: 'promised',
    cell: ({ promised, late }) =>
      promised ? (
        <>
          <Day day={promised} />
          {late && <br />}
          {late && <Mark tone="bad">{words.late}</Mark>}
        </>
      ) : (
        <span className="quiet">{words.noDay}</span>
      ),
  },
  {
    key: 'ordered',
    head: words.columns.ordered,
    cell: ({ ordered }) => <When at={ordered} short />,
  },
  {
    key: 'to',
    head: words.columns.to,
    cell: ({ recipient, city, kind, store_code }) => (
      <>
        {recipient}
        <br />
        <span className="quiet">{kind === 'pickup' ? <PickupAt store={store_code ?? ''} /> : city}</span>
      </>
    ),
  },
  {
    key: 'copies',
    head: words.columns.copies,
    figure: true,
    cell: ({ picked, copies, held }) => (
      <Mark tone={picked >= copies ? 'good' : held < copies ? 'bad' : 'plain'}>{words.picked(picked, copies)}</Mark>
    ),
  },
  {
    key: 'stores',
    head: words.columns.stores,
    wide: true,
    cell: ({ stores }) => (
      <div className="parcel-stores">
        {stores.map((code, index) => (
          <span key={code}>
            {index > 0 && ', '}
            <StoreName code={code} />
          </span>
        ))}
      </div>
    ),
  },
  {
    key: 'titles',
    head: words.columns.titles,
    wide: true,
    cell: ({ titles, gift_wrap, gift_ticket }) => (
      <>
        <span className="parcel-titles">{titles}</span> {(gift_wrap || gift_ticket) && <Mark tone="info">{picks.gift}</Mark>}
      </>
    ),
  },
]

const viewsOf = ({ dispatch: { views } }: Words): View[] => [
  { key: 'pack', text: views.pack, filters: {} },
  { key: 'send', text: views.send, filters: { state: 'ready', kind: 'shipment' } },
  { key: 'left', text: views.left, filters: { state: 'handed_over', sort: '-promised' } },
]

const keyOf = ({ code }: ParcelRow) => code
const pathOf = ({ code }: ParcelRow) => `/dispatch/${code}`

/** What is to be packed, and what is packed and leaves: one by one with the scanner, or many at once. */
export function Screen() {
  const words = useWords(fulfilmentWords)
  const { values, query } = useAddress()
  const { code } = useParams()
  const { empty } = words.dispatch
  const navigate = useNavigate()
  const tell = useNotice()
  const list = useList('GET /parcels/', values)
  const round = useParcelRound()
  const columns = useMemo(() => columnsOf(words), [words])
  useScan((scanned) => {
    if (isParcelCode(scanned)) void navigate(`/dispatch/${scanned}${query}`)
    else if (!packed(scanned)) tell({ text: words.dispatch.notALabel(scanned), kind: 'fault' })
  })
  return (
    <ListScreen
      title={words.dispatch.title}
      list={list}
      columns={columns}
      rowKey={keyOf}
      to={pathOf}
      open={code}
      views={viewsOf(words)}
      searches
      filters={
        <>
          <ChoiceFilter
            name="kind"
            label={words.dispatch.anyKind}
            options={(['shipment', 'pickup'] as const).map((value) => ({ value, text: words.dispatch.kinds[value] }))}
          />
          <StoreFilter />
        </>
      }
      empty={empty[values.state as keyof typeof empty] ?? empty.planned}
      bulk={(chosen, unchoose) => <ParcelBulk chosen={chosen} round={round} onDone={unchoose} />}
      outcomes={round.outcomes}
    />
  )
}
