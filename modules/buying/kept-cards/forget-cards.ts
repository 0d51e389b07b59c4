import type { Transactional } from '#kernel/db.ts'
import type { Gateways } from '#modules/buying/payments/gateways.ts'
import { isTokenNeeded } from '#modules/orders/money/token-needed.ts'
import { putOff, removalDone, removeOfJoined, takeRemoval } from './cards.sql.ts'
import { openToken } from './sealed-token.ts'

interface Deps {
  db: Transactional
  gateways: Gateways
  secret: string
}

/** Longer than any gateway is waited for. */
const leaseMs = 120_000
const dayMs = 86_400_000
const pause = (attempts: number) => Math.min(30_000 * 2 ** Math.min(attempts, 12), dayMs / 4)

/**
 * Has gateways forget the cards that were taken away. One that does not answer, or will not, is asked again for as long as it takes; a card to
 * which an order is still to be charged waits until that is done. A process that dies leaves its card to another.
 * @returns how many were looked at, so that the caller goes on while there are more.
 */
export async function forgetCards(deps: Deps, now: Date): Promise<number> {
  const { db, gateways, secret } = deps
  const row = await db.begin((tx) => takeRemoval(tx, now, new Date(now.getTime() + leaseMs)))
  if (!row) return 0
  const token = openToken(secret, row.gateway, row.sealed_token)
  if (token !== null && !row.kept_elsewhere) {
    if (await isTokenNeeded(db, row.gateway, token)) {
      await putOff(db, row.id, new Date(now.getTime() + dayMs), null)
      return 1
    }
    try {
      await gateways.named(row.gateway).forget(token)
    } catch (error) {
      const said = error instanceof Error ? error.message.slice(0, 300) : String(error)
      await putOff(db, row.id, new Date(now.getTime() + pause(row.attempts)), said)
      return 1
    }
  }
  await removalDone(db, row.id)
  return 1
}

/** Takes the cards away of accounts that staff joined with another. */
export const sweepKeptCards = ({ db }: Pick<Deps, 'db'>): Promise<number> => removeOfJoined(db)
