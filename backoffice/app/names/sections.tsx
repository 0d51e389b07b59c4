import './names.css'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, EllipsisVertical, GripVertical } from 'lucide-react'
import { type DragEvent, type KeyboardEvent, useState } from 'react'
import { Link, useOutlet, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { queries, useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { useAddress } from '../kit/address.ts'
import { Failed } from '../kit/list-screen.tsx'
import { useWords } from '../words/dictionary.ts'
import { Kinds } from './kinds.tsx'
import { touched } from './name-read.ts'
import { NewSection } from './new-section.tsx'
import { nameWords } from './words.ts'

export type SectionRow = Answer<'GET /sections/'>['items'][number]
interface Place {
  parent: number | null
  before: number | null
}

/** The tree of sections, of books or of objects; a section opens beside it. */
export function Screen() {
  const { sections: words, kinds } = useWords(nameWords)
  const { values, set, query } = useAddress()
  const { name: open } = useParams()
  const detail = useOutlet()
  const may = useMay('name.change')
  const of = values['of'] === 'object' ? 'object' : 'book'
  const read = useCall('GET /sections/', { query: { of } })
  const rows = read.data?.items ?? []
  return (
    <div className="list-screen" data-open={detail ? '' : undefined}>
      <title>{kinds.category}</title>
      <section className="list-pane" aria-label={kinds.category}>
        <header className="list-head">
          <h1>{kinds.category}</h1>
        </header>
        <Kinds />
        <search className="list-filters">
          <select
            className="filter"
            aria-label={words.kind}
            value={of}
            onChange={({ target }) => set({ of: target.value === 'object' ? 'object' : '' })}
          >
            <option value="book">{words.book}</option>
            <option value="object">{words.object}</option>
          </select>
        </search>
        <div className="tree-pane">
          {read.error && !read.data && <Failed error={read.error} again={() => void read.refetch()} />}
          {may && <p className="quiet">{words.keys}</p>}
          <Tree rows={rows} of={of} may={may} open={open} query={query} />
          {may && <NewSection rows={rows} of={of} />}
        </div>
      </section>
      {detail}
    </div>
  )
}

interface TreeProps {
  rows: readonly SectionRow[]
  of: 'book' | 'object'
  may: boolean
  open: string | undefined
  query: string
}

function Tree({ rows, of, may, open, query }: TreeProps) {
  const { sections: words } = useWords(nameWords)
  const move = useAct('POST /sections/:section/move/', touched)
  const [said, setSaid] = useState('')
  const [dragged, setDragged] = useState<number | null>(null)
  const [arranged, setArranged] = useState<number | null>(null)
  const [over, setOver] = useState<{ id: number; inside: boolean } | null>(null)
  const below = (parent: number | null) => rows.filter((row) => row.parent === parent)
  const put = (row: SectionRow, place: Place | null) => {
    if (!place || move.isPending) return
    move.mutate(
      { params: { section: row.id }, body: place },
      {
        onSuccess: ({ items }) => {
          queries.setQueryData(['GET /sections/', { query: { of } }], { items: items.filter(({ kind }) => kind === of) })
          setSaid(words.moved(row.name))
        },
      },
    )
  }
  const places = placesIn(below, rows)
  const onKey = (event: KeyboardEvent, row: SectionRow) => {
    const way = event.altKey && may ? ways[event.key] : undefined
    if (!way) return
    event.preventDefault()
    put(row, places[way](row))
  }
  const onDrop = (row: SectionRow) => {
    const taken = rows.find(({ id }) => id === dragged)
    if (taken && over && taken.id !== row.id)
      put(taken, over.inside ? { parent: row.id, before: null } : { parent: row.parent, before: row.id })
    setDragged(null)
    setOver(null)
  }
  const branch = (parent: number | null) => {
    const here = below(parent)
    return (
      here.length > 0 && (
        <ul className="tree">
          {here.map((row) => (
            <li key={row.id}>
              {/* biome-ignore lint/a11y/noStaticElementInteractions: what dragging does, the keys of the link and the buttons do */}
              <div
                className="tree-row"
                draggable={may}
                data-open={open === String(row.id) || undefined}
                data-arranged={arranged === row.id || undefined}
                data-over={over?.id === row.id && dragged !== row.id ? (over.inside ? 'inside' : 'before') : undefined}
                onDragStart={() => setDragged(row.id)}
                onDragEnd={() => setDragged(null)}
                onDragOver={(event) => {
                  if (dragged === null) return
                  event.preventDefault()
                  setOver({ id: row.id, inside: isLowerHalf(event) })
                }}
                onDrop={() => onDrop(row)}
              >
                {may && <GripVertical aria-hidden size={16} className="grip" />}
                <Link to={`/names/category/${row.id}${query}`} data-row={row.id} onKeyDown={(event) => onKey(event, row)}>
                  {row.name}
                </Link>
                <span className="quiet">
                  {words.titles(row.titles)} {row.shop}
                </span>
                {may && (
                  <button
                    type="button"
                    className="icon-button tree-arrange"
                    aria-expanded={arranged === row.id}
                    aria-label={words.arrange(row.name)}
                    title={words.arrange(row.name)}
                    onClick={() => setArranged(arranged === row.id ? null : row.id)}
                  >
                    <EllipsisVertical aria-hidden size={16} />
                  </button>
                )}
                {may && <Moves row={row} places={places} put={put} />}
              </div>
              {branch(row.id)}
            </li>
          ))}
        </ul>
      )
    )
  }
  return (
    <>
      {move.error && (
        <p className="fault" role="alert">
          {Object.values(move.error.fields)[0]?.[0] ?? move.error.message}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {branch(null)}
    </>
  )
}

type Way = 'up' | 'down' | 'inside' | 'out'
type Places = Record<Way, (row: SectionRow) => Place | null>
const ways: Record<string, Way> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'inside', ArrowLeft: 'out' }

const isLowerHalf = (event: DragEvent) => {
  const { top, height } = event.currentTarget.getBoundingClientRect()
  return event.clientY > top + height / 2
}

/** Where a section goes by each of the four ways; null where there is no such place. */
function placesIn(below: (parent: number | null) => SectionRow[], rows: readonly SectionRow[]): Places {
  const around = (row: SectionRow) => {
    const beside = below(row.parent)
    const index = beside.findIndex(({ id }) => id === row.id)
    return { earlier: beside[index - 1], later: beside[index + 1], afterLater: beside[index + 2] }
  }
  return {
    up: (row) => {
      const { earlier } = around(row)
      return earlier ? { parent: row.parent, before: earlier.id } : null
    },
    down: (row) => {
      const { later, afterLater } = around(row)
      return later ? { parent: row.parent, before: afterLater?.id ?? null } : null
    },
    inside: (row) => {
      const { earlier } = around(row)
      return earlier ? { parent: earlier.id, before: null } : null
    },
    out: (row) => {
      const above = rows.find(({ id }) => id === row.parent)
      if (!above) return null
      const beside = below(above.parent)
      return { parent: above.parent, before: beside[beside.findIndex(({ id }) => id === above.id) + 1]?.id ?? null }
    },
  }
}

const icons = { up: ArrowUp, down: ArrowDown, inside: ArrowRight, out: ArrowLeft } as const

function Moves({ row, places, put }: { row: SectionRow; places: Places; put: (row: SectionRow, place: Place | null) => void }) {
  const { sections: words } = useWords(nameWords)
  return (
    <span className="row-acts">
      {(Object.keys(icons) as Way[]).map((way) => {
        const Icon = icons[way]
        const place = places[way](row)
        return (
          <button
            key={way}
            type="button"
            className="icon-button"
            aria-label={words[way](row.name)}
            title={words[way](row.name)}
            disabled={place === null}
            onClick={() => put(row, place)}
          >
            <Icon aria-hidden size={16} />
          </button>
        )
      })}
    </span>
  )
}
