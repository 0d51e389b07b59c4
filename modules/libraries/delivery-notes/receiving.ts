import type { NoteLineRow } from './notes.sql.ts'

export interface Arrived {
  /** Copies scanned of each line, never more than it has. */
  byPosition: Map<number, number>
  /** What was scanned beyond the note. */
  extra: { article: string; copies: number }[]
}

/** Lays what was scanned over the lines of a note, in their order. */
export function arrivals(
  lines: readonly Pick<NoteLineRow, 'position' | 'article' | 'quantity'>[],
  scanned: readonly { article: string; copies: number }[],
): Arrived {
  const left = new Map(scanned.map(({ article, copies }) => [article, copies]))
  const byPosition = new Map<number, number>()
  for (const { position, article, quantity } of lines) {
    const here = Math.min(quantity, left.get(article) ?? 0)
    byPosition.set(position, here)
    left.set(article, (left.get(article) ?? 0) - here)
  }
  const extra = [...left].filter(([, copies]) => copies > 0).map(([article, copies]) => ({ article, copies }))
  return { byPosition, extra }
}
