import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useCall } from '../api/queries.ts'
import { useMay, useMe } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { DetailPane } from '../kit/detail-pane.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { Count, Facts, Section } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { ChangeStock } from './change-stock.tsx'
import { History } from './history.tsx'
import { MoveStock } from './move-stock.tsx'
import { stockWords } from './words.ts'

export type Title = Answer<'GET /stock/'>
export type Store = Title['stores'][number]

/** What is being done with the copies of a store, in a form below its line. */
interface Changing {
  store: string
  by: 'number' | 'move'
}

/** The own store first, then those with copies; the others apart. */
function apart(stores: readonly Store[], own: string | null) {
  const isOwn = ({ store_code }: Store) => store_code === own
  const has = ({ quantity, held, promised, coming }: Store) => quantity + held + promised + coming > 0
  return {
    there: [...stores.filter(isOwn), ...stores.filter((store) => !isOwn(store) && has(store))],
    empty: stores.filter((store) => !isOwn(store) && !has(store)),
  }
}

export function Screen() {
  const { product = '' } = useParams()
  const { title: words } = useWords(stockWords)
  const { store_code: own } = useMe()
  const { data: title, error, refetch } = useCall('GET /stock/', { query: { product } })
  const [changing, setChanging] = useState<Changing | null>(null)
  const { there, empty } = apart(title?.stores ?? [], own)
  const opening = { own, changing, onChanging: setChanging }
  return (
    <DetailPane title={title?.title ?? ''} list="/stock" row={product}>
      {error && !title && <Failed error={error} again={() => void refetch()} />}
      {title && (
        <>
          <Facts
            of={[
              [words.ean, title.ean || title.sku],
              [words.total, <Count key="total" of={title.total} />],
              [words.waiting, title.waiting > 0 ? <Count key="waiting" of={title.waiting} /> : ''],
            ]}
          />
          <Section title={words.stores}>
            <Stores title={title} stores={there} {...opening} />
            {empty.length > 0 && (
              <details className="stock-none">
                <summary>{words.withoutCopies(empty.length)}</summary>
                <Stores title={title} stores={empty} {...opening} />
              </details>
            )}
          </Section>
          <History product={title.product} stores={title.stores} />
        </>
      )}
    </DetailPane>
  )
}

interface StoresProps {
  title: Title
  stores: readonly Store[]
  own: string | null
  changing: Changing | null
  onChanging: (changing: Changing | null) => void
}

function Stores({ title, stores, own, changing, onChanging }: StoresProps) {
  const Form = changing?.by === 'move' ? MoveStock : ChangeStock
  return (
    <ul className="stock-stores">
      {stores.map((store) => (
        <li key={store.store_code} data-own={store.store_code === own || undefined}>
          <StoreLine
            title={title}
            store={store}
            isOwn={store.store_code === own}
            onChange={(by) =>
              onChanging(changing?.store === store.store_code && changing.by === by ? null : { store: store.store_code, by })
            }
          />
          {changing?.store === store.store_code && <Form title={title} store={store} onDone={() => onChanging(null)} />}
        </li>
      ))}
    </ul>
  )
}

interface LineProps {
  title: Title
  store: Store
  isOwn: boolean
  onChange: (by: Changing['by']) => void
}

/** What a store has of a title, what is promised of it and what comes, and what can be done with it. */
function StoreLine({ title, store, isOwn, onChange }: LineProps) {
  const { title: words, why } = useWords(stockWords)
  const navigate = useNavigate()
  const { acts, held, promised, coming } = store
  const [mayCount, maySend, mayAsk] = [useMay('stock.set'), useMay('transfer.send'), useMay('transfer.ask')]
  const mayMove = useMay('stock.move')
  const because = (code: string | null) => (code === null ? null : (why[code] ?? code))
  const beside = [
    store.shelf && words.shelf(store.shelf),
    held > 0 && words.held(held),
    promised > 0 && words.promised(promised),
    coming > 0 && words.coming(coming),
  ].filter(Boolean)
  const transfer = (fields: Record<string, string>) =>
    void navigate(`/transfers/new?${new URLSearchParams({ product: String(title.product), ...fields })}`)
  return (
    <div className="stock-store">
      <p className="stock-name">
        <b>{store.name}</b>
        {isOwn && <span className="quiet"> · {words.own}</span>}
        <small className="quiet">{beside.join(' · ')}</small>
      </p>
      <data className="stock-figure" value={store.quantity} data-none={store.quantity === 0 || undefined}>
        {store.quantity}
      </data>
      <p className="stock-acts">
        {mayCount && acts.set === null && <ActButton onAct={() => onChange('number')}>{words.change}</ActButton>}
        {mayMove && acts.send === null && <ActButton onAct={() => onChange('move')}>{words.move}</ActButton>}
        {maySend && acts.send === null && (
          <ActButton onAct={() => transfer({ from: store.store_code, send: '1' })}>{words.send}</ActButton>
        )}
        {mayAsk && !(maySend && acts.send === null) && acts.ask !== 'staff.own_store' && (
          <ActButton onAct={() => transfer({ from: store.store_code })} whyNot={because(acts.ask)}>
            {words.ask}
          </ActButton>
        )}
      </p>
    </div>
  )
}
