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
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, GripVertical, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { frameWords } from '../frame/words.ts'
import { useWords } from '../words/dictionary.ts'
import {
  type ArrangedPlace,
  type ArrangedRow,
  allBelow,
  depthOf,
  inTurn,
  placeHeld,
  placeOneStep,
  type Way,
} from './arranged-places.ts'

interface Props<Row extends ArrangedRow> {
  rows: readonly Row[]
  may: boolean
  /** How many rows may stand one below the other. */
  levels?: number
  /** Where a row opens, where it opens at all, and which is open. */
  to?: (row: Row) => string
  open?: string | undefined
  /** What is seen of a row before its name, and what is said besides it. */
  picture?: (row: Row) => ReactNode
  show?: (row: Row) => ReactNode
  onPut: (row: Row, place: ArrangedPlace) => void
  /** Takes a row away, where rows go. */
  onRemove?: ((row: Row) => void) | undefined
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
  const { rows, may, levels = 1, onPut } = props
  const { arranged: words } = useWords(frameWords).kit
  const [held, setHeld] = useState<number | null>(null)
  const [heldDepth, setHeldDepth] = useState(0)
  const [said, setSaid] = useState('')
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: coordinates }),
  )
  const all = inTurn(rows)
  const along = held === null ? [] : allBelow(rows, held)
  // What stands below a row goes along with it unseen.
  const shown = all.filter((row) => !along.includes(row.id))
  const nameOf = (id: number | string) => rows.find((row) => row.id === Number(id))?.name ?? ''
  const put = (row: Row, place: ArrangedPlace | null) => {
    if (!place) return
    onPut(row, place)
    setSaid(words.moved(row.name))
  }
  const placeUnder = ({ active, over, delta }: DragMoveEvent) => {
    const id = Number(active.id)
    const depth = depthOf(rows, id) + Math.round(delta.x / step)
    return placeHeld(rows, { id, over: Number(over?.id ?? id), depth, levels })
  }
  const onDragEnd = (event: DragEndEvent) => {
    const row = rows.find(({ id }) => id === Number(event.active.id))
    setHeld(null)
    if (!row || !event.over) return
    const { parent, before } = placeUnder(event)
    if (Number(event.over.id) !== row.id || parent !== row.parent) put(row, { parent, before })
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={({ active }) => {
        setHeld(Number(active.id))
        setHeldDepth(depthOf(rows, Number(active.id)))
      }}
      onDragMove={(event) => setHeldDepth(placeUnder(event).depth)}
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
              depth={row.id === held ? heldDepth : depthOf(rows, row.id)}
              placeOf={(way) => placeOneStep(rows, row.id, way, levels)}
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
  depth: number
  placeOf: (way: Way) => ArrangedPlace | null
  put: (row: Row, place: ArrangedPlace | null) => void
}

function ArrangedItem<Row extends ArrangedRow>(props: ItemProps<Row>) {
  const { row, may, to, open, picture, show, depth, placeOf, put, onRemove } = props
  const { arranged: words } = useWords(frameWords).kit
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: row.id,
  })
  const onKey = (event: KeyboardEvent) => {
    const way = event.altKey && may ? ways[event.key] : undefined
    if (way) put(row, placeOf(way))
    else if (event.key === 'Delete' && may && onRemove) onRemove(row)
    else return
    event.preventDefault()
  }
  return (
    <li
      ref={setNodeRef}
      className="arranged-row"
      data-below={depth > 0 || undefined}
      data-held={isDragging || undefined}
      data-open={(open !== undefined && open === String(row.id)) || undefined}
      style={{
        transform: CSS.Translate.toString(transform) ?? 'none',
        transition: transition ?? 'none',
        marginInlineStart: `calc(${depth} * var(--arranged-step))`,
      }}
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
      {picture?.(row)}
      {to ? (
        <Link to={to(row)} data-to={to(row)} data-row={row.id} onKeyDown={onKey}>
          {row.name}
        </Link>
      ) : (
        <span className="arranged-name">{row.name}</span>
      )}
      {show?.(row)}
      {may && <Steps {...props} />}
    </li>
  )
}

function Steps<Row extends ArrangedRow>({ row, levels = 1, placeOf, put, onRemove }: ItemProps<Row>) {
  const { arranged: words } = useWords(frameWords).kit
  const steps: readonly Way[] = levels > 1 ? ['up', 'down', 'inside', 'out'] : ['up', 'down']
  return (
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
      {onRemove && (
        <button
          type="button"
          className="icon-button"
          aria-label={words.remove(row.name)}
          title={words.remove(row.name)}
          onClick={() => onRemove(row)}
        >
          <X aria-hidden size={16} />
        </button>
      )}
    </span>
  )
}
