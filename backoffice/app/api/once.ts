/** Has a thing done once at a time: asked for again while it is under way it is the same press, and null is answered. */
export function onceAtATime() {
  const underWay = new Set<string>()
  return <Answer>(what: unknown, act: () => Promise<Answer>): Promise<Answer> | null => {
    const said = JSON.stringify(what)
    if (underWay.has(said)) return null
    underWay.add(said)
    return act().finally(() => underWay.delete(said))
  }
}
