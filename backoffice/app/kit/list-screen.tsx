import { SlidersHorizontal } from 'lucide-react'
import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useHref, useNavigate, useOutlet } from 'react-router'
import { shownNumber } from '#kernel/figures.ts'
import type { Refusal } from '../api/refusal.ts'
import { frameWords } from '../frame/words.ts'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { useAddress } from './address.ts'
import { shownColumns } from './columns.ts'
import { followRow, gridKeys } from './grid-keys.ts'
import { useSearchKey } from './keys.ts'
import { useRowKeys } from './row-keys.ts'
import { type View, Views } from './views.tsx'

export interface Column<Row> {
  key: string
  head: string
  cell: (row: Row) => ReactNode
  /** Figures stand to the right. */
  figure?: boolean
  /** The amount that a row is about: where the list is narrow it stands beside its name. */
  sum?: boolean
  /** The name by which the server sorts by it. */
  sort?: string
  /** Left out where the list is narrow. */
  wide?: boolean
  /** What may be as long as a sentence goes on in the next line. */
  long?: boolean
  /** Where the list is narrow its heading stands before it, as before days and numbers. */
  said?: boolean
}

export type { View }

export interface ListOf<Row> {
  rows: Row[]
  error: Refusal | null
  loading: boolean
  late: boolean
  more: (() => void) | null
  again: () => void
  count?: { of: number; more: boolean } | undefined
  /** Where all that is found is taken along as a file. */
  files?: { csv: string; xlsx: string } | null
}

interface Props<Row> {
  title: string
  list: ListOf<Row>
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  /** Where the row opens, beside the list, or with `?` what it leads to. The first column is the link. */
  to: (row: Row) => string
  /** The key of the row that is open. */
  open?: string | undefined
  views?: readonly View[]
  /** Filters of the list, written with what kit/filters.tsx has. */
  filters?: ReactNode
  /** Names in the address that say as of when or how the list is read: they look for nothing, so that what is empty there is good news. */
  settings?: readonly string[]
  tools?: ReactNode
  /** What leads to the lists of its kind, in the place of views. */
  tabs?: ReactNode
  /** Whether the list answers words: `q` in the address. */
  searches?: boolean
  /** What is said where nothing waits; with filters, that nothing matches. */
  empty?: string
  /** What can be done with several rows at once. */
  bulk?: (chosen: Row[], unchoose: () => void) => ReactNode
  /** What became of the rows that were acted on together (useBulk). */
  outcomes?: ReactNode
}

/** A list and, beside it, what is open of it. Filters, order, view and open row all stand in the address. */
export function ListScreen<Row>(props: Props<Row>) {
  const {
    title,
    list,
    columns: every,
    rowKey,
    to,
    open,
    views,
    filters,
    settings = [],
    tools,
    tabs,
    searches,
    empty,
    bulk,
    outcomes,
  } = props
  const { kit } = useWords(frameWords)
  const language = useLanguage()
  const { values, query, set } = useAddress()
  const detail = useOutlet()
  const navigate = useNavigate()
  const base = useHref('/').replace(/\/$/, '')
  const named = values['columns']
  const columns = useMemo(() => shownColumns(every, named), [every, named])
  const [arranging, setArranging] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const shown = useMemo(() => list.rows.filter((row) => chosen.has(rowKey(row))), [list.rows, chosen, rowKey])
  const toggle = useMemo(
    () => (key: string) =>
      setChosen((before) => {
        const next = new Set(before)
        if (!next.delete(key)) next.add(key)
        return next
      }),
    [],
  )
  useRowKeys({ opens: true, chooses: bulk !== undefined })
  useSearchKey(kit.search, searches === true)
  // Neither a store nor a view of the screen is a search.
  const asked = Object.entries(values).filter(([name]) => !['store_code', 'columns', 'sort', ...settings].includes(name))
  const ofView = views?.some(({ filters: of }) => asked.every(([name, value]) => of[name] === value))
  const filtered = asked.length > 0 && !ofView
  return (
    <div className="list-screen" data-open={detail ? '' : undefined}>
      <title>{title}</title>
      <section className="list-pane" aria-label={title}>
        <header className="list-head">
          <h1>{title}</h1>
          {list.count && (
            <p className="list-count" role="status">
              {list.count.more
                ? kit.moreThan(shownNumber(list.count.of, language))
                : kit.count(list.count.of, shownNumber(list.count.of, language))}
            </p>
          )}
          <div className="list-tools">
            <button
              type="button"
              className="button list-arrange"
              data-kind="quiet"
              aria-expanded={arranging}
              onClick={() => setArranging(!arranging)}
            >
              <SlidersHorizontal aria-hidden size={15} />
              <span>{kit.views.arrange}</span>
            </button>
            {tools}
          </div>
        </header>
        {tabs}
        <Views views={views} columns={every} files={list.files} arranging={arranging} onArranged={() => setArranging(false)} />
        {(searches || filters) && (
          <search className="list-filters">
            {searches && <SearchBox value={values['q'] ?? ''} onValue={(q) => set({ q })} />}
            {filters}
          </search>
        )}
        {shown.length > 0 && bulk && (
          <div className="bulk" role="toolbar" aria-label={kit.selected(shown.length)}>
            <p>{kit.selected(shown.length)}</p>
            <button type="button" className="button" data-kind="quiet" onClick={() => setChosen(new Set())}>
              {kit.unselect}
            </button>
            {bulk(shown, () => setChosen(new Set()))}
          </div>
        )}
        {outcomes}
        {list.error && list.rows.length === 0 ? (
          <Failed error={list.error} again={list.again} />
        ) : (
          <div className="table-scroll">
            <table
              className="table"
              aria-busy={list.loading || list.late}
              onKeyDown={(event) => gridKeys(event, bulk && toggle)}
              onClick={(event) => followRow(event, (to) => void navigate(to))}
            >
              <thead hidden={list.rows.length === 0 && !list.loading}>
                <tr>
                  {bulk && (
                    <th className="choose">
                      <input
                        type="checkbox"
                        aria-label={kit.selectAll}
                        checked={shown.length > 0 && shown.length === list.rows.length}
                        onChange={({ target }) => setChosen(new Set(target.checked ? list.rows.map(rowKey) : []))}
                      />
                    </th>
                  )}
                  {columns.map((column) => (
                    <Head key={column.key} column={column} sort={values['sort'] ?? ''} onSort={(sort) => set({ sort })} />
                  ))}
                </tr>
              </thead>
              <tbody>
                {list.rows.map((row, index) => {
                  const key = rowKey(row)
                  return (
                    <Row
                      key={key}
                      id={key}
                      row={row}
                      columns={columns as readonly Column<unknown>[]}
                      base={base}
                      to={to(row).includes('?') ? to(row) : to(row) + query}
                      open={key === open}
                      first={index === 0}
                      chosen={bulk ? chosen.has(key) : null}
                      onChoose={toggle}
                      chooseWord={kit.select(key)}
                    />
                  )
                })}
              </tbody>
            </table>
            {!list.loading && list.rows.length === 0 && (
              <p className="empty">{filtered ? kit.nothingFound : (empty ?? kit.none)}</p>
            )}
            {list.loading && <p className="empty">{kit.loading}</p>}
            {list.more && (
              <button type="button" className="button list-more" data-kind="quiet" onClick={list.more}>
                {kit.more}
              </button>
            )}
          </div>
        )}
      </section>
      {detail}
    </div>
  )
}

interface RowProps {
  id: string
  row: unknown
  columns: readonly Column<unknown>[]
  /** The path of the back office, before what the router calls a path. */
  base: string
  to: string
  open: boolean
  first: boolean
  chosen: boolean | null
  onChoose: (key: string) => void
  chooseWord: string
}

const Row = memo(function Row({ id, row, columns, base, to, open, first, chosen, onChoose, chooseWord }: RowProps) {
  return (
    <tr data-open={open || undefined} data-chosen={chosen || undefined}>
      {chosen !== null && (
        <td className="choose">
          <input type="checkbox" aria-label={chooseWord} checked={chosen} onChange={() => onChoose(id)} tabIndex={-1} />
        </td>
      )}
      {columns.map(({ key, head, cell, figure, sum, wide, said, long }, index) => (
        <td
          key={key}
          data-name={index === 0 || undefined}
          data-head={index === 0 ? undefined : head}
          data-figure={figure || undefined}
          data-sum={sum || undefined}
          data-wide={wide || undefined}
          data-said={said || undefined}
          data-long={long || undefined}
        >
          {index === 0 ? (
            <a href={base + to} data-to={to} data-row={id} tabIndex={first || open ? 0 : -1} aria-current={open || undefined}>
              {cell(row)}
            </a>
          ) : (
            cell(row)
          )}
        </td>
      ))}
    </tr>
  )
})

function Head<Row>({ column, sort, onSort }: { column: Column<Row>; sort: string; onSort: (sort: string) => void }) {
  const { kit } = useWords(frameWords)
  const { head, figure, wide, sort: by } = column
  const up = by !== undefined && sort === by
  const down = by !== undefined && sort === `-${by}`
  return (
    <th
      scope="col"
      data-figure={figure || undefined}
      data-wide={wide || undefined}
      aria-sort={up ? 'ascending' : down ? 'descending' : undefined}
    >
      {by === undefined ? (
        head
      ) : (
        <button type="button" title={kit.sortBy(head)} onClick={() => onSort(down ? by : `-${by}`)}>
          {head}
        </button>
      )}
    </th>
  )
}

const afterTyping = 200

function SearchBox({ value, onValue }: { value: string; onValue: (value: string) => void }) {
  const { kit } = useWords(frameWords)
  const [typed, setTyped] = useState(value)
  const sent = useRef(value)
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setTyped(value)
  }, [value])
  /** Once, and at once where the box is left: late words would lead back from where somebody went meanwhile. */
  const send = () => {
    if (typed === sent.current) return
    sent.current = typed
    onValue(typed)
  }
  useEffect(() => {
    if (typed === sent.current) return
    const soon = setTimeout(send, afterTyping)
    return () => clearTimeout(soon)
  })
  return (
    <input
      type="search"
      className="search-box"
      data-search
      aria-label={kit.search}
      aria-keyshortcuts="/"
      placeholder={kit.search}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={send}
    />
  )
}

/** What is answered the same however often it is asked: a wrong address, another's work, what is not there. */
const standing = new Set([400, 403, 404])

/** Why nothing is shown; it can be asked again where that may help. */
export function Failed({ error, again }: { error: Refusal; again: () => void }) {
  const { kit } = useWords(frameWords)
  return (
    <div className="empty" role="alert">
      <p>{error.status === 0 ? kit.offline : error.message || kit.failed}</p>
      {!standing.has(error.status) && (
        <button type="button" className="button" data-kind="quiet" onClick={again}>
          {kit.again}
        </button>
      )}
    </div>
  )
}
