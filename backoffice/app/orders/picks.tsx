import { useState } from 'react'
import type { Answer } from '../api/calls.ts'
import { call } from '../api/client.ts'
import { queries, useCall } from '../api/queries.ts'
import { ActButton } from '../kit/act-button.tsx'
import { useBulk } from '../kit/bulk.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { useScan } from '../kit/scan.ts'
import { Day, Mark } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { fulfilmentWords } from './fulfilment-words.ts'
import { MissingForm } from './missing-form.tsx'
import { touched } from './order-acts.ts'
import { StoreFilter, useStore } from './store.tsx'
import './picks.css'

type List = Answer<'GET /stores/:store/picks/'>
type Pick = List['items'][number]

const listKey = (store: string) => ['GET /stores/:store/picks/', { params: { store } }]

/** Takes copies off the shelf and says so, at once; what the server refuses is put back and said. */
function usePick(store: string) {
  const tell = useNotice()
  return async (pick: Pick, picked: number) => {
    const key = listKey(store)
    const before = queries.getQueryData<List>(key)
    const items = before?.items.map((item) => (item.line === pick.line ? { ...item, picked } : item))
    if (before && items) queries.setQueryData(key, { ...before, items })
    try {
      queries.setQueryData(
        key,
        await call('PUT /stores/:store/picks/:line/', { params: { store, line: pick.line }, body: { picked } }),
      )
    } catch (error) {
      queries.setQueryData(key, before)
      tell({ text: error instanceof Error ? error.message : String(error), kind: 'fault' })
    }
  }
}

/** What web orders need from my shelf, in the order in which one walks along it; ticked by hand or by scan. */
export function Screen() {
  const { picks: words } = useWords(fulfilmentWords)
  const store = useStore()
  const {
    data: list,
    error,
    isPending,
    refetch,
  } = useCall('GET /stores/:store/picks/', { params: { store } }, { enabled: store !== '', refetchInterval: 60_000 })
  const setPicked = usePick(store)
  const tell = useNotice()
  useScan((code) => {
    const same = list?.items.filter(({ ean }) => ean === code) ?? []
    const next = same.find(({ picked, quantity }) => picked < quantity)
    if (next) void setPicked(next, next.picked + 1)
    else tell({ text: same.length > 0 ? words.allPicked(same[0]!.title) : words.unknownCode(code), kind: 'fault' })
  })
  const copies = list?.items.reduce((all, { quantity }) => all + quantity, 0) ?? 0
  const picked = list?.items.reduce((all, item) => all + item.picked, 0) ?? 0
  return (
    <section className="list-pane picks">
      <title>{words.title}</title>
      <header className="list-head">
        <h1>{words.title}</h1>
        {list && copies > 0 && (
          <p className="list-count" role="status">
            {words.progress(picked, copies)}
          </p>
        )}
        <div className="list-tools">
          <StoreFilter />
        </div>
      </header>
      {store === '' && <p className="empty">{words.chooseStore}</p>}
      {error && !list && <Failed error={error} again={() => void refetch()} />}
      {store !== '' && isPending && <p className="empty">{words.loading}</p>}
      {list && list.items.length === 0 && <p className="empty">{words.none}</p>}
      {list && list.items.length > 0 && (
        <>
          <p className="picks-help">{words.help}</p>
          <Shelves items={list.items} store={store} onPicked={setPicked} />
          <Complete list={list} />
        </>
      )}
    </section>
  )
}

/** Shelf by shelf; where nobody named the shelves, by section. */
const shelfOf = ({ shelf, section }: Pick) => shelf || section.slice(0, 2).join(' › ')

interface ShelvesProps {
  items: readonly Pick[]
  store: string
  onPicked: (pick: Pick, picked: number) => Promise<void>
}

function Shelves({ items, store, onPicked }: ShelvesProps) {
  const { picks: words } = useWords(fulfilmentWords)
  const shelves = [...Map.groupBy(items, shelfOf)]
  return shelves.map(([shelf, inside]) => (
    <section key={shelf} className="shelf" aria-label={shelf || words.noShelf}>
      <h2>{shelf || words.noShelf}</h2>
      <ul>
        {inside.map((pick) => (
          <PickRow key={pick.line} pick={pick} store={store} onPicked={onPicked} />
        ))}
      </ul>
    </section>
  ))
}

function PickRow({ pick, store, onPicked }: { pick: Pick; store: string; onPicked: ShelvesProps['onPicked'] }) {
  const { picks: words } = useWords(fulfilmentWords)
  const [missing, setMissing] = useState(false)
  const { quantity, picked } = pick
  const whole = picked === quantity
  return (
    <li data-picked={whole || undefined}>
      <button type="button" className="pick" aria-pressed={whole} onClick={() => void onPicked(pick, whole ? 0 : picked + 1)}>
        {pick.image ? <img src={pick.image} alt="" width={44} height={62} loading="lazy" /> : <span className="no-picture" />}
        <span className="pick-what">
          <strong>{pick.title}</strong>
          <span>{pick.author}</span>
          <span className="figures quiet">{pick.ean}</span>
          <span className="pick-where">
            <span className="quiet figures">{pick.order}</span>
            <Mark tone={pick.goes_to && pick.goes_to !== store ? 'info' : 'plain'}>
              {pick.delivery === 'shipment'
                ? words.toSend
                : pick.goes_to === store
                  ? words.pickupHere
                  : words.pickupAt(pick.goes_to ?? '')}
            </Mark>
            {pick.promised && (
              <span className="quiet">
                <Day day={pick.promised} />
              </span>
            )}
            {pick.gift_wrap && <Mark tone="info">{words.gift}</Mark>}
          </span>
        </span>
        <span className="pick-count figures">
          {picked}/{quantity}
          <span className="visually-hidden"> {whole ? words.picked : words.toPick}</span>
        </span>
      </button>
      {!whole && (
        <div className="pick-missing">
          {missing ? (
            <MissingForm pick={pick} store={store} onClose={() => setMissing(false)} />
          ) : (
            <button type="button" className="pick-not-there" onClick={() => setMissing(true)}>
              {words.missing}…
            </button>
          )}
        </div>
      )}
    </li>
  )
}

/** Parcels whose every copy is in hand: packed in one go. */
function Complete({ list }: { list: List }) {
  const { picks: words } = useWords(fulfilmentWords)
  const round = useBulk('POST /parcels/bulk/', touched)
  const done = list.parcels.filter(({ copies, picked, elsewhere, short }) => picked === copies && elsewhere === 0 && short === 0)
  const pack = () =>
    round.go(
      { act: 'ready', rows: done.map(({ parcel: id }) => ({ id })) },
      { done: words.nowPacked, nameOf: (id) => done.find(({ parcel }) => parcel === id)?.order ?? String(id) },
    )
  return (
    <footer className="picks-end">
      {round.outcomes}
      {round.refusal && (
        <p className="fault" role="alert">
          {round.refusal.message}
        </p>
      )}
      <ActButton
        kind="main"
        busy={round.busy}
        whyNot={done.length === 0 ? words.nothingComplete : null}
        onAct={() => void pack()}
      >
        {words.pack(done.length)}
      </ActButton>
    </footer>
  )
}
