/** The drawing /media/art/spain.svg: units per degree of latitude; a degree of longitude is shorter by the cosine of 40°. */
const scale = 70
const west = -9.6
const north = 44
const narrowing = Math.cos((40 * Math.PI) / 180)

export const mapWidth = 752
export const mapHeight = 568

export interface Point {
  x: number
  y: number
}

const round = (value: number) => Math.round(value * 10) / 10

/** Where a point lies on the drawing; null for what lies off it, as the Canaries do. */
export function onMap(latitude: number | null, longitude: number | null): Point | null {
  if (latitude === null || longitude === null) return null
  const x = round((longitude - west) * narrowing * scale)
  const y = round((north - latitude) * scale)
  return x >= 0 && x <= mapWidth && y >= 0 && y <= mapHeight ? { x, y } : null
}

/** The part of the drawing that shows these points with room around them, in its own proportions and never less than a region. */
export function partShown(points: readonly Point[], least = 250): { x: number; y: number; width: number } {
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))]
  const ratio = mapWidth / mapHeight
  const width = Math.min(mapWidth, Math.max(least, (right - left) * 1.5, (bottom - top) * 1.5 * ratio))
  const within = (middle: number, extent: number, whole: number) =>
    round(Math.min(Math.max(0, middle - extent / 2), whole - extent))
  return {
    x: within((left + right) / 2, width, mapWidth),
    y: within((top + bottom) / 2, width / ratio, mapHeight),
    width: round(width),
  }
}
