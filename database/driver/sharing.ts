import { AsyncLocalStorage } from 'node:async_hooks'
import { isHeard } from '#kernel/signals.ts'
import { Forgotten, type Link, type PreparedQuery } from './link.ts'
import type { Links } from './links.ts'
import type { Answer } from './question.ts'

interface Waiting {
  asked: PreparedQuery
  done: (answer: Answer) => void
  failed: (reason: unknown) => void
  /** Where it was asked from, for who follows a request to its statements. */
  within: (<T>(work: () => T) => T) | undefined
}

const atOnce = <T>(work: () => T): T => work()

/** As many statements as share a connection: what comes behind a slow one waits for it. */
const mostTogether = 8

const reads = /^\s*select\b/i
const locks = /\bfor\s+(?:update|share|no\s+key|key)\b|advisory/i
/** A read waits for nobody, so that others may stand behind it; what may wait for a lock has its connection to itself. */
const waitsForNobody = (text: string) => reads.test(text) && !locks.test(text)

/** Statements outside of transactions: the reads that are asked together go over one connection together. */
export class Sharing {
  readonly #links: Links
  #together: Waiting[] = []

  constructor(links: Links) {
    this.#links = links
  }

  ask(asked: PreparedQuery): Promise<Answer> {
    return new Promise((done, failed) => {
      const waiting = { asked, done, failed, within: isHeard('statement-asked') ? AsyncLocalStorage.snapshot() : undefined }
      if (!waitsForNobody(asked.text)) return void this.#send([waiting])
      this.#together.push(waiting)
      if (this.#together.length === 1) process.nextTick(() => this.#sendTogether())
      else if (this.#together.length === mostTogether) this.#sendTogether()
    })
  }

  #sendTogether() {
    const together = this.#together
    this.#together = []
    if (together.length > 0) void this.#send(together)
  }

  async #send(together: readonly Waiting[]): Promise<void> {
    let link: Link
    try {
      link = await this.#links.lend()
    } catch (error) {
      for (const { failed } of together) failed(error)
      return
    }
    let open = together.length
    const settled = () => {
      open -= 1
      if (open === 0) this.#links.release(link)
    }
    for (const { asked, done, failed, within = atOnce } of together)
      within(() => link.ask(asked)).then(
        (answer) => {
          settled()
          done(answer)
        },
        (error) => {
          settled()
          // Nothing was done yet: it is asked once more with its text, on another connection.
          if (error instanceof Forgotten && !asked.changing)
            void this.#send([{ asked: { ...asked, changing: true }, done, failed, within }])
          else failed(error)
        },
      )
  }
}
