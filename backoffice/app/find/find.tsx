import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { shownNumber } from '#kernel/figures.ts'
import type { Answer } from '../api/calls.ts'
import { useCall } from '../api/queries.ts'
import { listsOf, opens } from '../frame/opens.ts'
import { useAddress } from '../kit/address.ts'
import { gridKeys } from '../kit/grid-keys.ts'
import { useSearchKey } from '../kit/keys.ts'
import { Failed } from '../kit/list-screen.tsx'
import { useRowKeys } from '../kit/row-keys.ts'
import { Mark } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import './find.css'
import { findWords } from './words.ts'

type Group = Answer<'GET /find/'>['groups'][number]

const atFirst = 10
const atMost = 50

/** Everything that is found by words, kind by kind. The words stand in the address; arrows, j and k walk through all kinds. */
export function Screen() {
  const words = useWords(findWords)
  const { values, set } = useAddress()
  const q = (values['q'] ?? '').trim()
  const wanted = useDeferredValue(q)
  const [more, setMore] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words begin with a few of each again
  useEffect(() => setMore(false), [wanted])
  const { data, error, refetch } = useCall(
    'GET /find/',
    { query: { q: wanted, limit: more ? atMost : atFirst } },
    { enabled: wanted.length > 1, placeholderData: keepPreviousData },
  )
  const groups = wanted.length > 1 ? (data?.groups ?? []) : []
  useRowKeys({ opens: true })
  useSearchKey(words.hint)
  const toFirst = (event: React.KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return
    event.preventDefault()
    document.querySelector<HTMLElement>('.found [data-row]')?.focus()
  }
  return (
    <section className="list-pane">
      <title>{words.title}</title>
      <header className="list-head">
        <h1>{words.title}</h1>
      </header>
      <search className="list-filters">
        <input
          type="search"
          className="search-box"
          data-search
          // biome-ignore lint/a11y/noAutofocus: whoever opens this page came to type here
          autoFocus
          aria-label={words.hint}
          placeholder={words.hint}
          value={values['q'] ?? ''}
          onChange={({ target }) => set({ q: target.value })}
          onKeyDown={toFirst}
        />
      </search>
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && wanted.length > 1 && groups.length === 0 && (
        <p className="empty" role="status">
          {words.nothing(wanted)}
        </p>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the links inside */}
      <div className="found" onKeyDown={(event) => gridKeys(event)}>
        {groups.map((group, index) => (
          <Kind key={group.group} {...group} q={wanted} first={index === 0} onMore={more ? null : () => setMore(true)} />
        ))}
      </div>
    </section>
  )
}

function Kind({ group, items, more, q, first, onMore }: Group & { q: string; first: boolean; onMore: (() => void) | null }) {
  const words = useWords(findWords)
  const count = shownNumber(items.length, useLanguage())
  const list = listsOf[group]
  return (
    <section className="found-kind" aria-label={words.groups[group] ?? group}>
      <h2>
        {words.groups[group] ?? group} <span className="quiet figures">{more ? `${count}+` : count}</span>
      </h2>
      <ul>
        {items.map(({ key, title, detail, exact }, index) => {
          const to = opens[group]?.(key, title)
          const said = (
            <>
              <strong>{title}</strong> <span className="quiet">{detail}</span> {exact && <Mark tone="good">{words.exact}</Mark>}
            </>
          )
          return (
            <li key={key}>
              {to ? (
                <Link to={to} data-row={`${group} ${key}`} tabIndex={first && index === 0 ? 0 : -1}>
                  {said}
                </Link>
              ) : (
                <p>{said}</p>
              )}
            </li>
          )
        })}
      </ul>
      {more && (
        <p className="found-more">
          {onMore && (
            <button type="button" className="button" data-kind="quiet" onClick={onMore}>
              {words.more}
            </button>
          )}
          {list && <Link to={`${list}?${new URLSearchParams({ q })}`}>{words.all}</Link>}
        </p>
      )}
    </section>
  )
}
