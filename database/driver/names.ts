import { createHash } from 'node:crypto'

/** Texts that came once, of which some come again. */
const mostRemembered = 5_000

/**
 * Which statements a server keeps prepared, under names that follow from their texts. A text is worth a name when it comes again; at
 * most `most` get one, so that no connection keeps more than that. None at all behind a pooler that changes connections.
 */
export class StatementNames {
  readonly #names = new Map<string, string>()
  readonly #once = new Set<string>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  /** Whether connections keep statements at all. */
  get any(): boolean {
    return this.#most > 0
  }

  of(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size >= this.#most) return known
    if (!this.#once.delete(text)) {
      if (this.#once.size >= mostRemembered) this.#once.clear()
      this.#once.add(text)
      return undefined
    }
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
    this.#names.set(text, name)
    return name
  }
}
