import type { BudgetPage, Ledger } from '#modules/invoicing/budgets/contract.ts'
import { inside } from '../account/inside.ts'
import { isFailure } from '../api/failure.ts'
import { signedBy } from '../visit/visit.ts'

export interface BudgetContent {
  page: BudgetPage
  /** The entries of the budget that was opened; null while none is. */
  ledger: Ledger | null
}

const numberOf = (text: string | null): number | undefined => {
  const number = Number(text)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

/** Budgets of a year, and the entries of one of them (L-01, L-02); for a business what was agreed and what is open (L-16). */
export const loadBudgets = inside<BudgetContent>(async (visit, { request }) => {
  const parameters = new URL(request.url).searchParams
  const [year, budget, before] = ['year', 'budget', 'before'].map((name) => numberOf(parameters.get(name)))
  const page = await visit.call<BudgetPage>('POST', '/budgets/', { ...signedBy(visit), ...(year ? { year } : {}) })
  if (isFailure(page) || !budget) return isFailure(page) ? page : { page, ledger: null }
  const ledger = await visit.call<Ledger>('POST', `/budgets/${budget}/`, { ...signedBy(visit), ...(before ? { before } : {}) })
  return isFailure(ledger) ? ledger : { page, ledger }
})
