/** What identifies a cause: errors of one kind may differ in numbers and places of memory, not in this. */
const causeOf = (error: unknown): string =>
  error instanceof Error ? `${error.name} ${(error as { code?: unknown }).code ?? error.message}` : String(error)

/** Tells of a trouble once a cause, however often it is met, and again when it comes back after all went well. */
export class Trouble {
  readonly #tell: (error: unknown) => void
  #cause: string | null = null

  constructor(tell: (error: unknown) => void) {
    this.#tell = tell
  }

  met(error: unknown) {
    const cause = causeOf(error)
    if (cause === this.#cause) return
    this.#cause = cause
    this.#tell(error)
  }

  over() {
    this.#cause = null
  }
}
