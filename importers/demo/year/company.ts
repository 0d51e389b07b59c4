import { saveBillingProfile } from '#modules/invoicing/billing/profile.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import { keepTaxStanding } from '#modules/people/customers/tax-standing.ts'
import { accounts } from './accounts.ts'
import { buyByCard } from './buy.ts'
import type { Happening } from './calendar.ts'
import { enterList, type ListWanted, orderOnAccount } from './on-account.ts'
import { agree, openAccount } from './open-account.ts'
import { arrive, moveMoney, sendAll } from './serve.ts'
import type { YearShop } from './shop.ts'
import type { Pick } from './year.sql.ts'

const terms = { books_percent: 5, objects_percent: 10, on_account: true, payment_days: 30, credit_limit: 3_000 }

/** A company's year: the first purchases by card, then presents and books on account, invoiced by the month. */
export function companysYear(
  shop: YearShop,
  { books, objects }: { books: readonly Pick[]; objects: readonly Pick[] },
): Happening[] {
  let me: Caller
  const at = (ago: number, run: (now: Date) => Promise<void>, hour = 9): Happening => ({ ago, hour, run })
  const object = (index: number, copies: number): ListWanted['titles'][number] => [objects[index]!, copies]
  const book = (index: number, copies: number): ListWanted['titles'][number] => [books[index]!, copies]

  const onAccount = (ago: number, reference: string, titles: ListWanted['titles'], leavesAfter: number | null): Happening[] => {
    let number = ''
    return [
      at(ago, async (now) => {
        number = await orderOnAccount(shop, me, { name: reference, titles, reference }, now)
      }),
      ...(leavesAfter === null
        ? []
        : [
            at(
              ago - leavesAfter,
              async (now) => {
                for (const parcel of await sendAll(shop, number, now))
                  await arrive(shop, parcel, new Date(now.getTime() + 86_400_000))
              },
              12,
            ),
          ]),
    ]
  }

  return [
    at(290, async (now) => {
      me = (await openAccount(shop, accounts.company, now)).caller
      const products = [
        [objects[10]!.id, 2],
        [books[70]!.id, 1],
      ] as const
      const number = await buyByCard(shop, me, accounts.company, { products, invoice: true, reference: 'OC-0001' }, now)
      await sendAll(shop, number, new Date(now.getTime() + 4 * 3_600_000))
      await moveMoney(shop, new Date(now.getTime() + 5 * 3_600_000))
    }),
    at(262, async (now) => {
      await agree(shop, me.id, terms, now)
      await keepTaxStanding(shop.db, me.id, { proof: null, surchargeSince: null }, now)
      await saveBillingProfile(shop.db, me.id, { monthly: true, mode: 'monthly', dir3: null, contract: '' })
    }),
    ...onAccount(240, 'OC-0014 Feria de la piedra', [object(11, 3), object(12, 2), book(71, 2)], 3),
    ...onAccount(152, 'OC-0031 Aniversario', [object(13, 4), book(72, 2)], 4),
    ...onAccount(74, 'OC-0052 Bienvenidas', [book(73, 2), object(14, 3)], 2),
    ...onAccount(40, 'OC-0060 Congreso de Lisboa', [object(15, 3), object(16, 2)], 5),
    // Delivered and not invoiced yet: it waits for the invoice of its month.
    ...onAccount(5, 'OC-0070 Ponentes', [book(76, 4), object(19, 2)], 3),
    ...onAccount(6, 'OC-0071 Navidad', [object(17, 4), object(18, 3), book(74, 2)], null),
    at(3, async () => {
      await enterList(shop, me, { name: 'Cestas de Navidad', titles: [object(11, 2), book(75, 2)] }, 'saved')
    }),
  ]
}
