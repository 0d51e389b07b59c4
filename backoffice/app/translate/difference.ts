/** A piece of two texts: in both, in the former alone, in the later alone. */
export interface Piece {
  in: 'both' | 'former' | 'later'
  text: string
}

/** Beyond this many pairs of words the whole middle counts as changed. */
const mostPairs = 400_000

/** Words with what parts them, so that pieces put together are the text again. */
const wordsOf = (text: string) => text.match(/\s+|[^\s]+/g) ?? []

/** How many words two texts have in common from each pair of places on. */
function common(former: readonly string[], later: readonly string[]): Uint32Array[] {
  const table = Array.from({ length: former.length + 1 }, () => new Uint32Array(later.length + 1))
  for (let i = former.length - 1; i >= 0; i--)
    for (let j = later.length - 1; j >= 0; j--)
      table[i]![j] = former[i] === later[j] ? table[i + 1]![j + 1]! + 1 : Math.max(table[i + 1]![j]!, table[i]![j + 1]!)
  return table
}

function middle(former: readonly string[], later: readonly string[]): Piece[] {
  if (former.length * later.length > mostPairs)
    return [
      { in: 'former', text: former.join('') },
      { in: 'later', text: later.join('') },
    ]
  const table = common(former, later)
  const pieces: Piece[] = []
  let [i, j] = [0, 0]
  while (i < former.length || j < later.length) {
    if (i < former.length && j < later.length && former[i] === later[j]) {
      pieces.push({ in: 'both', text: former[i]! })
      i++
      j++
    } else if (j >= later.length || (i < former.length && table[i + 1]![j]! >= table[i]![j + 1]!))
      pieces.push({ in: 'former', text: former[i++]! })
    else pieces.push({ in: 'later', text: later[j++]! })
  }
  return pieces
}

/** What was taken from a text and what was put in, word by word. */
export function difference(before: string, after: string): Piece[] {
  const [former, later] = [wordsOf(before), wordsOf(after)]
  let start = 0
  while (start < former.length && former[start] === later[start]) start++
  let end = 0
  while (end < Math.min(former.length, later.length) - start && former.at(-1 - end) === later.at(-1 - end)) end++
  const all: Piece[] = [
    { in: 'both', text: former.slice(0, start).join('') },
    ...middle(former.slice(start, former.length - end), later.slice(start, later.length - end)),
    { in: 'both', text: end > 0 ? former.slice(-end).join('') : '' },
  ]
  const joined: Piece[] = []
  for (const piece of all.filter(({ text }) => text !== '')) {
    const last = joined.at(-1)
    if (last?.in === piece.in) last.text += piece.text
    else joined.push({ ...piece })
  }
  return joined
}
