/** Each circle once, from the place where it is entered first. */
export function cycles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()
  const found: string[] = []
  const visit = (name: string, trail: string[]) => {
    const index = trail.indexOf(name)
    if (index >= 0) found.push([...trail.slice(index), name].join(' → '))
    if (index >= 0 || done.has(name)) return
    for (const next of graph.get(name) ?? []) visit(next, [...trail, name])
    done.add(name)
  }
  for (const name of graph.keys()) visit(name, [])
  return found
}
