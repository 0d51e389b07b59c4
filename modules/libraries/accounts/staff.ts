import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { orderPage } from '#modules/orders/order-history/staff-view.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { FileAnswer } from '#modules/people/staff/file-answer.ts'
import { findTradeAccounts, findTradeWork } from './find.ts'
import { type OrderForDeps, orderFor, orderingFor, reckonFor } from './order-for.ts'
import { accountOrder } from './orders.ts'
import { accountCalls } from './staff-contract.ts'
import { lookAfter, noteOnAccount, type OrdersOf, wholeAccount } from './whole.ts'
import { findYearTitles, yearPaper, yearReport } from './year.ts'
import type { YearHead } from './year-paper.ts'

const subject = ({ params }: { params: { customer: string } }) => `customer ${params.customer}`

/** The trade desk: what waits of every kind, and each account of a library or a business on one page. */
export function accountStaffRoutes(
  call: StaffCalls,
  {
    ordersOf,
    ...deps
  }: OrderForDeps & {
    ordersOf: OrdersOf
    /** The main shop, whose paper a report is written on. */
    storefront: string
    letterhead: { of: (db: Db, storefront: string, language: Language) => Promise<YearHead> }
  },
) {
  const settings = { splitFeeCents: deps.splitFeeCents }
  call(accountCalls, 'GET /trade/', {
    action: 'trade.read',
    summary: 'What waits for the trade desk, of seven kinds, the longest first',
    run: ({ db, query, staff, now }) => findTradeWork(db, query, { staffId: staff.id, now }),
  })
  call(accountCalls, 'GET /accounts/', {
    action: 'trade.read',
    summary: 'Accounts of libraries and businesses: who looks after each, what it owes, how far its budgets are used',
    run: ({ db, query, staff }) => findTradeAccounts(db, query, staff.id),
  })
  call(accountCalls, 'GET /accounts/:customer/', {
    action: 'trade.read',
    summary: 'One account: what is under way of each kind, and what colleagues noted',
    subject,
    run: ({ db, params, staff }) => wholeAccount(db, params.customer, { ordersOf, staffId: staff.id }),
  })
  call(accountCalls, 'POST /accounts/:customer/notes/', {
    action: 'trade.note',
    summary: 'A note for colleagues, of a call or a visit',
    subject,
    run: async ({ db, params, body, staff, now }) => {
      await noteOnAccount(db, params.customer, body, { staffId: staff.id, now })
      return wholeAccount(db, params.customer, { ordersOf, staffId: staff.id })
    },
  })
  call(accountCalls, 'POST /accounts/:customer/keeper/', {
    action: 'trade.keep',
    summary: 'Looks after an account from now on, or leaves it to nobody',
    subject,
    run: async ({ db, params, body, staff, now }) => {
      await lookAfter(db, params.customer, body.mine, { staffId: staff.id, now })
      return wholeAccount(db, params.customer, { ordersOf, staffId: staff.id })
    },
  })
  call(accountCalls, 'GET /account-orders/', {
    action: 'trade.read',
    summary: 'Orders of libraries and businesses, the newest first, and nobody else’s',
    run: ({ db, query }) => orderPage(db, query, null, true),
  })
  call(accountCalls, 'GET /account-orders/:number/', {
    action: 'trade.read',
    summary: 'One order of a library or a business with its parcels, money and history',
    subject: ({ params }) => `order ${params.number}`,
    run: ({ db, params }) => accountOrder(db, params.number),
  })
  call(accountCalls, 'GET /accounts/:customer/years/:year/', {
    action: 'trade.read',
    summary: 'What a year brought an account: by budget, subject, language and publisher',
    subject,
    run: ({ db, params, language }) => yearReport(db, params, language),
  })
  call(accountCalls, 'GET /accounts/:customer/years/:year/paper/', {
    action: 'trade.read',
    summary: 'The same on the shop’s paper, in the language of the account',
    subject,
    run: async ({ db, params }) => {
      const headOf = (language: Language) => deps.letterhead.of(db, deps.storefront, language)
      const name = `report-${params.customer}-${params.year}.pdf`
      return new FileAnswer(name, 'application/pdf', await yearPaper(db, params, headOf))
    },
  })
  call(accountCalls, 'GET /accounts/:customer/years/:year/titles/', {
    action: 'trade.read',
    summary: 'Each title that was delivered to an account in a year',
    subject,
    run: ({ db, params, query, language }) => findYearTitles(db, query, params, language),
  })
  call(accountCalls, 'GET /accounts/:customer/ordering/', {
    action: 'trade.order',
    summary: 'What may be chosen for an order of an account: its budgets, its addresses, the stores',
    subject,
    run: ({ db, params, language, now }) => orderingFor(db, params.customer, (code) => deps.sentence(code, language), now),
  })
  call(accountCalls, 'POST /accounts/:customer/orders/reckon/', {
    action: 'trade.order',
    summary: 'What an order for an account would cost it, and what it would leave of a budget',
    reads: true,
    subject,
    run: ({ db, params, body, storefront, language, now }) =>
      reckonFor(
        db,
        params.customer,
        body,
        { storefront, settings, now },
        {
          say: (code) => deps.sentence(code, language),
          language,
        },
      ),
  })
  call(accountCalls, 'POST /accounts/:customer/orders/', {
    action: 'trade.order',
    summary: 'Orders for an account on its terms, from its budget, by whoever makes it',
    subject,
    run: async ({ db, params, body, staff, storefront, now }) => ({
      number: await orderFor(db, deps, { id: params.customer, wish: body, staffId: staff.id }, { storefront, settings, now }),
    }),
  })
}
