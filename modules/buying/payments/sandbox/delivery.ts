import type { Pool } from '#kernel/db.ts'
import { type DueNotification, markDelivered, markUndelivered, nextDueIn, takeDue } from './notification.sql.ts'
import { noticeFields } from './notification.ts'
import { type PaymentRow, paymentOf } from './payment.sql.ts'

interface Options {
  db: Pool
  secret: string
  /** Where a notify address is reached from here: the shop's own address may lie behind a proxy. */
  reach?: (url: string) => string
  /** The pause after the first failure, in milliseconds; it doubles each time, to an hour. */
  firstPauseMs?: number
  onFailure?: (error: unknown) => void
}

const triesBeforeGivingUp = 16
const answerWithinMs = 5_000
const longestPauseMs = 3_600_000
/** Another process may have written what is due. */
const looksAtLeastEveryMs = 30_000

/** Posts the gateway's notifications to the shop, each at least once, until it is stopped. */
export function notifier({ db, secret, reach = (url) => url, firstPauseMs = 1_000, onFailure = () => {} }: Options) {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let round = Promise.resolve()

  /** @returns whether the shop took it; if not, it is due again later. */
  const deliver = async (due: DueNotification, known?: PaymentRow): Promise<boolean> => {
    try {
      const payment = known ?? (await paymentOf(db, due.attempt_id))
      const response = await fetch(reach(due.url_notify), {
        method: 'POST',
        body: new URLSearchParams({ ...noticeFields(secret, payment!, 'shop') }),
        redirect: 'manual',
        signal: AbortSignal.timeout(answerWithinMs),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`The shop answered ${response.status}`)
      await markDelivered(db, due.id)
      return true
    } catch (error) {
      const pause = Math.min(firstPauseMs * 2 ** (due.attempts - 1), longestPauseMs)
      await markUndelivered(db, due.id, String(error).slice(0, 300), due.attempts < triesBeforeGivingUp ? pause : null)
      return false
    }
  }

  const run = async () => {
    try {
      for (let due = await takeDue(db, 10); due.length > 0 && !stopped; due = await takeDue(db, 10))
        await Promise.all(due.map((one) => deliver(one)))
    } catch (error) {
      onFailure(error)
    }
    const wait = stopped ? null : await nextDueIn(db).catch(() => null)
    if (stopped) return
    clearTimeout(timer)
    timer = setTimeout(wake, Math.min((wait ?? looksAtLeastEveryMs) + 5, looksAtLeastEveryMs)).unref()
  }
  /** Looks at what is due now and sets the clock for the rest. */
  const wake = () => {
    round = round.then(run)
  }

  return {
    wake,
    /** Delivers one that its writer took, so that the shop mostly knows before the browser is back. */
    async deliverNow(due: DueNotification, payment: PaymentRow) {
      try {
        if (await deliver(due, payment)) return
      } catch (error) {
        onFailure(error)
      }
      wake()
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await round
    },
  }
}
