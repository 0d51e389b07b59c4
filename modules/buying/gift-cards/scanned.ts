import { eurosOf } from '#kernel/money.ts'
import type { CodeReader } from '#modules/orders/counter/codes-contract.ts'
import { normalCardCode } from './codes.ts'
import { cardInHand } from './look-up.ts'

/** Gift cards by their whole code, as somebody has it in hand. */
export const giftCardCodes: CodeReader = {
  kind: 'gift_card',
  reads: normalCardCode,
  find: async (db, value) => {
    const card = await cardInHand(db, value)
    if (!card) return null
    const { id, last4, balance_cents: balance, expires_on: expires, blocked_at: blocked } = card
    return { kind: 'gift_card', card: id, last4: last4 ?? '', balance: eurosOf(balance), expires, blocked: blocked !== null }
  },
}
