import { type ReactNode, useState } from 'react'
import { type ListCall, type RowOf, useList } from '../api/queries.ts'
import { Failed } from './list-screen.tsx'
import { Section } from './shown.tsx'

interface Props<Name extends ListCall> {
  /** The call that lists them; it takes `state` as a filter. */
  call: Name
  filters?: Record<string, string>
  params?: Record<string, unknown>
  title: string
  empty: string
  words: { states: Record<string, string>; anyState: string; more: string }
  /** The headings of the columns; the last, that of the acts, is heard and not seen. */
  heads: readonly string[]
  /** A row of the table, with its key. */
  children: (row: RowOf<Name>) => ReactNode
}

/** What the shop did or is to do for one record, the latest first, with what became of each: files, calls to other programs. */
export function StateList<Name extends ListCall>(props: Props<Name>) {
  const { call, filters, params, title, empty, words, heads, children } = props
  const [state, setState] = useState('')
  const list = useList(call, { ...filters, ...(state !== '' && { state }) }, params)
  return (
    <Section
      title={title}
      tools={
        <select className="filter" aria-label={words.anyState} value={state} onChange={({ target }) => setState(target.value)}>
          <option value="">{words.anyState}</option>
          {Object.entries(words.states).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      }
    >
      {list.error && list.rows.length === 0 && <Failed error={list.error} again={list.again} />}
      {!list.loading && list.rows.length === 0 && !list.error && <p className="quiet">{empty}</p>}
      {list.rows.length > 0 && (
        <table className="lines">
          <thead>
            <tr>
              {heads.map((head, index) => (
                <th key={head} scope="col">
                  {index === heads.length - 1 ? <span className="visually-hidden">{head}</span> : head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{list.rows.map(children)}</tbody>
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
