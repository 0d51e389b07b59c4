import type { planSize } from '#modules/editorial/places/plan-contract.ts'

/** Width and height of the plan, in the units of the outlines. */
export const plan: typeof planSize = { width: 1200, height: 760 }
/** Corners that an outline may have. */
export const fewest = 3
export const most = 40

export interface Corner {
  x: number
  y: number
}

const within = (value: number, size: number) => Math.min(size, Math.max(0, Math.round(value)))
export const onPlan = ({ x, y }: Corner): Corner => ({ x: within(x, plan.width), y: within(y, plan.height) })

/** The corners of an outline as it is kept: "x,y x,y x,y". */
export const cornersOf = (outline: string): Corner[] =>
  outline
    .split(' ')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [x = 0, y = 0] = pair.split(',').map(Number)
      return { x, y }
    })
export const written = (corners: readonly Corner[]): string => corners.map(({ x, y }) => `${x},${y}`).join(' ')

/** One corner put elsewhere; never off the plan. */
export const withCornerAt = (corners: readonly Corner[], at: number, corner: Corner): Corner[] =>
  corners.map((one, index) => (index === at ? onPlan(corner) : one))

/** The whole outline moved as far as the plan lets it, its form as it was. */
export function movedBy(corners: readonly Corner[], by: Corner): Corner[] {
  const held = (values: readonly number[], step: number, size: number) =>
    Math.round(Math.min(size - Math.max(...values), Math.max(-Math.min(...values), step)))
  const x = held(
    corners.map((corner) => corner.x),
    by.x,
    plan.width,
  )
  const y = held(
    corners.map((corner) => corner.y),
    by.y,
    plan.height,
  )
  return corners.map((corner) => ({ x: corner.x + x, y: corner.y + y }))
}

/** How far a point is from the line between two corners. */
function distance(point: Corner, from: Corner, to: Corner): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((point.x - from.x) * dx + (point.y - from.y) * dy) / length))
  return Math.hypot(point.x - from.x - share * dx, point.y - from.y - share * dy)
}

/** One corner more, where the outline is nearest to it; the last one while there is no outline yet. */
export function withCorner(corners: readonly Corner[], corner: Corner): Corner[] {
  const put = onPlan(corner)
  if (corners.length < fewest) return [...corners, put]
  const sides = corners.map((from, index) => distance(put, from, corners[(index + 1) % corners.length]!))
  return corners.toSpliced(sides.indexOf(Math.min(...sides)) + 1, 0, put)
}

/** One corner more, in the middle between one and the next. */
export function withCornerAfter(corners: readonly Corner[], at: number): Corner[] {
  const [from, to] = [corners[at], corners[(at + 1) % corners.length]]
  if (!from || !to) return [...corners]
  return corners.toSpliced(at + 1, 0, onPlan({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }))
}
