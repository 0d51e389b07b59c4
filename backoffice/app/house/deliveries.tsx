import { useState } from 'react'
import { useList } from '../api/queries.ts'
import { ActButton } from '../kit/act-button.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { Mark, Section, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { useTold } from './told.ts'
import { houseWords } from './words.ts'

const tone = { waiting: 'wait', sent: 'good', failed: 'bad' } as const

/** What one address was told, the latest first, and what it answered. */
export function Deliveries({ id }: { id: number }) {
  const { webhooks: words } = useWords(houseWords)
  const [state, setState] = useState('')
  const list = useList('GET /webhooks/:webhook/deliveries/', state === '' ? {} : { state }, { webhook: id })
  const replay = useTold('POST /webhooks/deliveries/:delivery/replay/', words.replayed, ['GET /webhooks/'])
  const nameOf = (event: string) => (words.eventNames as Record<string, string>)[event] ?? words.trial
  return (
    <Section
      title={words.deliveries}
      tools={
        <select
          className="filter"
          aria-label={words.deliveryState}
          value={state}
          onChange={({ target }) => setState(target.value)}
        >
          <option value="">{words.deliveryState}</option>
          {Object.entries(words.deliveryStates).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      }
    >
      {list.error && list.rows.length === 0 && <Failed error={list.error} again={list.again} />}
      {!list.loading && list.rows.length === 0 && !list.error && <p className="quiet">{words.noDeliveries}</p>}
      {list.rows.length > 0 && (
        <table className="lines">
          <thead>
            <tr>
              <th>{words.event}</th>
              <th>{words.at}</th>
              <th>{words.answer}</th>
              <th>
                <span className="visually-hidden">{words.replay}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {list.rows.map((row) => (
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
            ))}
          </tbody>
        </table>
      )}
      {list.more && (
        <button type="button" className="button" data-kind="quiet" onClick={list.more}>
          {words.more}
        </button>
      )}
    </Section>
  )
}
