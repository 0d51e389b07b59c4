import type { DeskList } from '#modules/libraries/desk/contract.ts'
import { usePrivateMessages } from '../messages/messages.tsx'
import { Price } from '../ui/price.tsx'

/** What is used of the list's budget with this order, and what is left after it (L-02): told in words, drawn beside them. */
export function BudgetGauge({ list }: { list: DeskList }) {
  const { desk } = usePrivateMessages()
  const budget = list.budgets.find((item) => item.pk === list.budget)
  if (!budget) return null
  const { total } = list.sums
  const left = Math.round((budget.available - (list.state === 'ordered' ? 0 : total)) * 100) / 100
  const used = budget.assigned > 0 ? Math.max(0, Math.round(((budget.assigned - left) * 100) / budget.assigned)) : 100
  return (
    <div className="desk-budget" data-level={used > 100 ? 'beyond' : used >= 80 ? 'near' : 'fine'}>
      <p>
        <span>{budget.title}</span> <span className="quiet">{desk.gauge({ used })}</span>
      </p>
      <div className="desk-gauge" aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(100, used)}%` }} />
      </div>
      <dl className="desk-sums">
        <div>
          <dt>{desk.available}</dt>
          <dd>
            <Price euros={budget.available} />
          </dd>
        </div>
        {list.state !== 'ordered' && (
          <div>
            <dt>{desk.afterOrder}</dt>
            <dd>
              <Price euros={left} />
            </dd>
          </div>
        )}
      </dl>
      {list.over_budget && list.state !== 'ordered' && (
        <p className="desk-warning" role="status">
          {desk.overBudget}
        </p>
      )}
    </div>
  )
}
