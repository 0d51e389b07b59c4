import { useId } from 'react'
import { pathTo } from '#kernel/route-table.ts'
import { type PlaceOnPlan, planSize } from '#modules/places/contract.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { cornersOf, middleOf, octagram, shrunk } from './octagram.ts'

/**
 * The plan of palace and gardens: each place a link with a name, in the order of the list beside it, which has the same numbers.
 * `here` are the places that the page is about.
 */
export function PalacePlan({ places, here = [] }: { places: readonly PlaceOnPlan[]; here?: readonly number[] }) {
  const language = useLanguage()
  const { places: words } = useMessages()
  const trees = useId()
  return (
    <svg className="plan" viewBox={`0 0 ${planSize.width} ${planSize.height}`}>
      <title>{words.plan}</title>
      <defs>
        <pattern id={trees} width="26" height="26" patternUnits="userSpaceOnUse">
          <circle className="plan-tree" cx="7" cy="7" r="4" />
          <circle className="plan-tree" cx="20" cy="20" r="3" />
        </pattern>
      </defs>
      <g>
        <path className="plan-hill" d="M24 470Q30 200 250 60T640 40T980 40L1176 30V690Q900 748 700 660T300 640Q40 620 24 470Z" />
        <path className="plan-way" d="M784 404C870 400 900 386 960 352S1040 330 1066 300" />
        <path className="plan-water" d="M1069 20V340Q1060 392 960 402T784 404H686" />
      </g>
      {places.map(({ id, name, slug, kind, outline }, place) => {
        const corners = cornersOf(outline)
        const middle = middleOf(corners)
        const [x, y] = middle
        return (
          <a
            key={id}
            className={`plan-place plan-${kind}`}
            href={pathTo('place', language, { slug, id })}
            aria-label={`${place + 1} ${name}`}
            aria-current={here.includes(id) ? 'true' : undefined}
          >
            <title>{name}</title>
            <polygon className="plan-ground" points={outline} />
            {kind === 'court' && <polygon className="plan-pool" points={shrunk(corners, middle, 0.62)} />}
            {kind === 'garden' && <polygon fill={`url(#${trees})`} points={shrunk(corners, middle, 0.9)} />}
            <polygon className="plan-star" points={octagram(x, y, 38)} />
            <text className="plan-number" x={x} y={y} textAnchor="middle" dominantBaseline="central">
              {place + 1}
            </text>
          </a>
        )
      })}
    </svg>
  )
}

/** The same places as a list. */
export function PlaceList({ places }: { places: readonly PlaceOnPlan[] }) {
  const language = useLanguage()
  const { places: words } = useMessages()
  return (
    <ol className="plan-list">
      {places.map(({ id, name, slug, kind, lead, motifs }) => (
        <li key={id}>
          <h3>
            <a href={pathTo('place', language, { slug, id })}>{name}</a> <span className="quiet">{words.kinds[kind]}</span>
          </h3>
          <p>{lead}</p>
          <p className="quiet">{motifs.map((motif) => motif.name).join(' · ')}</p>
        </li>
      ))}
    </ol>
  )
}
