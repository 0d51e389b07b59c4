import { centsOf } from '#kernel/money.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { assign, changeBudget, openBudget } from './assign.ts'
import { anyBudget, budgetsOf } from './budgets.ts'
import { findBudgets } from './find-budgets.ts'
import { nextYear } from './next-year.ts'
import { budgetView } from './read-budgets.ts'
import { budgetCalls } from './staff-contract.ts'

const subject = ({ params }: { params: { budget: number } }) => `budget ${params.budget}`

/** Budgets of libraries: the trade desk says what is assigned, the rest follows from orders and invoices. */
export function budgetStaffRoutes(call: StaffCalls) {
  call(budgetCalls, 'GET /budgets/', {
    action: 'budget.read',
    summary: 'Budgets of every library, the newest year first',
    run: ({ db, query }) => findBudgets(db, query),
  })
  call(budgetCalls, 'POST /budgets/next-year/', {
    action: 'budget.change',
    summary: 'Budgets of many libraries copied into another year, each by itself; those copied are closed where it says so',
    subject: ({ id }) => `budget ${id}`,
    each: ({ db, body, staff, now }, { id }) => nextYear(db, id, body, { by: `staff:${staff.id}`, now }),
  })
  call(budgetCalls, 'GET /customers/:customer/budgets/', {
    action: 'budget.read',
    summary: 'The budgets of a library, the newest year first',
    subject: ({ params }) => `customer ${params.customer}`,
    run: async ({ db, params }) => ({ items: (await budgetsOf(db, params.customer)).map(budgetView) }),
  })
  call(budgetCalls, 'POST /customers/:customer/budgets/', {
    action: 'budget.change',
    summary: 'The budget of a contract, its lot and a year, with what is assigned to it',
    subject: ({ params }) => `customer ${params.customer}`,
    run: async ({ db, params, body, staff, now }) =>
      budgetView(
        await openBudget(
          db,
          {
            customerId: params.customer,
            year: body.year,
            contract: body.contract,
            lot: body.budget_lot,
            title: body.title,
            amountCents: centsOf(body.amount),
          },
          { by: `staff:${staff.id}`, now },
        ),
      ),
  })
  call(budgetCalls, 'POST /budgets/:budget/assign/', {
    action: 'budget.change',
    summary: 'Assigns more, or takes off what was assigned with a negative amount; the same key again changes nothing',
    subject,
    run: async ({ db, params, body, staff, now }) =>
      budgetView(
        await assign(
          db,
          params.budget,
          { amountCents: centsOf(body.amount), note: body.remark, key: body.entry_key },
          { by: `staff:${staff.id}`, now },
        ),
      ),
  })
  call(budgetCalls, 'PUT /budgets/:budget/', {
    action: 'budget.change',
    summary: 'Names a budget anew, closes it or opens it again',
    subject,
    current: async ({ db, params }) => {
      const budget = await anyBudget(db, params.budget)
      return budget && budgetView(budget)
    },
    run: async ({ db, params, body, now }) => budgetView(await changeBudget(db, params.budget, body, now)),
  })
}
