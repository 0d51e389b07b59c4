/** Two squares, one turned upon the other: the corners of the eight-pointed star around a point, as SVG writes them. */
export function octagram(x: number, y: number, radius: number): string {
  const inner = radius * 0.765
  return Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8
    const reach = index % 2 === 0 ? radius : inner
    return `${(x + reach * Math.cos(angle)).toFixed(1)},${(y + reach * Math.sin(angle)).toFixed(1)}`
  }).join(' ')
}

export type Corner = readonly [number, number]

export const cornersOf = (outline: string): Corner[] =>
  outline.split(' ').map((corner) => {
    const [x = 0, y = 0] = corner.split(',').map(Number)
    return [x, y]
  })

/** The middle of what the corners span. */
export function middleOf(corners: readonly Corner[]): Corner {
  const span = (axis: 0 | 1) => {
    const all = corners.map((corner) => corner[axis])
    return (Math.min(...all) + Math.max(...all)) / 2
  }
  return [span(0), span(1)]
}

/** The same outline drawn smaller around a point: the pool of a court, the beds of a garden. */
export const shrunk = (corners: readonly Corner[], [x, y]: Corner, by: number): string =>
  corners.map(([a, b]) => `${(x + (a - x) * by).toFixed(1)},${(y + (b - y) * by).toFixed(1)}`).join(' ')
