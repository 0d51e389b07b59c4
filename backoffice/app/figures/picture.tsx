import { scaleBand, scaleLinear } from 'd3-scale'
import { useEffect, useRef, useState } from 'react'
import './figures.css'
import { scaleOf } from './picture-scale.ts'

export interface Bar {
  key: string
  label: string
  value: number
  /** What stands beside it of the year before. */
  before?: number
}

interface Props {
  bars: readonly Bar[]
  label: string
  shown: (value: number) => string
  /** The end of the scale, where it has one: a hundred of percentages. */
  most?: number
}

const height = 200
const below = 24
const left = 64
/** Narrower and labels would lie over each other. */
const labelEvery = 64
/** The width of a letter below a bar. */
const letter = 7

/** The width that there is, as it changes. */
function useWidth() {
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!place.current) return
    const watching = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    watching.observe(place.current)
    return () => {
      watching.disconnect()
    }
  }, [])
  return { place, width }
}

/** Whole euros on the scale. */
const ends = (amount: string) => amount.replace(',00', '').replace('.00', '')

/** Bars with a mark where the year before stood. The table below says the same: to whoever cannot see it this is one picture with a name. */
export default function Picture({ bars, label, shown, most }: Props) {
  const { place, width } = useWidth()
  return (
    <div ref={place} className="picture-of-figures">
      {width > 0 && bars.length > 0 && <Bars bars={bars} label={label} shown={shown} most={most} width={width} />}
    </div>
  )
}

function Bars({ bars, label, shown, most, width }: Omit<Props, 'most'> & { most: number | undefined; width: number }) {
  const highest = Math.max(...bars.flatMap(({ value, before = 0 }) => [value, before]), 0)
  const across = scaleBand<string>()
    .domain(bars.map(({ key }) => key))
    .range([left, width])
    .paddingInner(0.25)
    .paddingOuter(0.1)
  const { top, ticks } = scaleOf(highest, most)
  const up = scaleLinear()
    .domain([0, top])
    .range([height - below, 12])
  const each = Math.max(1, Math.ceil(labelEvery / Math.max(across.step(), 1)))
  const fits = Math.floor((each * across.step()) / letter) - 1
  const cut = (name: string) => (name.length > fits ? `${name.slice(0, Math.max(fits - 1, 1))}…` : name)
  return (
    <svg role="img" aria-label={label} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line className="picture-line" x1={left} x2={width} y1={up(tick)} y2={up(tick)} />
          <text className="picture-word" x={left - 8} y={up(tick) + 4} textAnchor="end">
            {ends(shown(tick))}
          </text>
        </g>
      ))}
      {bars.map(({ key, label: name, value, before }, index) => {
        const x = across(key) ?? 0
        const middle = x + across.bandwidth() / 2
        return (
          <g key={key}>
            <title>{`${name}: ${shown(value)}`}</title>
            <rect
              className="picture-bar"
              x={x}
              y={up(Math.max(value, 0))}
              width={across.bandwidth()}
              height={Math.max(up(0) - up(Math.max(value, 0)), 0)}
            />
            {before !== undefined && before > 0 && (
              <line className="picture-before" x1={x - 2} x2={x + across.bandwidth() + 2} y1={up(before)} y2={up(before)} />
            )}
            {index % each === 0 && (
              <text className="picture-word" x={middle} y={height - 6} textAnchor="middle">
                {cut(name)}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
