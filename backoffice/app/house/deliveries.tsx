import { ActButton } from '../kit/act-button.tsx'
import { Mark, When } from '../kit/shown.tsx'
import { StateList } from '../kit/state-list.tsx'
import { useTold } from '../kit/told.ts'
import { useWords } from '../words/dictionary.ts'
import { houseWords } from './words.ts'

const tone = { waiting: 'wait', sent: 'good', failed: 'bad' } as const

/** What one address was told, the latest first, and what it answered. */
export function Deliveries({ id }: { id: number }) {
  const { webhooks: words } = useWords(houseWords)
  const replay = useTold('POST /webhooks/deliveries/:delivery/replay/', words.replayed, ['GET /webhooks/'])
  const nameOf = (event: string) => (words.eventNames as Record<string, string>)[event] ?? words.trial
  return (
    <StateList
      call="GET /webhooks/:webhook/deliveries/"
      params={{ webhook: id }}
      title={words.deliveries}
      empty={words.noDeliveries}
      words={{ states: words.deliveryStates, anyState: words.deliveryState, more: words.more }}
      heads={[words.event, words.at, words.answer, words.replay]}
    >
      {(row) => (
        <tr key={row.id}>
          <td>
            {nameOf(row.event)} <small className="quiet">{row.message}</small>
          </td>
          <td>
            <When at={row.at} short />
          </td>
          <td>
            <Mark tone={tone[row.state]}>{words.deliveryStates[row.state]}</Mark> {row.last_status}{' '}
            <small className="quiet">
              {row.last_answer}
              {row.next_try && row.attempts > 0 && (
                <>
                  {' '}
                  {words.nextTry} <When at={row.next_try} short />
                </>
              )}
            </small>
          </td>
          <td>
            {row.state !== 'waiting' && (
              <ActButton busy={replay.busy} onAct={() => replay.run({ params: { delivery: row.id } })}>
                {words.replay}
              </ActButton>
            )}
          </td>
        </tr>
      )}
    </StateList>
  )
}
