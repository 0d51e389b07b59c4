import { randomInt } from 'node:crypto'
import type { Db, Tx } from '#kernel/db.ts'
import { Refused } from '#kernel/errors.ts'
import { heirOf } from '#modules/people/customers/joined.ts'
import {
  cardByNumber,
  changeNumber,
  insertCard,
  insertFormerCard,
  type LoyaltyCardRow,
  lockCard,
  loyaltyCardOf,
} from './points.sql.ts'

/** The control digit of an EAN-13, whose digits weigh 1 and 3 in turn. */
const control = (twelve: string): number => {
  const total = [...twelve].reduce((all, digit, index) => all + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return (10 - (total % 10)) % 10
}

/** A number nobody guesses, in the range that tills read as the house's own. */
export function drawnNumber(): string {
  const twelve = `29${String(randomInt(10 ** 10)).padStart(10, '0')}`
  return `${twelve}${control(twelve)}`
}

const draws = 20

/** Who holds the card of a number, under the account that goes on where theirs was joined with another; null: nobody does. */
export async function holderOfCard(db: Db, number: string): Promise<string | null> {
  const card = await cardByNumber(db, number)
  return card ? heirOf(db, card.customer_id) : null
}

/**
 * Blocks the number of a lost card and gives its holder another: points and movements stay where they are, and the number before opens
 * nothing again. @returns the new number. @throws Refused 'loyalty.no_card'
 */
export async function replaceCard(
  tx: Tx,
  { customerId, reason, staffId, now }: { customerId: string; reason: string; staffId: number; now: Date },
): Promise<string> {
  const card = await lockCard(tx, customerId)
  if (!card) throw new Refused('loyalty.no_card')
  for (let draw = 0; draw < draws; draw++) {
    const number = drawnNumber()
    if (!(await changeNumber(tx, customerId, number))) continue
    await insertFormerCard(tx, { number: card.number, customer_id: customerId, reason, blocked_at: now, blocked_by: staffId })
    return number
  }
  throw new Error('no free card number was found')
}

/** The card of a customer, made if there is none yet; asked for twice it is one card. */
export async function issueCard(db: Db, customerId: string): Promise<LoyaltyCardRow> {
  for (let draw = 0; draw < draws; draw++) {
    const card = await loyaltyCardOf(db, customerId)
    if (card) return card
    await insertCard(db, customerId, drawnNumber())
  }
  throw new Error('no free card number was found')
}
