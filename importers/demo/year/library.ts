import { cents } from '#kernel/money.ts'
import { saveBillingProfile } from '#modules/invoicing/billing/profile.ts'
import { changeBudget, openBudget } from '#modules/invoicing/budgets/assign.ts'
import { submitList } from '#modules/libraries/desk/approval.ts'
import { approvalEmails } from '#modules/libraries/desk/emails.ts'
import { sendOrder } from '#modules/libraries/order-letters/send-order.ts'
import { askBookseller } from '#modules/libraries/requests/requests.ts'
import { StandingParts } from '#modules/libraries/standing-orders/contract.ts'
import { saveStanding } from '#modules/libraries/standing-orders/manage.ts'
import { proposeDue } from '#modules/libraries/standing-orders/propose.ts'
import { answerClaim, resend } from '#modules/orders/claims/answer-claim.ts'
import { makeClaim } from '#modules/orders/claims/make-claim.ts'
import { cancelLines } from '#modules/orders/returns/cancel.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import { hashPassword } from '#modules/people/access/password.ts'
import { accounts, demoPassword, members } from './accounts.ts'
import type { Happening } from './calendar.ts'
import { enterList, invoiceNote, type ListWanted, orderOnAccount } from './on-account.ts'
import { agree, openAccount } from './open-account.ts'
import { quoteFor } from './quote.ts'
import { arrive, sendAll, sendPart } from './serve.ts'
import { byStaff, type YearShop } from './shop.ts'
import { colleagues, insertMember, linesOf, noteOfParcel, type Pick } from './year.sql.ts'

const contract = 'SUM-0013'
const terms = { books_percent: 15, objects_percent: 5, on_account: true, payment_days: 30, credit_limit: null }

/** Days before today on which the library orders, from which lot, how many titles, and how many days until they leave. */
const orders: readonly [ago: number, lot: 'adults' | 'children', titles: number, days: number][] = [
  [301, 'adults', 14, 1],
  [280, 'children', 9, 1],
  [255, 'adults', 18, 6],
  [232, 'adults', 7, 1],
  [214, 'children', 12, 1],
  [190, 'adults', 16, 1],
  [166, 'children', 8, 1],
  [141, 'adults', 12, 1],
  [112, 'adults', 10, 1],
  [83, 'children', 14, 1],
  [61, 'adults', 15, 1],
]

/** A town library's year: two lots on account, notes, invoices asked for, claims, lists and a request to be approved. */
export function librarysYear(
  shop: YearShop,
  { books, children }: { books: readonly Pick[]; children: readonly Pick[] },
  today: Date,
): Happening[] {
  let holder: Caller
  let approver: Caller
  let requester: Caller
  const budgets = { closed: 0, adults: 0, children: 0 }
  const year = today.getUTCFullYear()
  const { db } = shop
  const at = (ago: number, run: (now: Date) => Promise<void>, hour = 8): Happening => ({ ago, hour, run })
  let shelf = 0
  let nook = 0
  /** Titles that the library has not bought yet, most of them once. */
  const take = (lot: 'adults' | 'children', count: number): ListWanted['titles'] =>
    Array.from({ length: count }, (_, index) => {
      const [from, next] = lot === 'adults' ? [books, shelf++] : [children, nook++]
      return [from[next % from.length]!, index % 5 === 2 ? 2 : 1] as const
    })
  const served = new Map<number, string>()

  /** An order, its delivery, and the invoice of its note asked for a fortnight later, as a library does it. */
  const round = ([ago, lot, titles, days]: (typeof orders)[number], index: number): Happening[] => [
    at(ago, async (now) => {
      const who = index % 2 === 0 ? holder : approver
      const reference = `${lot === 'adults' ? 'AD' : 'INF'}-${String(index + 1).padStart(3, '0')}`
      const name = lot === 'adults' ? 'Novedades de adultos' : 'Sala infantil'
      served.set(
        ago,
        await orderOnAccount(shop, who, { name, titles: take(lot, titles), budgetId: budgets[lot], reference }, now),
      )
    }),
    at(
      ago - days,
      async (now) => {
        const parcels = await sendAll(shop, served.get(ago)!, now)
        for (const parcel of parcels) await arrive(shop, parcel, new Date(now.getTime() + 86_400_000))
        if (index % 4 !== 3) for (const parcel of parcels) await invoiceNote(shop, holder, parcel, now)
        if (index === 4) await claimed(parcels[0]!, 'missing', now, 'resend')
        if (index === 10) await claimed(parcels[0]!, 'damaged', now, null)
      },
      11,
    ),
  ]

  const post = { senders: shop.senders, staffLanguage: 'es' as const }

  async function claimed(parcel: number, kind: 'missing' | 'damaged', now: Date, answer: 'resend' | null) {
    const note = (await noteOfParcel(db, parcel))!
    const comments = kind === 'missing' ? 'En la caja no venía este ejemplar.' : 'Llegó con la cubierta rota.'
    const lines = [{ position: 1, kind, copies: 1 }]
    const { id } = await makeClaim(db, post, { customerId: holder.id, memberId: null, note, comments, now, lines })
    if (answer === null) return
    const said = 'Lo enviamos hoy mismo; disculpen.'
    await db.begin((tx) => answerClaim(tx, shop, { claimId: id, accept: answer, answer: said }, byStaff(now)))
    const number = await db.begin((tx) => resend(tx, shop, { claimId: id, storeCode: 'T013' }, byStaff(now)))
    await sendAll(shop, number, new Date(now.getTime() + 2 * 3_600_000))
  }

  /** Some lines of an e-mail that orders titles by their numbers. */
  const asked = (first: number) =>
    books
      .slice(first, first + 3)
      .map(({ ean }, index) => `${index + 1} ${ean}`)
      .join('\n')
  const write = async (who: Caller, comments: string, key: string, now: Date) =>
    void (await sendOrder(
      { db, storefront: shop.storefront, ...post },
      who,
      { comments, file: null, key },
      { now, language: 'es' },
    ))

  return [
    at(345, async (now) => {
      holder = (await openAccount(shop, accounts.library, now)).caller
      await agree(shop, holder.id, terms, now)
      await saveBillingProfile(db, holder.id, {
        monthly: false,
        mode: 'on_request',
        dir3: { accounting: 'LA9900013', managing: 'LA9900014', processing: 'LA9900015' },
        contract,
      })
      const hash = await hashPassword(demoPassword)
      const callers = await Promise.all(
        members.map(async (member, index): Promise<Caller> => {
          const id = `m-demo-${index + 1}`
          await insertMember(db, { ...member, id, customerId: holder.id }, hash, now)
          const { email, name, role, limitCents } = member
          return {
            ...holder,
            email,
            member: { id, email, name, role, spendingLimitCents: limitCents === null ? null : cents(limitCents) },
          }
        }),
      )
      requester = callers[0]!
      approver = callers[1]!
      const open = (lot: string, title: string, amountCents: number, of = year) =>
        db.begin((tx) =>
          openBudget(
            tx,
            { customerId: holder.id, year: of, contract, lot, title, amountCents },
            { by: 'mesa de bibliotecas', now },
          ),
        )
      budgets.closed = (await open('', `Fondo general ${year - 1}`, 40_000, year - 1)).id
      budgets.adults = (await open('1', 'Adultos', 240_000)).id
      budgets.children = (await open('2', 'Infantil y juvenil', 90_000)).id
    }),
    at(340, async (now) => {
      const list = { name: 'Cierre del año', titles: take('adults', 20), budgetId: budgets.closed, reference: 'CIERRE' }
      const number = await orderOnAccount(shop, holder, list, now)
      const later = new Date(now.getTime() + 6 * 3_600_000)
      for (const parcel of await sendAll(shop, number, later)) await invoiceNote(shop, holder, parcel, later)
    }),
    at(330, async (now) => {
      await db.begin((tx) => changeBudget(tx, budgets.closed, { title: `Fondo general ${year - 1}`, closed: true }, now))
    }),
    ...orders.flatMap(round),
    // Called off before anything of it left.
    at(130, async (now) => {
      const list = { name: 'Club de lectura', titles: take('adults', 3), budgetId: budgets.adults, reference: 'CLUB' }
      const number = await orderOnAccount(shop, approver, list, now)
      const lineIds = (await linesOf(db, number)).map(({ id }) => id)
      const doing = { actor: { kind: 'customer', id: holder.id }, now, reason: 'Se aplaza el club.' } as const
      await db.begin((tx) => cancelLines(tx, shop, { number, lineIds }, doing))
    }),
    // Served in part: the rest is still to come.
    at(24, async (now) => {
      const list = { name: 'Novedades de otoño', titles: take('adults', 12), budgetId: budgets.adults, reference: 'AD-012' }
      served.set(24, await orderOnAccount(shop, approver, list, now))
    }),
    at(18, async (now) => void (await sendPart(shop, served.get(24)!, 4, now)), 11),
    at(5, async (now) => {
      const list = { name: 'Cuentos de invierno', titles: take('children', 8), budgetId: budgets.children, reference: 'INF-006' }
      await orderOnAccount(shop, holder, list, now)
    }),
    at(60, async (now) => {
      const parts = StandingParts.parse({
        categories: [1000, 1100],
        languages: ['I08'],
        formats: ['R', 'T', 'B', 'C'],
        copies: 1,
        price_limit: 45,
        month_limit: 150,
        budget: budgets.adults,
        window_months: 12,
      })
      await saveStanding(db, approver, null, parts, now)
    }),
    at(14, async (now) => {
      const asking = { asked: 'Jardines de agua, de Aurelia Montes, edición ilustrada', quantity: 2, note: 'Para la sala local.' }
      await askBookseller({ db, ...post }, requester, asking, { now, language: 'es' })
    }),
    at(6, async (now) => {
      const { desk } = await colleagues(db)
      if (!desk) return
      const titles = take('adults', 4).map(([title]) => [title, 5] as const)
      const key = '00000000-0000-4000-8000-000000000101'
      const offer = { key, staffId: desk.id, who: { customer: holder.id }, titles, reference: 'Lotes del club de lectura' }
      await quoteFor(shop, offer, now, { isSent: true })
    }),
    at(3, (now) => write(approver, `Para la sala local, con factura aparte:\n\n${asked(60)}`, 'carta-1', now), 12),
    at(
      2,
      (now) =>
        write(
          holder,
          `Club de lectura de primavera:\n\n${asked(66)}\n4 978843760494-8\n1 Jardines de agua, de Aurelia Montes`,
          'carta-2',
          now,
        ),
      13,
    ),
    // The night's work, as it was done this morning.
    at(1, async (now) => void (await proposeDue(db, shop, now)), 5),
    at(4, async () => {
      await enterList(shop, holder, { name: 'Imprescindibles de la sala local', titles: take('adults', 10) }, 'saved')
    }),
    at(2, async (now) => {
      const list = { name: 'Peticiones de lectores', titles: take('adults', 9), budgetId: budgets.adults, reference: 'PET-11' }
      const listId = await enterList(shop, requester, list)
      const letter = 'Son las desideratas de noviembre; tres ya tienen lista de espera.'
      await submitList(db, requester, { listId, letter, now }, approvalEmails(shop.senders, shop.publicUrl))
    }),
    at(1, async () => {
      await enterList(shop, holder, { name: 'Pedido de diciembre', titles: take('adults', 6), budgetId: budgets.adults })
    }),
  ]
}

/** A school's library that the trade desk has still to look at. */
export const waitingLibrary = (shop: YearShop): Happening[] => [
  {
    ago: 2,
    hour: 16,
    run: async (now) => {
      await openAccount(shop, accounts.waiting, now)
    },
  },
]
