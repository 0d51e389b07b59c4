import { useId } from 'react'
import { largestSrc } from '#kernel/renditions.ts'
import type { PlaceOnPlan, Plan } from '#modules/editorial/places/contract.ts'
import { planSize } from '#modules/editorial/places/plan-contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Grounds } from './grounds.tsx'
import { cornersOf, middleOf, octagram, shrunk } from './octagram.ts'

/**
 * The plan of palace and gardens: each place a link with a name, in the order of the list beside it, which has the same numbers.
 * `here` are the places that the page is about. Below them lies the picture that staff sent, else the grounds as the shop draws them.
 */
export function PalacePlan({
  plan: { ground, places },
  here = [],
}: {
  plan: Pick<Plan, 'ground' | 'places'>
  here?: readonly number[]
}) {
  const language = useLanguage()
  const { places: words } = useMessages()
  const trees = useId()
  const floor = useId()
  return (
    <svg className="plan" data-ground={ground ? '' : undefined} viewBox={`0 0 ${planSize.width} ${planSize.height}`}>
      <title>{words.plan}</title>
      <defs>
        <pattern id={trees} width="30" height="30" patternUnits="userSpaceOnUse">
          <circle className="plan-tree" cx="8" cy="8" r="5" />
          <circle className="plan-tree" cx="23" cy="23" r="3.5" />
        </pattern>
        <pattern id={floor} width="20" height="20" patternUnits="userSpaceOnUse">
          <path className="plan-floor" d="M10 0L20 10L10 20L0 10Z" />
        </pattern>
      </defs>
      {ground ? <image href={largestSrc(ground.src, ground.width)} {...planSize} aria-label={ground.alt} /> : <Grounds />}
      {places.map(({ id, name, slug, kind, outline }, index) => {
        const corners = cornersOf(outline)
        const middle = middleOf(corners)
        const [x, y] = middle
        return (
          <a
            key={id}
            className={`plan-place plan-${kind}`}
            href={pathTo('place', language, { slug, id })}
            aria-label={`${index + 1} ${name}`}
            aria-current={here.includes(id) ? 'true' : undefined}
          >
            <title>{name}</title>
            <polygon className="plan-ground" points={outline} />
            {!ground && kind === 'room' && <polygon fill={`url(#${floor})`} points={shrunk(corners, middle, 0.86)} />}
            {!ground && kind === 'court' && (
              <>
                <polygon className="plan-columns" points={shrunk(corners, middle, 0.8)} />
                <polygon className="plan-pool" points={shrunk(corners, middle, 0.5)} />
              </>
            )}
            {!ground && kind === 'garden' && <polygon fill={`url(#${trees})`} points={shrunk(corners, middle, 0.9)} />}
            <polygon className="plan-star" points={octagram(x, y, 42)} />
            <text className="plan-number" x={x} y={y} textAnchor="middle" dominantBaseline="central">
              {index + 1}
            </text>
          </a>
        )
      })}
    </svg>
  )
}

/** Places as a list, with the numbers that they have among `all` of the plan. */
export function PlaceList({ places, all = places }: { places: readonly PlaceOnPlan[]; all?: readonly PlaceOnPlan[] }) {
  const language = useLanguage()
  const { places: words } = useMessages()
  return (
    <ol className="plan-list">
      {places.map(({ id, name, slug, kind, lead, motifs }) => (
        <li key={id} value={all.findIndex((item) => item.id === id) + 1}>
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
