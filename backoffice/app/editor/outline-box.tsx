import './plan.css'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Plus, X } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useParams } from 'react-router'
import { useCall } from '../api/queries.ts'
import { OwnBox } from '../kit/own-box.tsx'
import type { BoxProps } from '../kit/record-fields.ts'
import { useLanguage, useWords } from '../words/dictionary.ts'
import {
  type Corner,
  cornersOf,
  fewest,
  most,
  movedBy,
  onPlan,
  plan,
  withCorner,
  withCornerAfter,
  withCornerAt,
  written,
} from './outline.ts'
import { PlanPicture } from './plan-picture.tsx'
import { editorWords } from './words.ts'

const near = 1
const far = 10
const arrows = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
} as const
const isArrow = (key: string): key is keyof typeof arrows => key in arrows
/** How far an arrow key moves something: ten units of the plan, with Shift one. */
const stepOf = ({ key, shiftKey }: KeyboardEvent): Corner | null => {
  const way = isArrow(key) ? arrows[key] : null
  const by = shiftKey ? near : far
  return way ? { x: way.x * by, y: way.y * by } : null
}

const ways = [
  ['left', { x: -far, y: 0 }, ArrowLeft],
  ['right', { x: far, y: 0 }, ArrowRight],
  ['up', { x: 0, y: -far }, ArrowUp],
  ['down', { x: 0, y: far }, ArrowDown],
] as const

/** The outline of a place drawn on the plan: by pointer, by keys, or corner by corner with the buttons beside it. */
export function OutlineBox({ name, label, hint, value, onValue }: BoxProps) {
  const { plan: words } = useWords(editorWords)
  const corners = cornersOf(value)
  const put = (next: readonly Corner[]) => onValue(written(next))
  return (
    <OwnBox name={name} label={label} hint={hint}>
      <div className="outline-box">
        <Drawing corners={corners} put={put} />
        <ol className="outline-corners">
          {corners.map((corner, index) => (
            <li key={index}>
              {ways.map(([way, by, Arrow]) => (
                <button
                  key={way}
                  type="button"
                  className="icon-button"
                  aria-label={words.moveCorner(index + 1, way)}
                  title={words.moveCorner(index + 1, way)}
                  onClick={() => put(withCornerAt(corners, index, { x: corner.x + by.x, y: corner.y + by.y }))}
                >
                  <Arrow aria-hidden size={16} />
                </button>
              ))}
              <button
                type="button"
                className="icon-button"
                aria-label={words.addAfter(index + 1)}
                title={words.addAfter(index + 1)}
                disabled={corners.length >= most}
                onClick={() => put(withCornerAfter(corners, index))}
              >
                <Plus aria-hidden size={16} />
              </button>
              <button
                type="button"
                className="icon-button"
                aria-label={words.removeCorner(index + 1)}
                title={words.removeCorner(index + 1)}
                disabled={corners.length <= fewest}
                onClick={() => put(corners.toSpliced(index, 1))}
              >
                <X aria-hidden size={16} />
              </button>
            </li>
          ))}
        </ol>
      </div>
    </OwnBox>
  )
}

interface DrawingProps {
  corners: readonly Corner[]
  put: (corners: readonly Corner[]) => void
}

/** What of the outline is held: a corner, or all of it from where it was taken. */
type Held = { corner: number } | { from: Corner; corners: readonly Corner[] }

function Drawing({ corners, put }: DrawingProps) {
  const { plan: words } = useWords(editorWords)
  const ground = useRef<SVGSVGElement>(null)
  const [held, setHeld] = useState<Held | null>(null)
  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Corner => {
    const box = ground.current?.getBoundingClientRect()
    if (!box) return { x: 0, y: 0 }
    return onPlan({
      x: ((clientX - box.left) / box.width) * plan.width,
      y: ((clientY - box.top) / box.height) * plan.height,
    })
  }
  const take = (event: PointerEvent, what: Held) => {
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    setHeld(what)
  }
  const move = (event: PointerEvent) => {
    if (!held) return
    const point = pointOf(event)
    if ('corner' in held) put(withCornerAt(corners, held.corner, point))
    else put(movedBy(held.corners, { x: point.x - held.from.x, y: point.y - held.from.y }))
  }
  const dragged = { onPointerMove: move, onPointerUp: () => setHeld(null), onPointerCancel: () => setHeld(null) }
  const onKey = (event: KeyboardEvent, moved: (by: Corner) => readonly Corner[]) => {
    const by = stepOf(event)
    if (!by) return
    event.preventDefault()
    put(moved(by))
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: what a press on the ground adds, the buttons of the corners beside it add too
    <svg
      ref={ground}
      className="plan-drawing"
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      onClick={(event) => {
        if (event.target === event.currentTarget && corners.length < most) put(withCorner(corners, pointOf(event)))
      }}
    >
      <title>{words.drawing}</title>
      <PlanPicture />
      <Others />
      {corners.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: no button can be drawn in a plan
        <polygon
          className="plan-own"
          points={written(corners)}
          role="button"
          tabIndex={0}
          aria-label={words.whole}
          onPointerDown={(event) => take(event, { from: pointOf(event), corners })}
          onKeyDown={(event) => onKey(event, (by) => movedBy(corners, by))}
          {...dragged}
        />
      )}
      {corners.map((corner, index) => (
        // biome-ignore lint/a11y/useSemanticElements: no button can be drawn in a plan
        <circle
          key={index}
          className="plan-corner"
          cx={corner.x}
          cy={corner.y}
          r="14"
          role="button"
          tabIndex={0}
          aria-label={words.corner(index + 1, corner.x, corner.y)}
          onPointerDown={(event) => take(event, { corner: index })}
          onKeyDown={(event) => {
            if (event.key === 'Delete' && corners.length > fewest) put(corners.toSpliced(index, 1))
            onKey(event, (by) => withCornerAt(corners, index, { x: corner.x + by.x, y: corner.y + by.y }))
          }}
          {...dragged}
        />
      ))}
    </svg>
  )
}

/** The other places of the plan, for whoever draws one beside them. */
function Others() {
  const { place = '' } = useParams()
  const language = useLanguage()
  const { data } = useCall('GET /places/')
  return (
    <g className="plan-others">
      {data?.items
        .filter(({ id }) => String(id) !== place)
        .map(({ id, outline, names, kind }) => (
          <polygon key={id} points={outline} data-kind={kind}>
            <title>{names[language]}</title>
          </polygon>
        ))}
    </g>
  )
}
