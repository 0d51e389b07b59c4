/** Coasts and borders drawn by hand, a point every few dozen kilometres: longitude and latitude in degrees. */
const mainland = `
3.32 42.32 3.13 42.13 3.20 41.89 2.79 41.67 2.19 41.38 2.07 41.28 1.72 41.21 1.25 41.10 1.05 41.06 0.87 40.72 0.55 40.57 0.41 40.36
0.02 39.97 -0.32 39.45 -0.20 39.15 -0.10 38.97 0.23 38.74 -0.10 38.53 -0.48 38.34 -0.51 38.19 -0.65 37.95 -0.69 37.63 -1.00 37.58
-1.33 37.56 -1.58 37.40 -1.85 37.10 -2.19 36.72 -2.46 36.83 -3.02 36.75 -3.52 36.72 -4.10 36.73 -4.42 36.71 -4.63 36.50 -5.15 36.42
-5.35 36.14 -5.61 36.01 -6.03 36.19 -6.30 36.53 -6.44 36.74 -6.36 36.80 -6.83 37.11 -6.95 37.18 -7.40 37.18 -7.51 37.52 -7.25 37.99
-6.94 38.20 -7.31 38.45 -7.03 38.88 -6.95 39.02 -7.32 39.39 -7.54 39.66 -7.02 39.67 -6.87 40.02 -6.80 40.36 -6.83 40.85 -6.93 41.03
-6.69 41.21 -6.19 41.57 -6.55 41.68 -6.57 41.94 -7.15 41.98 -7.20 41.88 -8.05 41.82 -8.16 42.07 -8.87 41.87 -8.90 42.11 -8.72 42.25
-8.88 42.45 -9.03 42.58 -9.27 42.90 -9.18 43.18 -8.42 43.38 -8.25 43.45 -7.85 43.77 -7.05 43.56 -6.20 43.58 -5.85 43.65 -5.40 43.54
-4.50 43.40 -3.80 43.48 -3.44 43.46 -3.00 43.35 -2.75 43.45 -2.00 43.33 -1.79 43.38 -1.60 43.25 -1.38 43.05 -0.73 42.92 -0.31 42.84
0.00 42.69 0.66 42.69 0.71 42.86 1.44 42.60 1.45 42.43 1.73 42.50 1.95 42.37 2.67 42.34 3.17 42.43`
const mallorca = '2.35 39.58 2.70 39.85 3.21 39.96 3.13 39.85 3.46 39.73 3.25 39.37 3.06 39.27 2.80 39.38 2.73 39.53 2.52 39.47'
const menorca = '3.80 40.05 4.10 40.08 4.32 39.88 4.12 39.86 3.82 39.93'
const ibiza = '1.21 38.87 1.42 39.08 1.62 39.08 1.60 38.98 1.38 38.82'

/** Units of the drawing per degree of latitude; a degree of longitude is shorter by the cosine of 40°. */
const scale = 70
const west = -9.6
const north = 44
const narrowing = Math.cos((40 * Math.PI) / 180)

export const mapWidth = 752
export const mapHeight = 568

const round = (value: number) => Math.round(value * 10) / 10

/** Where a point lies on the drawing; null for what lies off it, as the Canaries do. */
export function onMap(latitude: number | null, longitude: number | null): { x: number; y: number } | null {
  if (latitude === null || longitude === null) return null
  const x = round((longitude - west) * narrowing * scale)
  const y = round((north - latitude) * scale)
  return x >= 0 && x <= mapWidth && y >= 0 && y <= mapHeight ? { x, y } : null
}

function path(points: string): string {
  const degrees = points.trim().split(/\s+/).map(Number)
  const corners = degrees.flatMap((longitude, place) => {
    const latitude = degrees[place + 1]
    const corner = place % 2 === 0 && latitude !== undefined ? onMap(latitude, longitude) : null
    return corner ? [`${corner.x} ${corner.y}`] : []
  })
  return `M${corners.join('L')}Z`
}

export const outlines: readonly string[] = [mainland, mallorca, menorca, ibiza].map(path)
