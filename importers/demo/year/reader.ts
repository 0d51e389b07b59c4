import { issueCard } from '#modules/buying/loyalty/card.ts'
import { requestInvoice } from '#modules/invoicing/billing/request-invoice.ts'
import { cancelLines } from '#modules/orders/returns/cancel.ts'
import { answerReturn, receiveReturn, requestReturn } from '#modules/orders/returns/send-back.ts'
import { saveAddress } from '#modules/people/customers/addresses.ts'
import { SaveAddress } from '#modules/people/customers/contract.ts'
import { AddWish } from '#modules/people/customers/wish-contract.ts'
import { addWish } from '#modules/people/customers/wishes.ts'
import { accounts } from './accounts.ts'
import { buyByCard } from './buy.ts'
import type { Happening } from './calendar.ts'
import { type Opened, openAccount } from './open-account.ts'
import { arrive, moveMoney, sendAll, sendPart } from './serve.ts'
import { arriving, byStaff, type YearShop } from './shop.ts'
import { linesOf, type Pick } from './year.sql.ts'

const account = accounts.reader

/** A reader's year: presents, a return, an order called off, one collected, one under way and one never paid. */
export function readersYear(
  shop: YearShop,
  { books, objects }: { books: readonly Pick[]; objects: readonly Pick[] },
): Happening[] {
  let me: Opened
  const numbers = new Map<string, string>()
  const parcels = new Map<string, number[]>()
  const book = (index: number, copies = 1) => [books[index]!.id, copies] as const
  const object = (index: number, copies = 1) => [objects[index]!.id, copies] as const
  const at = (ago: number, run: (now: Date) => Promise<void>, hour = 10): Happening => ({ ago, hour, run })

  const buys = (name: string, ago: number, wanted: Parameters<typeof buyByCard>[3]) =>
    at(ago, async (now) => {
      numbers.set(name, await buyByCard(shop, me.caller, account, wanted, now))
    })
  const leaves = (name: string, ago: number) =>
    at(
      ago,
      async (now) => {
        parcels.set(name, await sendAll(shop, numbers.get(name)!, now))
        await moveMoney(shop, now)
      },
      12,
    )
  const arrives = (name: string, ago: number) =>
    at(
      ago,
      async (now) => {
        for (const parcel of parcels.get(name) ?? []) await arrive(shop, parcel, now)
      },
      15,
    )

  return [
    at(
      340,
      async (now) => {
        me = await openAccount(shop, account, now)
        await issueCard(shop.db, me.caller.id)
        const parents = SaveAddress.parse({
          id: me.caller.id,
          token: me.token,
          name: 'Casa de mis padres',
          recipient: 'Carmen Llull',
          street: 'Carrer dels Ametllers, 7',
          postcode: '08012',
          city: 'Barcelona',
          region: 'Barcelona',
          phone: '600 555 022',
        })
        await saveAddress(shop.db, parents, now)
        for (const { id } of [...books.slice(40, 44), ...objects.slice(20, 23)])
          await addWish(shop.db, AddWish.parse({ id: me.caller.id, token: me.token, product: id }), arriving(shop, now))
      },
      9,
    ),
    buys('first', 340, { products: [book(0), object(0)] }),
    leaves('first', 338),
    arrives('first', 336),
    buys('presents', 318, { products: [object(1, 2), object(2), book(1)], giftWrap: true, reference: 'Reyes' }),
    leaves('presents', 317),
    arrives('presents', 315),
    buys('called off', 250, { products: [book(2)] }),
    at(
      250,
      async (now) => {
        const number = numbers.get('called off')!
        const lines = await linesOf(shop.db, number)
        await shop.db.begin((tx) =>
          cancelLines(
            tx,
            shop,
            { number, lineIds: lines.map(({ id }) => id) },
            { actor: { kind: 'customer', id: me.caller.id }, now },
          ),
        )
        await moveMoney(shop, now)
      },
      13,
    ),
    buys('sent back', 205, { products: [object(3), object(4), book(3)] }),
    leaves('sent back', 204),
    arrives('sent back', 202),
    at(197, async (now) => {
      const number = numbers.get('sent back')!
      const [line] = await linesOf(shop.db, number)
      const returnId = await shop.db.begin((tx) =>
        requestReturn(
          tx,
          { number, kind: 'return', lines: [{ lineId: line!.id, quantity: 1 }], reason: 'El color no es el que esperaba.' },
          { actor: { kind: 'customer', id: me.caller.id }, now },
        ),
      )
      await shop.db.begin((tx) => answerReturn(tx, shop, { returnId, accept: true }, byStaff(now)))
      const later = new Date(now.getTime() + 5 * 3_600_000)
      await shop.db.begin((tx) =>
        receiveReturn(
          tx,
          shop,
          { returnId, lines: [{ lineId: line!.id, received: 1, restock: true }], storeCode: 'T013' },
          byStaff(later),
        ),
      )
      await moveMoney(shop, later)
    }),
    buys('with invoice', 120, { products: [book(4), book(5), object(5)], invoice: true, reference: 'Curso de verano' }),
    leaves('with invoice', 119),
    arrives('with invoice', 117),
    at(116, async (now) => {
      const number = numbers.get('first')!
      const data = {
        name: `${account.name} ${account.surnames}`,
        nif: '99000013D',
        street: account.street,
        postcode: account.postcode,
        city: account.city,
        region: account.region,
        country: 'ES',
      }
      await requestInvoice(shop.db, shop, { number, data, mayAct: ({ owner_id }) => owner_id === me.caller.id, now })
    }),
    buys('in two', 21, { products: [book(6), book(7), object(6)] }),
    at(
      19,
      async (now) => {
        await sendPart(shop, numbers.get('in two')!, 1, now)
        await moveMoney(shop, now)
      },
      12,
    ),
    buys('under way', 3, { products: [book(8), object(7)] }),
    buys('unpaid', 1, { products: [book(9)], paid: false }),
  ]
}
