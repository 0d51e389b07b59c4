/** A point of a drawing; y grows downwards, as in SVG. */
export type Point = readonly [x: number, y: number]
export type Polygon = readonly Point[]

const tau = Math.PI * 2

export const onCircle = ([cx, cy]: Point, radius: number, angle: number): Point => [
  cx + radius * Math.cos(angle),
  cy + radius * Math.sin(angle),
]

/** A regular polygon; `turn` is where its first corner stands, in radians. */
export const regular = (centre: Point, radius: number, corners: number, turn = 0): Polygon =>
  Array.from({ length: corners }, (_, k) => onCircle(centre, radius, turn + (k * tau) / corners))

/**
 * The star {n/d}: n points on a circle, each joined to the d-th next, as the outline that one sees. {8/2} is the khatam of two
 * squares; {16/6} the sharp star of plaster ceilings.
 */
export function star(centre: Point, radius: number, points: number, step: number, turn = 0): Polygon {
  const inner = (radius * Math.cos((Math.PI * step) / points)) / Math.cos((Math.PI * (step - 1)) / points)
  return Array.from({ length: points * 2 }, (_, k) =>
    onCircle(centre, k % 2 === 0 ? radius : inner, turn + (k * Math.PI) / points),
  )
}

/**
 * Polygons in contact: from the middle of each edge two lines start inwards at `angle` (radians) to the edge; neighbours' lines
 * meet and make the star of the tile. It is how the strapwork of the palace was laid out.
 */
export function contactStar(tile: Polygon, angle: number): Polygon {
  const middles = tile.map((corner, k) => {
    const next = tile[(k + 1) % tile.length] as Point
    return {
      at: [(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2] as Point,
      edge: Math.atan2(next[1] - corner[1], next[0] - corner[0]),
    }
  })
  return middles.flatMap((middle, k) => {
    const next = middles[(k + 1) % middles.length] as (typeof middles)[number]
    return [middle.at, meeting(middle.at, middle.edge + angle, next.at, next.edge + Math.PI - angle)]
  })
}

/** Where two lines, each from a point in a direction, cross. */
function meeting(a: Point, directionA: number, b: Point, directionB: number): Point {
  const [ax, ay] = [Math.cos(directionA), Math.sin(directionA)]
  const [bx, by] = [Math.cos(directionB), Math.sin(directionB)]
  const cross = ax * by - ay * bx
  if (Math.abs(cross) < 1e-9) return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const along = ((b[0] - a[0]) * by - (b[1] - a[1]) * bx) / cross
  return [a[0] + ax * along, a[1] + ay * along]
}

const written = (value: number): string => String(Math.round(value * 10) / 10)

/** SVG path data of closed outlines, to a tenth of a unit. */
export const outline = (...polygons: readonly Polygon[]): string =>
  polygons.map((polygon) => `M${polygon.map(([x, y]) => `${written(x)} ${written(y)}`).join('L')}Z`).join('')
