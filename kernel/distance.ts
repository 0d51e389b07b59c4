/** A place on the globe, in degrees. */
export interface Point {
  latitude: number
  longitude: number
}

const earthKm = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Kilometres in a straight line between two places. */
export function kilometresBetween(from: Point, to: Point): number {
  const across = radians(to.latitude - from.latitude)
  const along = radians(to.longitude - from.longitude)
  const half =
    Math.sin(across / 2) ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(along / 2) ** 2
  return 2 * earthKm * Math.asin(Math.sqrt(half))
}
