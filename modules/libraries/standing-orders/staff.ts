import { addDays, dayOf } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import { InvalidFields, NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { cents, centsOf, eurosOf, toEuros } from '#kernel/money.ts'
import { budgetsOf } from '#modules/invoicing/budgets/budgets.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { firstOfMonth } from './look-through.ts'
import { type FoundStanding, foundStanding, matchingStanding, oneStanding, standingSorts } from './staff.sql.ts'
import { type FindStanding, standingCalls } from './staff-contract.ts'
import { lockStanding, updateStanding } from './standing.sql.ts'
import { summaryOf } from './views.ts'

const month = (now: Date) => firstOfMonth(dayOf(now))

async function listed(db: Db, row: FoundStanding, { language, now }: { language: Language; now: Date }) {
  const today = dayOf(now)
  return {
    ...(await summaryOf(db, row, language)),
    customer: row.customer_id,
    customer_name: row.customer_name,
    budget_title: row.budget_title ?? '',
    budget_left: row.budget_left === null ? null : eurosOf(row.budget_left),
    last: row.ran_on,
    next: row.active ? (row.ran_on < today ? today : addDays(today, 1)) : null,
  }
}

async function findStanding(db: Db, query: FindStanding, asked: { language: Language; now: Date }) {
  const rows = await foundStanding(db, query, month(asked.now), walking(db, query, standingSorts(db), { id: db`s.id` }))
  const shown = new Map(await Promise.all(rows.map(async (row) => [row.id, await listed(db, row, asked)] as const)))
  return listPage(db, query, { rows, matching: matchingStanding(db, query), view: (row) => shown.get(row.id)! })
}

/** @throws NotFound 'standing.unknown' */
async function standingRecord(db: Db, id: number, asked: { language: Language; now: Date }) {
  const row = await oneStanding(db, id, month(asked.now))
  if (!row) throw new NotFound('standing.unknown')
  const budgets = (await budgetsOf(db, row.customer_id)).filter(({ closed, id: own }) => !closed || own === row.budget_id)
  return {
    ...(await listed(db, row, asked)),
    budgets: budgets.map(({ id: budget, title, availableCents }) => ({
      budget,
      title,
      available: toEuros(cents(availableCents)),
    })),
  }
}

interface Changed {
  active: boolean
  copies: number
  price_limit: number | null
  month_limit: number | null
  budget: number | null
}

/** @throws NotFound 'standing.unknown'; InvalidFields for a budget that is closed or another's */
async function changeStanding(tx: Tx, id: number, { active, copies, price_limit, month_limit, budget }: Changed, now: Date) {
  const known = await oneStanding(tx, id, month(now))
  const row = known && (await lockStanding(tx, known.customer_id, id))
  if (!row) throw new NotFound('standing.unknown')
  if (budget !== null && budget !== row.budget_id) {
    const own = (await budgetsOf(tx, row.customer_id)).some((one) => one.id === budget && !one.closed)
    if (!own) throw new InvalidFields({ budget: 'standing.unknown_choice' })
  }
  const inCents = (euros: number | null) => (euros === null ? null : centsOf(euros))
  await updateStanding(tx, id, {
    active,
    copies,
    price_limit_cents: inCents(price_limit),
    month_limit_cents: inCents(month_limit),
    budget_id: budget,
  })
}

const subject = ({ params }: { params: { standing: number } }) => `standing order ${params.standing}`

/** Standing orders of libraries, for the desk that looks after them. */
export function standingStaffRoutes(call: StaffCalls) {
  call(standingCalls, 'GET /standing-orders/', {
    action: 'standing.read',
    summary: 'Standing orders of libraries: what, how many, when they were looked through, what they propose',
    run: ({ db, query, language, now }) => findStanding(db, query, { language, now }),
  })
  call(standingCalls, 'GET /standing-orders/:standing/', {
    action: 'standing.read',
    summary: 'One standing order',
    subject,
    run: ({ db, params, language, now }) => standingRecord(db, params.standing, { language, now }),
  })
  call(standingCalls, 'PUT /standing-orders/:standing/', {
    action: 'standing.change',
    summary: 'Has a standing order rest or go on, or changes its copies, limits and budget, at its library’s wish',
    subject,
    current: ({ db, params, language, now }) => standingRecord(db, params.standing, { language, now }),
    run: async ({ db, params, body, language, now }) => {
      await changeStanding(db, params.standing, body, now)
      return standingRecord(db, params.standing, { language, now })
    },
  })
}
