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

/** The rows one after the other as they are read: each before those below it. */
export const inTurn = <Row extends ArrangedRow>(rows: readonly Row[]): Row[] =>
  below(rows, null).flatMap((row) => [row, ...below(rows, row.id)])

/** Where a step takes a row; null where there is nothing that way. `deep` says whether rows stand below others at all. */
export function placeOneStep(rows: readonly ArrangedRow[], id: number, way: Way, deep: boolean): ArrangedPlace | null {
  const row = rows.find((one) => one.id === id)
  if (!row) return null
  const beside = below(rows, row.parent)
  const at = beside.findIndex((one) => one.id === id)
  const earlier = beside[at - 1]
  if (way === 'up') return earlier ? { parent: row.parent, before: earlier.id } : null
  if (way === 'down') return beside[at + 1] ? { parent: row.parent, before: beside[at + 2]?.id ?? null } : null
  if (way === 'inside')
    return deep && row.parent === null && earlier && below(rows, id).length === 0 ? { parent: earlier.id, before: null } : null
  if (row.parent === null) return null
  const tops = below(rows, null)
  return { parent: null, before: tops[tops.findIndex((one) => one.id === row.parent) + 1]?.id ?? null }
}

/**
 * Where a row that is dragged would stand: over which row it is held, and whether it is held as one below another. A row that holds others
 * stays on top; `shown` are the rows as they are seen while it is dragged.
 */
export function placeHeld(
  shown: readonly ArrangedRow[],
  { id, over, inside }: { id: number; over: number; inside: boolean },
): ArrangedPlace & { inside: boolean } {
  const from = shown.findIndex((row) => row.id === id)
  const to = shown.findIndex((row) => row.id === over)
  const rest = shown.filter((row) => row.id !== id)
  const at = from < 0 || to < 0 ? rest.length : to
  const earlier = rest[at - 1]
  const later = rest[at]
  const stands = earlier !== undefined && (later?.parent != null || inside)
  if (!stands) return { parent: null, before: rest.slice(at).find((row) => row.parent === null)?.id ?? null, inside: false }
  const parent = earlier.parent ?? earlier.id
  return { parent, before: later?.parent === parent ? later.id : null, inside: true }
}
