import { centsOf } from '#kernel/money.ts'
import { CustomerParams } from '#modules/people/customers/staff-contract.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { IdOf, ListOf } from '#modules/people/staff/call-contract.ts'
import { assign, changeBudget, openBudget } from './assign.ts'
import { anyBudget, budgetsOf } from './budgets.ts'
import { budgetView } from './read-budgets.ts'
import { Assign, KeptBudget, OpenBudget, SavedBudget } from './staff-contract.ts'

const BudgetId = IdOf('budget')
const subject = ({ params }: { params: { budget: number } }) => `budget ${params.budget}`

/** Budgets of libraries: the trade desk says what is assigned, the rest follows from orders and invoices. */
export function budgetStaffRoutes(call: StaffCalls) {
  call('GET', '/customers/:customer/budgets/', {
    action: 'budget.read',
    summary: 'The budgets of a library, the newest year first',
    params: CustomerParams,
    answer: ListOf(KeptBudget),
    subject: ({ params }) => `customer ${params.customer}`,
    run: async ({ db, params }) => ({ items: (await budgetsOf(db, params.customer)).map(budgetView) }),
  })
  call('POST', '/customers/:customer/budgets/', {
    action: 'budget.change',
    summary: 'The budget of a contract, its lot and a year, with what is assigned to it',
    params: CustomerParams,
    body: OpenBudget,
    answer: KeptBudget,
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
  call('POST', '/budgets/:budget/assign/', {
    action: 'budget.change',
    summary: 'Assigns more, or takes off what was assigned with a negative amount; the same key again changes nothing',
    params: BudgetId,
    body: Assign,
    answer: KeptBudget,
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
  call('PUT', '/budgets/:budget/', {
    action: 'budget.change',
    summary: 'Names a budget anew, closes it or opens it again',
    params: BudgetId,
    body: SavedBudget,
    answer: KeptBudget,
    subject,
    current: async ({ db, params }) => {
      const budget = await anyBudget(db, params.budget)
      return budget && budgetView(budget)
    },
    run: async ({ db, params, body, now }) => budgetView(await changeBudget(db, params.budget, body, now)),
  })
}
