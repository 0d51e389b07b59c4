import { randomInt } from 'node:crypto'
import type { Db } from '#kernel/db.ts'
import { insertCard, type LoyaltyCardRow, loyaltyCardOf } from './points.sql.ts'

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

/** The card of a customer, made if there is none yet; asked for twice it is one card. */
export async function issueCard(db: Db, customerId: string): Promise<LoyaltyCardRow> {
  for (let draw = 0; draw < draws; draw++) {
    const card = await loyaltyCardOf(db, customerId)
    if (card) return card
    await insertCard(db, customerId, drawnNumber())
  }
  throw new Error('no free card number was found')
}
