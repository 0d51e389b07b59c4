import { dayOf } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { eurosOf, sum } from '#kernel/money.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import type { FinanceDay, FindTakings, Taking } from './staff-contract.ts'
import {
  giftCardSums,
  lapsing,
  matchingTakings,
  ordersThatDiffer,
  type PartRow,
  parts,
  shopNames,
  type TakingRow,
  takingRows,
  takingSorts,
} from './takings.sql.ts'

/** Held amounts that end within this are told of. */
const lapseHours = 48

const viewOf = (row: TakingRow): Taking => ({
  taking: row.taking,
  at: row.at.toISOString(),
  order: row.number,
  shop: row.shop,
  shop_name: row.shop_name,
  store_code: row.store_code,
  means: row.means,
  kind: row.cents > 0 ? 'taken' : 'given_back',
  sold: row.sold,
  amount: eurosOf(row.cents),
})

/** Movements of money, each with its order. */
export async function findTakings(db: Db, query: FindTakings) {
  const rows = await takingRows(db, query, walking(db, query, takingSorts(db), { id: db`m.taking`, as: 'text' }))
  return listPage(db, query, { rows, matching: matchingTakings(db, query), view: viewOf })
}

const summed = (rows: readonly Pick<PartRow, 'taken' | 'given_back' | 'movements'>[]) => {
  const [taken, back] = [sum(rows.map((row) => row.taken)), sum(rows.map((row) => row.given_back))]
  return {
    taken: eurosOf(taken),
    given_back: eurosOf(back),
    kept: eurosOf(taken - back),
    movements: rows.reduce((all, row) => all + row.movements, 0),
  }
}

/** What was taken and given back in a span of days, by shop, till and means, with what gift cards did and what lapses. */
export async function dayOfFinance(
  db: Db,
  asked: { from?: string | undefined; to?: string | undefined },
  now: Date,
): Promise<FinanceDay> {
  const to = asked.to ?? dayOf(now)
  const span = { from: asked.from ?? to, to }
  const rows = await parts(db, span)
  const cards = await giftCardSums(db, span)
  const names = new Map((await shopNames(db)).map(({ code, name }) => [code, name]))
  const held = await lapsing(db, new Date(now.getTime() + lapseHours * 3_600_000))
  return {
    ...span,
    all: summed(rows),
    parts: rows.map((row) => ({
      ...summed([row]),
      shop: row.shop,
      shop_name: names.get(row.shop) ?? null,
      store_code: row.store_code,
      means: row.means,
    })),
    gift_cards: {
      sold: eurosOf(cards.sold),
      handed_out: eurosOf(cards.handed_out),
      redeemed: eurosOf(cards.redeemed),
      given_back: eurosOf(cards.given_back),
      annulled: eurosOf(cards.annulled),
    },
    agrees: (await ordersThatDiffer(db, span)) === 0,
    lapsing: held.map(({ number, cents, until }) => ({ order: number, amount: eurosOf(cents), until: until.toISOString() })),
  }
}
