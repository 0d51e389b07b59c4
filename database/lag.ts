interface Mark {
  /** Milliseconds. */
  time: number
  /** How far the primary's log was written then. */
  at: number
}

const most = 4_000

/** How old a replica's rows are, by what the primary had written when: no clock of a server is asked. */
export class Lag {
  #marks: Mark[] = []

  note(mark: Mark) {
    if (this.#marks.at(-1)?.at === mark.at) return
    this.#marks.push(mark)
    if (this.#marks.length > most) this.#marks = this.#marks.slice(-most / 2)
  }

  /** Milliseconds since the primary wrote the first that is missing at `at`; 0 where nothing is. */
  of(at: number, now: number): number {
    const missing = this.#marks.find((mark) => mark.at > at)
    return missing ? now - missing.time : 0
  }
}
