import { Link, useParams } from 'react-router'
import { shownEuros } from '#kernel/figures.ts'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { DetailPane } from '../kit/detail-pane.tsx'
import { Failed } from '../kit/list-screen.tsx'
import type { RecordField } from '../kit/record-fields.ts'
import { RecordForm } from '../kit/record-form.tsx'
import { Count, Day, Facts, Mark, Money } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { useTradeAct } from './use-act.ts'
import type { Words } from './words/es.ts'
import { tradeDeskWords } from './words.ts'

type Budgets = readonly { budget: number; title: string; available: number }[]

const fieldsOf = ({ standing: words }: Words, budgets: Budgets, shown: (euros: number) => string): RecordField[] => [
  { as: 'check', name: 'active', label: words.isActive },
  { as: 'figure', name: 'copies', label: words.copies },
  { as: 'euros', name: 'price_limit', label: words.price },
  { as: 'euros', name: 'month_limit', label: words.month },
  {
    as: 'choice',
    name: 'budget',
    label: words.budget,
    empty: words.noBudget,
    figures: true,
    options: budgets.map(({ budget, title, available }) => ({
      value: String(budget),
      text: words.left(title, shown(available)),
    })),
  },
]

/** One standing order: what it is, what came of it, and what the desk changes of it at its library's wish. */
export function Screen() {
  const { standing: id = '' } = useParams()
  const words = useWords(tradeDeskWords)
  const { standing: own } = words
  const language = useLanguage()
  const params = { standing: Number(id) }
  const { data, error, refetch } = useCall('GET /standing-orders/:standing/', { params })
  const act = useTradeAct('PUT /standing-orders/:standing/', words.changed)
  const may = useMay('standing.change')
  return (
    <DetailPane
      title={data?.customer_name ?? ''}
      list="/standing-orders"
      row={id}
      head={data && <Mark tone={data.active ? 'good' : 'wait'}>{data.active ? own.active : own.resting}</Mark>}
    >
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && (
        <>
          <p>{data.sentence}</p>
          <Facts
            of={[
              [
                own.columns.customer,
                <Link key="to" to={`/accounts/${data.customer}`}>
                  {data.customer_name}
                </Link>,
              ],
              [own.columns.waiting, <Count key="waiting" of={data.waiting} />],
              [own.accepted, <Count key="accepted" of={data.accepted} />],
              [own.spent, <Money key="spent" euros={data.month_spent} />],
              [own.columns.last, <Day key="last" day={data.last} />],
              [own.columns.next, data.next && <Day day={data.next} />],
            ]}
          />
          {may && (
            <RecordForm
              key={id}
              name={`standing order ${id}`}
              fields={fieldsOf(words, data.budgets, (euros) => shownEuros(euros, language))}
              record={data}
              save={(body) => act.submit({ params, body }).then(() => refetch())}
              refusal={act.refusal}
              busy={act.busy}
            />
          )}
        </>
      )}
    </DetailPane>
  )
}
