/** The columns of a list that its address names; all where it names none. The first leads to the row and is always there. */
export function shownColumns<One extends { key: string }>(columns: readonly One[], named: string | undefined): readonly One[] {
  if (!named) return columns
  const chosen = new Set(named.split(','))
  return columns.filter(({ key }, index) => index === 0 || chosen.has(key))
}
