import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { Section, When } from '../kit/shown.tsx'
import { useStoreNames } from '../kit/store-name.tsx'
import { useWords } from '../words/dictionary.ts'
import { optionsOf } from './options.ts'
import type { Store } from './title.tsx'
import { stockWords } from './words.ts'

type Movement = Answer<'GET /stock/:product/movements/'>['items'][number]

const pathOf: Partial<Record<string, (name: string) => string>> = {
  order: (name) => `/orders/${name}`,
  transfer: (name) => `/transfers/${name}`,
  count: (name) => `/counts/${name}`,
  delivery: (name) => `/deliveries/${name}`,
}

/** Why each number is what it is: every movement, newest first. */
export function History({ product, stores }: { product: number; stores: readonly Store[] }) {
  const { title: words, kinds } = useWords(stockWords)
  const [store, setStore] = useState('')
  const [kind, setKind] = useState('')
  const list = useList('GET /stock/:product/movements/', { store_code: store, kind }, { product })
  return (
    <Section
      title={words.history}
      tools={
        <span className="stock-acts">
          <Choice label={words.historyStore} value={store} onValue={setStore} options={stores.map(asOption)} />
          <Choice label={words.historyKind} value={kind} onValue={setKind} options={optionsOf(kinds)} />
        </span>
      }
    >
      {list.rows.length === 0 && !list.loading && <p className="quiet">{words.noHistory}</p>}
      {list.rows.length > 0 && (
        <table className="lines stock-history">
          <thead>
            <tr>
              <th>{words.when}</th>
              <th>{words.movement}</th>
              <th data-figure>{words.delta}</th>
              <th data-figure>{words.after}</th>
            </tr>
          </thead>
          <tbody>
            {list.rows.map((movement) => (
              <Row key={movement.id} movement={movement} />
            ))}
          </tbody>
        </table>
      )}
      {list.more && (
        <button type="button" className="button" data-kind="quiet" onClick={list.more}>
          {words.more}
        </button>
      )}
    </Section>
  )
}

const asOption = ({ store_code, name }: Store) => ({ value: store_code, text: name })

function Row({ movement: { at, store_code, delta, after, kind, reason, staff, document } }: { movement: Movement }) {
  const { title: words, kinds, documents } = useWords(stockWords)
  const path = document && pathOf[document.kind]?.(document.name)
  const named = document && `${documents[document.kind]} ${document.name}`
  // A return by a return says its name once.
  const isSaid = document && documents[document.kind] === kinds[kind]
  const storeName = useStoreNames()
  const said: ReactNode[] = [storeName(store_code), staff ?? words.system, reason].filter(Boolean)
  return (
    <tr>
      <td>
        <When at={at} />
      </td>
      <td>
        {!isSaid && kinds[kind]}
        {named && !isSaid && ' · '}
        {named && (path ? <Link to={path}>{named}</Link> : named)}
        <br />
        <small className="quiet">{said.join(' · ')}</small>
      </td>
      <td data-figure data-less={delta < 0 || undefined}>
        {delta > 0 ? `+${delta}` : `−${-delta}`}
      </td>
      <td data-figure>{after}</td>
    </tr>
  )
}

interface ChoiceProps {
  label: string
  value: string
  onValue: (value: string) => void
  options: readonly { value: string; text: string }[]
}

const Choice = ({ label, value, onValue, options }: ChoiceProps) => (
  <select className="filter" aria-label={label} value={value} onChange={({ target }) => onValue(target.value)}>
    <option value="">{label}</option>
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.text}
      </option>
    ))}
  </select>
)
