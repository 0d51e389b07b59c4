import { z } from 'zod'
import { CustomerParams } from '#modules/people/customers/staff-contract.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { IdOf, ListOf } from '#modules/people/staff/call-contract.ts'
import { assign, changeBudget, openBudget } from './assign.ts'
import { budgetsOf } from './budgets.ts'
import { BudgetShown } from './contract.ts'
import { budgetView } from './read-budgets.ts'

const BudgetId = IdOf('budget')
const Text = (most: number) => z.string().trim().max(most)
const subject = ({ params }: { params: { budget: number } }) => `budget ${params.budget}`
const Amount = z.number().min(-100_000_000).max(100_000_000).multipleOf(0.01)

/** Budgets of libraries: the trade desk says what is assigned, the rest follows from orders and invoices. */
export function budgetStaffRoutes(call: StaffCalls) {
  call('GET', '/customers/:customer/budgets/', {
    action: 'budget.read',
    summary: 'The budgets of a library, the newest year first',
    params: CustomerParams,
    answer: ListOf(BudgetShown),
    subject: ({ params }) => `customer ${params.customer}`,
    run: async ({ db, params }) => ({ items: (await budgetsOf(db, params.customer)).map(budgetView) }),
  })
  call('POST', '/customers/:customer/budgets/', {
    action: 'budget.change',
    summary: 'The budget of a contract, its lot and a year, with what is assigned to it',
    params: CustomerParams,
    body: z.object({
      year: z.number().int().min(2000).max(2100),
      contract: Text(60).default(''),
      budget_lot: Text(60).default(''),
      title: Text(120).min(1),
      amount: Amount.min(0),
    }),
    answer: BudgetShown,
    subject: ({ params }) => `customer ${params.customer}`,
    run: ({ db, params, body, staff, now }) =>
      db.begin(async (tx) =>
        budgetView(
          await openBudget(
            tx,
            {
              customerId: params.customer,
              year: body.year,
              contract: body.contract,
              lot: body.budget_lot,
              title: body.title,
              amountCents: Math.round(body.amount * 100),
            },
            { by: `staff:${staff.id}`, now },
          ),
        ),
      ),
  })
  call('POST', '/budgets/:budget/assign/', {
    action: 'budget.change',
    summary: 'Assigns more, or takes off what was assigned with a negative amount; the same key again changes nothing',
    params: BudgetId,
    body: z.object({
      amount: Amount.refine((amount) => amount !== 0),
      remark: Text(200).default(''),
      entry_key: Text(60).min(8),
    }),
    answer: BudgetShown,
    subject,
    run: ({ db, params, body, staff, now }) =>
      db.begin(async (tx) =>
        budgetView(
          await assign(
            tx,
            params.budget,
            { amountCents: Math.round(body.amount * 100), note: body.remark, key: body.entry_key },
            { by: `staff:${staff.id}`, now },
          ),
        ),
      ),
  })
  call('PUT', '/budgets/:budget/', {
    action: 'budget.change',
    summary: 'Names a budget anew, closes it or opens it again',
    params: BudgetId,
    body: z.object({ title: Text(120).min(1), closed: z.boolean() }),
    answer: BudgetShown,
    subject,
    run: ({ db, params, body, now }) => db.begin(async (tx) => budgetView(await changeBudget(tx, params.budget, body, now))),
  })
}
