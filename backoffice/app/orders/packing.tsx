import { useEffect, useRef, useState } from 'react'
import { useCall } from '../api/queries.ts'
import { useNotice } from '../kit/notice.ts'
import { Mark, Section } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { fulfilmentWords } from './fulfilment-words.ts'
import type { Line, Order } from './order-acts.ts'
import { packing } from './packing-scan.ts'
import { orderOf } from './parcel-code.ts'

interface Inside {
  line: Line
  copies: number
}

const insideOf = (order: Order, code: string): Inside[] => {
  const parcel = order.parcels.find(({ position }) => `${order.number}-${position}` === code)
  if (!parcel || parcel.kind === 'digital' || (parcel.state !== 'planned' && parcel.state !== 'ready')) return []
  return parcel.lines.flatMap(({ line: id, quantity }) => {
    const line = order.lines.find(({ line }) => line === id)
    return line && line.fulfilment !== 'cancelled' ? [{ line, copies: quantity }] : []
  })
}

/** A parcel that is being packed: each scan ticks a copy, and one that does not go into it is told. Nothing of it is kept. */
export function Packing({ code }: { code: string }) {
  const { data: order } = useCall('GET /orders/:number/', { params: { number: orderOf(code) } })
  const inside = order ? insideOf(order, code) : []
  return inside.length > 0 ? <Ticked key={code} inside={inside} /> : null
}

function Ticked({ inside }: { inside: readonly Inside[] }) {
  const { packing: words } = useWords(fulfilmentWords)
  const tell = useNotice()
  const [ticks, setTicks] = useState<Record<number, number>>({})
  const now = useRef(ticks)
  const tick = ({ line, copies }: Inside) => {
    const there = now.current[line.line] ?? 0
    if (there === copies) return tell({ text: words.tooMany(line.title, copies), kind: 'fault' })
    now.current = { ...now.current, [line.line]: there + 1 }
    setTicks(now.current)
    if (inside.every((one) => now.current[one.line.line] === one.copies)) tell({ text: words.whole })
  }
  const hear = useRef((_code: string) => {})
  hear.current = (code) => {
    const bare = code.trim().replace(/[\s-]/g, '')
    const meant = inside.filter(({ line }) => line.ean === bare || line.sku === bare)
    const one = meant.find(({ line, copies }) => (now.current[line.line] ?? 0) < copies) ?? meant[0]
    if (one) tick(one)
    else tell({ text: words.notInside(code), kind: 'fault' })
  }
  useEffect(() => packing((code) => hear.current(code)), [])
  return (
    <Section title={words.title}>
      <p className="quiet">{words.hint}</p>
      <ul className="packing">
        {inside.map((one) => {
          const there = ticks[one.line.line] ?? 0
          return (
            <li key={one.line.line}>
              <button type="button" className="button" data-kind="quiet" onClick={() => tick(one)}>
                {one.line.title}
              </button>{' '}
              <Mark tone={there === one.copies ? 'good' : 'plain'}>{words.ticked(there, one.copies)}</Mark>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
