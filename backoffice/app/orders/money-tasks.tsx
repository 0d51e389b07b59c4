import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { Mark, Money } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { type Order, useOrderAct } from './order-acts.ts'
import { orderWords } from './words.ts'

/** What banks are still to do for an order; what was given up is tried again here. */
export function MoneyTasks({ order }: { order: Order }) {
  const { order: words } = useWords(orderWords)
  const may = useMay('payment.settle')
  const retry = useOrderAct('POST /payments/tasks/:task/retry/', words.retried)
  const open = order.tasks.filter(({ state }) => state !== 'done')
  if (open.length === 0) return null
  return (
    <ul className="rows">
      {open.map(({ task, kind, amount, state, acts }) => (
        <li key={task}>
          <span>{words.tasks[kind]}</span>
          <span>
            <Mark tone={state === 'given_up' ? 'bad' : 'wait'}>{words.taskStates[state]}</Mark>{' '}
            {may && acts.retry === null && (
              <ActButton busy={retry.busy} onAct={() => void retry.quick({ params: { task }, body: {} })}>
                {words.retry}
              </ActButton>
            )}
          </span>
          <Money euros={amount} />
        </li>
      ))}
    </ul>
  )
}
