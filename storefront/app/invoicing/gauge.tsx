import { Link } from 'react-router'
import { shownEuros } from '#kernel/figures.ts'
import type { BudgetShown } from '#modules/invoicing/budgets/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'

/** How far a budget is used: invoiced, then ordered. The figures beside it say the same in words. */
export function Gauge({
  budget,
}: {
  budget: Pick<BudgetShown, 'assigned' | 'invoiced' | 'served' | 'pending' | 'used_percent' | 'level'>
}) {
  const { budgets } = usePrivateMessages()
  const ordered = budget.served + budget.pending
  const whole = Math.max(budget.assigned, budget.invoiced + ordered, 0.01)
  const share = (amount: number) => `${Math.max(0, (amount / whole) * 100).toFixed(2)}%`
  return (
    <div className="gauge" data-level={budget.level} role="img" aria-label={budgets.used({ percent: budget.used_percent })}>
      <span className="gauge-invoiced" style={{ width: share(budget.invoiced) }} />
      <span className="gauge-pending" style={{ width: share(ordered) }} />
      {budget.assigned < whole && <span className="gauge-end" style={{ left: share(budget.assigned) }} />}
    </div>
  )
}

/** A warning of a budget that comes to its end; nothing while it does not. Desk screens show it too. */
export function BudgetWarning({ level }: Pick<BudgetShown, 'level'>) {
  const { budgets } = usePrivateMessages()
  return level === 'fine' ? null : (
    <p className="budget-warning" data-level={level}>
      {budgets.levels[level]}
    </p>
  )
}

/** The figures of a budget; what was delivered and waits for its invoice only where there is any. */
export function BudgetFigures({ budget }: { budget: BudgetShown }) {
  const language = useLanguage()
  const { budgets } = usePrivateMessages()
  return (
    <dl className="budget-figures">
      {(['assigned', 'invoiced', ...(budget.served > 0 ? (['served'] as const) : []), 'pending', 'available'] as const).map(
        (name) => (
          <div key={name} data-figure={name} data-below={budget[name] < 0 || undefined}>
            <dt>{budgets[name]}</dt>
            <dd>{shownEuros(budget[name], language)}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

export function BudgetCard({ budget }: { budget: BudgetShown }) {
  const language = useLanguage()
  const { budgets } = usePrivateMessages()
  const to = `${pathTo('private-budget', language)}?year=${budget.year}&budget=${budget.budget}`
  return (
    <li className="budget">
      <div className="budget-title">
        <h3>{budget.title}</h3>
        <p className="quiet">
          {[
            budget.lot && budget.lot !== budget.title ? budgets.lot({ lot: budget.lot }) : '',
            budget.closed ? budgets.closed : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="budget-used">{budgets.used({ percent: budget.used_percent })}</p>
      </div>
      <Gauge budget={budget} />
      <BudgetFigures budget={budget} />
      <div className="budget-foot">
        <BudgetWarning level={budget.level} />
        <Link to={to} aria-label={budgets.ledgerOf({ title: budget.title })}>
          {budgets.ledger}
        </Link>
      </div>
    </li>
  )
}
