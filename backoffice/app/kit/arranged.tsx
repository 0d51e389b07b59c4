import './arranged.css'
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, GripVertical } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { type ArrangedPlace, type ArrangedRow, inTurn, placeHeld, placeOneStep, type Way } from './arranged-places.ts'

/** How a desk says what is moved, and where to. */
export interface ArrangedWords {
  keys: string
  instructions: string
  grip: (name: string) => string
  up: (name: string) => string
  down: (name: string) => string
  inside: (name: string) => string
  out: (name: string) => string
  lifted: (name: string) => string
  over: (name: string, over: string) => string
  moved: (name: string) => string
  left: (name: string) => string
}

interface Props<Row extends ArrangedRow> {
  rows: readonly Row[]
  words: ArrangedWords
  may: boolean
  /** Whether rows stand below others. */
  deep?: boolean
  /** Where a row opens, and which is open. */
  to: (row: Row) => string
  open: string | undefined
  /** What is said of a row besides its name. */
  show?: (row: Row) => ReactNode
  onPut: (row: Row, place: ArrangedPlace) => void
}

/** How far to the side a row is dragged to stand below the one before it. */
const step = 28

const coordinates: KeyboardCoordinateGetter = (event, args) => {
  const side = { [KeyboardCode.Right]: step, [KeyboardCode.Left]: -step }[event.code]
  if (side === undefined) return sortableKeyboardCoordinates(event, args)
  event.preventDefault()
  return { ...args.currentCoordinates, x: args.currentCoordinates.x + side }
}

/** Rows in an order that somebody gives them: dragged by pointer or finger, lifted by keys, or moved a step by buttons. */
export function Arranged<Row extends ArrangedRow>(props: Props<Row>) {
  const { rows, words, may, deep = false, onPut } = props
  const [held, setHeld] = useState<number | null>(null)
  const [inside, setInside] = useState(false)
  const [said, setSaid] = useState('')
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: coordinates }),
  )
  const all = inTurn(rows)
  // What stands below a row goes along with it unseen.
  const shown = held === null ? all : all.filter((row) => row.parent !== held)
  const holds = (id: number) => rows.some((row) => row.parent === id)
  const nameOf = (id: number | string) => rows.find((row) => row.id === Number(id))?.name ?? ''
  const put = (row: Row, place: ArrangedPlace | null) => {
    if (!place) return
    onPut(row, place)
    setSaid(words.moved(row.name))
  }
  const isInside = ({ active, delta }: DragMoveEvent) => {
    const row = rows.find(({ id }) => id === Number(active.id))
    return deep && row !== undefined && !holds(row.id) && delta.x + (row.parent === null ? 0 : step) > step / 2
  }
  const onDragEnd = (event: DragEndEvent) => {
    const row = rows.find(({ id }) => id === Number(event.active.id))
    setHeld(null)
    if (!row || !event.over) return
    const place = placeHeld(shown, { id: row.id, over: Number(event.over.id), inside: isInside(event) })
    if (Number(event.over.id) !== row.id || place.parent !== row.parent) put(row, place)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={({ active }) => setHeld(Number(active.id))}
      onDragMove={(event) => setInside(isInside(event))}
      onDragCancel={() => setHeld(null)}
      onDragEnd={onDragEnd}
      accessibility={{
        screenReaderInstructions: { draggable: words.instructions },
        announcements: {
          onDragStart: ({ active }) => words.lifted(nameOf(active.id)),
          onDragOver: ({ active, over }) => (over ? words.over(nameOf(active.id), nameOf(over.id)) : undefined),
          onDragEnd: ({ active }) => words.moved(nameOf(active.id)),
          onDragCancel: ({ active }) => words.left(nameOf(active.id)),
        },
      }}
    >
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <SortableContext items={shown.map(({ id }) => id)} strategy={verticalListSortingStrategy} disabled={!may}>
        <ol className="arranged">
          {shown.map((row) => (
            <ArrangedItem
              key={row.id}
              {...props}
              row={row}
              below={row.id === held ? inside : row.parent !== null}
              placeOf={(way) => placeOneStep(rows, row.id, way, deep)}
              put={put}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

const icons = { up: ArrowUp, down: ArrowDown, inside: ArrowRight, out: ArrowLeft } as const
const ways: Record<string, Way> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'inside', ArrowLeft: 'out' }

interface ItemProps<Row extends ArrangedRow> extends Props<Row> {
  row: Row
  below: boolean
  placeOf: (way: Way) => ArrangedPlace | null
  put: (row: Row, place: ArrangedPlace | null) => void
}

function ArrangedItem<Row extends ArrangedRow>({ row, words, may, deep, to, open, show, below, placeOf, put }: ItemProps<Row>) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: row.id,
  })
  const onKey = (event: KeyboardEvent) => {
    const way = event.altKey && may ? ways[event.key] : undefined
    if (!way) return
    event.preventDefault()
    put(row, placeOf(way))
  }
  const steps: readonly Way[] = deep ? ['up', 'down', 'inside', 'out'] : ['up', 'down']
  return (
    <li
      ref={setNodeRef}
      className="arranged-row"
      data-below={below || undefined}
      data-held={isDragging || undefined}
      data-open={open === String(row.id) || undefined}
      style={{ transform: CSS.Translate.toString(transform) ?? 'none', transition: transition ?? 'none' }}
    >
      {may && (
        <button
          type="button"
          ref={setActivatorNodeRef}
          className="icon-button grip"
          aria-label={words.grip(row.name)}
          aria-describedby={attributes['aria-describedby']}
          {...listeners}
        >
          <GripVertical aria-hidden size={16} />
        </button>
      )}
      <Link to={to(row)} data-to={to(row)} data-row={row.id} onKeyDown={onKey}>
        {row.name}
      </Link>
      {show?.(row)}
      {may && (
        <span className="row-acts">
          {steps.map((way) => {
            const Icon = icons[way]
            const place = placeOf(way)
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
      )}
    </li>
  )
}
