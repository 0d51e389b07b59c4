import './stores.css'
import { type CSSProperties, useId } from 'react'
import { useMessages } from '../messages/messages.tsx'
import { Link } from '../site/link.tsx'
import { placeLabels } from './map-labels.ts'
import { mapHeight, mapWidth, onMap, partShown } from './spain.ts'

export interface MapSpot {
  /** What is written beside it. */
  text: string
  /** What a screen reader says of it. */
  name: string
  latitude: number | null
  longitude: number | null
  /** Where it leads; a spot that leads nowhere is only drawn. */
  href?: string
  chosen?: boolean
}

/** Letters of the names, in units of the whole drawing: as large as they are on a narrow screen. */
const letters = 22
/** So many names still have room on a telephone. */
const fewNames = 6

interface Props {
  spots: readonly MapSpot[]
  label: string
  hint?: string
  /** Shows the region around the spots instead of the whole country. */
  near?: boolean
}

/** A map drawn by the page itself, so that nothing is asked of anybody else (T-13); what it shows is also said in words beside it. */
export function SpainMap({ spots, label, hint, near = false }: Props) {
  const { stores } = useMessages()
  const caption = useId()
  const placed = spots.flatMap((spot) => {
    const point = onMap(spot.latitude, spot.longitude)
    return point ? [{ ...spot, ...point }] : []
  })
  if (placed.length === 0) return null
  const { x, y, width } = near ? partShown(placed) : { x: 0, y: 0, width: mapWidth }
  const unit = width / mapWidth
  const labels = placeLabels(placed, letters * unit)
  return (
    <figure className="store-map" data-dense={placed.length > fewNames || undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing that holds links is a group, and no fieldset */}
      <svg
        viewBox={`${x} ${y} ${width} ${(width * mapHeight) / mapWidth}`}
        role="group"
        aria-label={label}
        aria-describedby={caption}
        style={{ '--unit': unit } as CSSProperties}
      >
        <image href="/media/art/spain.svg" width={mapWidth} height={mapHeight} />
        {placed.map((spot, index) => {
          const at = labels[index]!
          const drawn = (
            <>
              <circle cx={spot.x} cy={spot.y} r={22 * unit} className="store-map-reach" />
              <circle cx={spot.x} cy={spot.y} r={8 * unit} className="store-map-dot" />
              <text x={at.x} y={at.y} textAnchor={at.anchor}>
                {spot.text}
              </text>
            </>
          )
          const shown = { className: 'store-map-spot', 'data-chosen': spot.chosen || undefined }
          return spot.href ? (
            <Link key={spot.name} to={spot.href} aria-label={spot.name} {...shown}>
              {drawn}
            </Link>
          ) : (
            <g key={spot.name} {...shown}>
              {drawn}
            </g>
          )
        })}
      </svg>
      <figcaption id={caption} className="label-small">
        {hint && `${hint} `}
        {stores.mapSource}
      </figcaption>
    </figure>
  )
}
