import { isHeard, signal } from '#kernel/signals.ts'

/** A statement that took longer than it should; its values stay out of it. */
export interface SlowStatement {
  text: string
  milliseconds: number
}

export interface Slow {
  /** Milliseconds from which on a statement is told of. */
  after: number
  tell: (slow: SlowStatement) => void
}

const shownOf = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 500)
const nothing = () => {}

function tell(text: string): () => void {
  const statement: { text: string; answered?: () => void } = { text }
  signal('statement-asked', statement)
  return statement.answered ?? nothing
}

/** Whoever wants to know what is asked of the database. */
export class Watching {
  readonly #slow: Slow | undefined
  readonly #seen = new Set<(text: string) => void>()

  constructor(slow: Slow | undefined) {
    this.#slow = slow
  }

  watch(seen: (text: string) => void): () => void {
    this.#seen.add(seen)
    return () => void this.#seen.delete(seen)
  }

  /** Notes that a statement is on its way. @returns what to call when it is answered */
  asked(text: string): () => void {
    for (const seen of this.#seen) seen(text)
    const told = isHeard('statement-asked') ? tell(text) : nothing
    const slow = this.#slow
    if (!slow) return told
    const started = performance.now()
    return () => {
      told()
      const milliseconds = performance.now() - started
      if (milliseconds >= slow.after) slow.tell({ text: shownOf(text), milliseconds: Math.round(milliseconds) })
    }
  }
}
