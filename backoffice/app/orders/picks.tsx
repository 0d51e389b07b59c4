import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { type Day as DayOfShop, shownDay } from '#kernel/days.ts'
import type { Answer } from '../api/calls.ts'
import { call } from '../api/client.ts'
import { queries, useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { useBulk } from '../kit/bulk.tsx'
import { backTo } from '../kit/detail-pane.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { useScan } from '../kit/scan.ts'
import { Day, Mark } from '../kit/shown.tsx'
import { useStoreNames } from '../kit/store-name.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { fulfilmentWords } from './fulfilment-words.ts'
import { MissingForm } from './missing-form.tsx'
import { touched } from './order-acts.ts'
import { picksInTurn } from './picks-in-turn.ts'
import { StoreFilter, useStore } from './store.tsx'
import './picks.css'

type List = Answer<'GET /stores/:store/picks/'>
type Pick = List['items'][number]
/** For an order, or for another store that asked for it. */
type OnShelf = Pick | List['asked'][number]
const isAsked = (pick: OnShelf): pick is List['asked'][number] => 'transfer' in pick
const keyOf = (pick: OnShelf) => (isAsked(pick) ? `transfer ${pick.transfer} ${pick.product}` : String(pick.line))
const rowOf = (pick: OnShelf) => `pick-${keyOf(pick).replaceAll(' ', '-')}`
const all = (list: List): OnShelf[] => [...list.items, ...list.asked]

/** Copies of a row that are not in a packed parcel: what there is to pick of it, and what is in hand. */
const leftOf = (pick: OnShelf) => {
  const packed = isAsked(pick) ? 0 : pick.packed
  return { copies: pick.quantity - packed, inHand: Math.max(0, pick.picked - packed), packed }
}

/** The parcels of which every copy is in hand, as the rows are shown. */
function completeIn({ items, parcels }: List) {
  const picked = new Map(items.map((item) => [item.line, item.picked]))
  return parcels.filter(
    ({ elsewhere, short, lines }) =>
      elsewhere === 0 && short === 0 && lines.every(({ line, copies, before }) => (picked.get(line) ?? 0) >= before + copies),
  )
}

const listKey = (store: string) => ['GET /stores/:store/picks/', { params: { store } }]

/** Takes copies off the shelf and says so, at once; what the server refuses is put back and said. */
function usePick(store: string) {
  const tell = useNotice()
  const inTurn = useMemo(() => {
    const queryKey = listKey(store)
    return picksInTurn<List, OnShelf>({
      keyOf,
      send: (row, picked) => said(store, row, picked),
      withPicked(list, picked) {
        const ticked = <Row extends OnShelf>(rows: readonly Row[]) =>
          rows.map((row) => ({ ...row, picked: picked.get(keyOf(row)) ?? row.picked }))
        return { ...list, items: ticked(list.items), asked: ticked(list.asked) }
      },
      shown: () => queries.getQueryData<List>(queryKey),
      show(list) {
        // A list that was asked for before this knows less.
        void queries.cancelQueries({ queryKey })
        queries.setQueryData(queryKey, list)
      },
    })
  }, [store])
  const setPicked = (pick: OnShelf, picked: number) =>
    inTurn
      .pick(pick, picked)
      .catch((error: unknown) => tell({ text: error instanceof Error ? error.message : String(error), kind: 'fault' }))
  return { setPicked, everySent: inTurn.everySent }
}

const said = (store: string, pick: OnShelf, picked: number): Promise<List> =>
  isAsked(pick)
    ? call('PUT /stores/:store/picks/transfers/:transfer/:product/', {
        params: { store, transfer: pick.transfer, product: pick.product },
        body: { picked },
      })
    : call('PUT /stores/:store/picks/:line/', { params: { store, line: pick.line }, body: { picked } })

/** What web orders and other stores need from my shelf, in the order in which one walks along it; ticked by hand or by scan. */
export function Screen() {
  const { picks: words } = useWords(fulfilmentWords)
  const store = useStore()
  const {
    data: list,
    error,
    isPending,
    refetch,
  } = useCall('GET /stores/:store/picks/', { params: { store } }, { enabled: store !== '', refetchInterval: 60_000 })
  const { setPicked, everySent } = usePick(store)
  const tell = useNotice()
  /** What was scanned last, shown where it stands: somebody with a book in hand does not look for its line. */
  const [last, setLast] = useState<string | null>(null)
  useScan((code) => {
    const same = list ? all(list).filter(({ ean }) => ean === code) : []
    const next = same.find(({ picked, quantity }) => picked < quantity)
    if (next) {
      setLast(keyOf(next))
      document.getElementById(rowOf(next))?.scrollIntoView({ block: 'center' })
      void setPicked(next, next.picked + 1)
    } else tell({ text: same.length > 0 ? words.allPicked(same[0]!.title) : words.unknownCode(code), kind: 'fault' })
  })
  const rows = list ? all(list) : []
  const copies = rows.reduce((sum, row) => sum + leftOf(row).copies, 0)
  const picked = rows.reduce((sum, row) => sum + leftOf(row).inHand, 0)
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
      {list && rows.length === 0 && <p className="empty">{words.none}</p>}
      {list && rows.length > 0 && (
        <>
          <p className="picks-help">{words.help}</p>
          <Shelves items={rows} store={store} last={last} onPicked={setPicked} />
          <Complete list={list} everySent={everySent} />
          <Asked list={list} />
        </>
      )}
    </section>
  )
}

/** Shelf by shelf; where nobody named the shelves, by section. */
const shelfOf = ({ shelf, section }: OnShelf) => shelf || section.slice(0, 2).join(' › ')

interface ShelvesProps {
  items: readonly OnShelf[]
  store: string
  /** The row that was scanned last, by its key. */
  last: string | null
  onPicked: (pick: OnShelf, picked: number) => Promise<void>
}

function Shelves({ items, store, last, onPicked }: ShelvesProps) {
  const { picks: words } = useWords(fulfilmentWords)
  const language = useLanguage()
  const shelves = [...Map.groupBy(items, shelfOf)].toSorted(([a], [b]) => (a || '\uffff').localeCompare(b || '\uffff', language))
  return shelves.map(([shelf, inside]) => (
    <section key={shelf} className="shelf" aria-label={shelf || words.noShelf}>
      <h2>{shelf || words.noShelf}</h2>
      <ul>
        {inside.map((pick) => (
          <PickRow key={keyOf(pick)} pick={pick} store={store} scanned={keyOf(pick) === last} onPicked={onPicked} />
        ))}
      </ul>
    </section>
  ))
}

interface RowProps {
  pick: OnShelf
  store: string
  scanned: boolean
  onPicked: ShelvesProps['onPicked']
}

function PickRow({ pick, store, scanned, onPicked }: RowProps) {
  const { picks: words } = useWords(fulfilmentWords)
  const [missing, setMissing] = useState(false)
  const { copies, inHand, packed } = leftOf(pick)
  const whole = inHand === copies
  return (
    <li id={rowOf(pick)} data-picked={whole || undefined} data-scanned={scanned || undefined}>
      <button
        type="button"
        className="pick"
        aria-pressed={whole}
        onClick={() => void onPicked(pick, packed + (whole ? 0 : inHand + 1))}
      >
        {pick.image ? <img src={pick.image} alt="" width={44} height={62} loading="lazy" /> : <span className="no-picture" />}
        <span className="pick-what">
          <strong>{pick.title}</strong>
          <span>{pick.author}</span>
          <span className="figures quiet">{pick.ean}</span>
          {isAsked(pick) ? (
            <span className="pick-where">
              <span className="quiet figures">{pick.code}</span>
              <Mark tone="info">{words.forStore(pick.to_name)}</Mark>
            </span>
          ) : (
            <WhereTo pick={pick} store={store} />
          )}
        </span>
        <span className="pick-count figures">
          {inHand}/{copies}
          <span className="visually-hidden"> {whole ? words.picked : words.toPick}</span>
        </span>
      </button>
      {!whole && !isAsked(pick) && (
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

/** What it is for, and by when. */
function WhereTo({ pick, store }: { pick: Pick; store: string }) {
  const { picks: words } = useWords(fulfilmentWords)
  const nameOf = useStoreNames()
  const here = pick.goes_to === store
  return (
    <span className="pick-where">
      <span className="quiet figures">{pick.order}</span>
      <Mark tone={pick.goes_to && !here ? 'info' : 'plain'}>
        {pick.delivery === 'shipment' ? words.toSend : here ? words.pickupHere : words.pickupAt(nameOf(pick.goes_to ?? ''))}
      </Mark>
      {pick.promised && (
        <span className="quiet">
          <Day day={pick.promised} />
        </span>
      )}
      {pick.gift_wrap && <Mark tone="info">{words.gift}</Mark>}
      {pick.signing && <Mark tone="info">{words.toSign(shownDay(pick.signing.on as DayOfShop), pick.signing.dedication)}</Mark>}
    </span>
  )
}

/** What other stores asked for: what is off the shelf leaves with its slip; what is not there is not sent. */
function Asked({ list }: { list: List }) {
  const { picks: words } = useWords(fulfilmentWords)
  const send = useAct('POST /transfers/:transfer/send/', ['GET /stores/:store/picks/', 'GET /transfers/', 'GET /short-list/'])
  const tell = useNotice()
  if (!useMay('transfer.send') || list.asked.length === 0) return null
  const leave = (transfer: number, lines: readonly List['asked'][number][]) =>
    send.mutate(
      { params: { transfer }, body: { lines: lines.map(({ product, picked: copies }) => ({ product, copies })) } },
      {
        onSuccess: ({ code, sent, to_name }) => tell({ text: words.transferSent(code, sent, to_name) }),
        onError: ({ message }) => tell({ text: message, kind: 'fault' }),
      },
    )
  return (
    <section className="picks-asked" aria-label={words.asked}>
      <h2>{words.asked}</h2>
      <ul className="rows">
        {[...Map.groupBy(list.asked, ({ transfer }) => transfer)].map(([transfer, lines]) => {
          const picked = lines.reduce((sum, line) => sum + line.picked, 0)
          const copies = lines.reduce((sum, line) => sum + line.quantity, 0)
          return (
            <li key={transfer}>
              <Link to={`/transfers/${transfer}`} state={backTo('/picks')}>
                {lines[0]!.code}
              </Link>
              <span>{words.askedBy(lines[0]!.to_name, picked, copies)}</span>
              <ActButton
                busy={send.isPending}
                whyNot={picked === 0 ? words.nothingPicked : null}
                onAct={() => leave(transfer, lines)}
              >
                {words.sendTransfer}
              </ActButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Parcels whose every copy is in hand: packed in one go. */
function Complete({ list, everySent }: { list: List; everySent: () => Promise<unknown> }) {
  const { picks: words } = useWords(fulfilmentWords)
  const round = useBulk('POST /parcels/bulk/', touched)
  const done = completeIn(list)
  const pack = async () => {
    await everySent()
    return round.go(
      { act: 'ready', rows: done.map(({ parcel: id }) => ({ id })) },
      { done: words.nowPacked, nameOf: (id) => done.find(({ parcel }) => parcel === id)?.code ?? String(id) },
    )
  }
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
