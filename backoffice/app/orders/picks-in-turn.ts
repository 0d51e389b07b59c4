interface Picking<List, Row> {
  keyOf: (row: Row) => string
  send: (row: Row, picked: number) => Promise<List>
  /** The list with these copies picked, by the keys of their rows. */
  withPicked: (list: List, picked: ReadonlyMap<string, number>) => List
  shown: () => List | undefined
  show: (list: List) => void
}

/**
 * Copies taken off the shelf are shown at once and sent one after another. An answer holds the whole list as the server knew it then: it
 * takes nothing back that was picked since. What the server refuses is put back, and nothing else. `everySent` waits for what is under way.
 */
export function picksInTurn<List, Row>({ keyOf, send, withPicked, shown, show }: Picking<List, Row>) {
  const waiting: { key: string; picked: number }[] = []
  let last: Promise<unknown> = Promise.resolve()
  let known = shown()
  const present = () => known && show(withPicked(known, new Map(waiting.map(({ key, picked }) => [key, picked]))))
  const pick = (row: Row, picked: number): Promise<void> => {
    if (waiting.length === 0) known = shown()
    const taken = { key: keyOf(row), picked }
    waiting.push(taken)
    present()
    const sent = last.then(async () => {
      try {
        known = await send(row, picked)
      } finally {
        waiting.splice(waiting.indexOf(taken), 1)
        present()
      }
    })
    last = sent.catch(() => {})
    return sent
  }
  return { pick, everySent: () => last }
}
