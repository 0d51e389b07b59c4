/** A row of what is arranged; `parent` where it stands below another one. */
export interface ArrangedRow {
  id: number
  parent: number | null
  name: string
}

/** Where a row is put: below which one, and before which of those there; null: the last. */
export interface ArrangedPlace {
  parent: number | null
  before: number | null
}

export type Way = 'up' | 'down' | 'inside' | 'out'

const below = <Row extends ArrangedRow>(rows: readonly Row[], parent: number | null) =>
  rows.filter((row) => row.parent === parent)
const rowOf = (rows: readonly ArrangedRow[], id: number | null) => rows.find((row) => row.id === id)

/** How many rows a row stands below. */
export function depthOf(rows: readonly ArrangedRow[], id: number): number {
  const parent = rowOf(rows, id)?.parent ?? null
  return parent === null ? 0 : depthOf(rows, parent) + 1
}

/** How many levels stand below a row. */
const heightOf = (rows: readonly ArrangedRow[], id: number): number =>
  below(rows, id).reduce((most, row) => Math.max(most, heightOf(rows, row.id) + 1), 0)

/** Everything that stands below a row, however deep. */
export const allBelow = (rows: readonly ArrangedRow[], id: number): number[] =>
  below(rows, id).flatMap((row) => [row.id, ...allBelow(rows, row.id)])

/** The rows one after the other as they are read: each before those below it. */
export const inTurn = <Row extends ArrangedRow>(rows: readonly Row[], parent: number | null = null): Row[] =>
  below(rows, parent).flatMap((row) => [row, ...inTurn(rows, row.id)])

/** Where a step takes a row; null where there is nothing that way. `levels`: how many rows may stand one below the other. */
export function placeOneStep(rows: readonly ArrangedRow[], id: number, way: Way, levels: number): ArrangedPlace | null {
  const row = rowOf(rows, id)
  if (!row) return null
  const beside = below(rows, row.parent)
  const at = beside.findIndex((one) => one.id === id)
  const earlier = beside[at - 1]
  if (way === 'up') return earlier ? { parent: row.parent, before: earlier.id } : null
  if (way === 'down') return beside[at + 1] ? { parent: row.parent, before: beside[at + 2]?.id ?? null } : null
  if (way === 'inside')
    return earlier && depthOf(rows, id) + heightOf(rows, id) + 2 <= levels ? { parent: earlier.id, before: null } : null
  const above = rowOf(rows, row.parent)
  if (!above) return null
  const around = below(rows, above.parent)
  return { parent: above.parent, before: around[around.findIndex((one) => one.id === above.id) + 1]?.id ?? null }
}

interface Held {
  id: number
  /** The row that it is held over. */
  over: number
  /** How deep it is held; what is below it goes along. */
  depth: number
  levels: number
}

/** Where a row that is dragged would stand, and how deep that is. `rows` are all of them, those below the one that is held too. */
export function placeHeld(rows: readonly ArrangedRow[], { id, over, depth, levels }: Held): ArrangedPlace & { depth: number } {
  const along = allBelow(rows, id)
  const shown = inTurn(rows).filter((row) => !along.includes(row.id))
  const from = shown.findIndex((row) => row.id === id)
  const to = shown.findIndex((row) => row.id === over)
  const rest = shown.filter((row) => row.id !== id)
  const at = from < 0 || to < 0 ? rest.length : to
  const earlier = rest[at - 1]
  const later = rest[at]
  const least = later ? depthOf(rows, later.id) : 0
  const most = Math.min(earlier ? depthOf(rows, earlier.id) + 1 : 0, levels - 1 - heightOf(rows, id))
  const stands = Math.max(Math.min(Math.max(depth, least), most), 0)
  let parent = stands === 0 ? null : (earlier?.id ?? null)
  while (parent !== null && depthOf(rows, parent) >= stands) parent = rowOf(rows, parent)?.parent ?? null
  return { parent, before: rest.slice(at).find((row) => row.parent === parent)?.id ?? null, depth: stands }
}
