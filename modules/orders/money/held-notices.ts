import { ShopError } from '#kernel/errors.ts'
import type { GatewayEvent } from '#modules/buying/payments/port.ts'

interface Notice {
  gateway: string
  event: GatewayEvent
  /** Milliseconds of the process' clock. */
  heardAt: number
}

interface Options {
  settle: (gateway: string, event: GatewayEvent) => Promise<void>
  /** Milliseconds between two tries. */
  every?: number
}

/** By then the gateway has been asked, see `pollUnansweredAttempts`. */
const keptForMs = 10 * 60_000
const most = 5_000

/**
 * Notices that were heard and could not be written down, because the database was away: they are tried again until it takes them. A
 * gateway may tell a second time only much later, or never, and whoever paid waits before a page that says so. What dies with the
 * process is asked for at the gateway.
 */
export class HeldNotices {
  readonly #settle: Options['settle']
  readonly #every: number
  readonly #held = new Map<string, Notice>()
  #timer: NodeJS.Timeout | undefined
  #closed = false

  constructor({ settle, every = 1_000 }: Options) {
    this.#settle = settle
    this.#every = every
  }

  /** Settles a notice, and keeps it where that fails for anything but a refusal. @throws what was wrong */
  async take(gateway: string, event: GatewayEvent): Promise<void> {
    try {
      await this.#settle(gateway, event)
    } catch (error) {
      if (!(error instanceof ShopError)) this.#keep({ gateway, event, heardAt: performance.now() })
      throw error
    }
  }

  #keep(notice: Notice) {
    const key = `${notice.gateway} ${notice.event.id}`
    if (this.#held.has(key) || this.#held.size >= most) return
    this.#held.set(key, notice)
    this.#wait()
  }

  #wait() {
    if (this.#closed || this.#timer !== undefined || this.#held.size === 0) return
    this.#timer = setTimeout(() => void this.#tryAgain(), this.#every).unref()
  }

  /** The first that fails ends the round, since the others would mostly fail alike, and is the last of the next. */
  async #tryAgain() {
    for (const [key, notice] of [...this.#held]) {
      this.#held.delete(key)
      try {
        await this.#settle(notice.gateway, notice.event)
      } catch (error) {
        if (error instanceof ShopError || performance.now() - notice.heardAt > keptForMs) continue
        this.#held.set(key, notice)
        break
      }
    }
    this.#timer = undefined
    this.#wait()
  }

  close() {
    this.#closed = true
    clearTimeout(this.#timer)
  }
}
