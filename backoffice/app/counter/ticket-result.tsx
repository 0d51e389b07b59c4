import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '../api/queries.ts'
import { doOrKeep } from '../api/queue.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMe } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { Mark, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { counterWords } from './words.ts'

interface Props {
  found: { kind: 'ticket'; activity: number; registration: number }
}

/** The ticket of an activity: who, with how many; Enter lets them in, also while the line is cut. */
export function TicketResult({ found: { activity, registration } }: Props) {
  const { ticket: words } = useWords(counterWords)
  const { id: staff } = useMe()
  const notice = useNotice()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const { data, error, refetch } = useCall('GET /door-lists/:activity/', { params: { activity } })
  const guest = data?.people.find((one) => one.registration === registration)
  const tick = async (came: number | null) => {
    if (!guest) return
    setBusy(true)
    const input = { params: { activity }, body: { registration, came, at: new Date().toISOString() } }
    try {
      const said = await doOrKeep(staff, 'POST /door-lists/:activity/came/', input, words.queued(guest.ticket))
      if (said === 'done') await client.invalidateQueries({ queryKey: ['GET /door-lists/:activity/'] })
      else notice({ text: words.kept })
    } catch (refusal) {
      notice({ text: refusal instanceof Error ? refusal.message : String(refusal), kind: 'fault' })
    }
    setBusy(false)
  }
  const here = (guest?.came ?? 0) > 0
  if (error && !data && isRefusal(error) && error.code === 'agenda.unknown')
    return <p className="counter-card">{words.elsewhere}</p>
  if (error && !data) return <Failed error={error} again={() => void refetch()} />
  if (!data) return null
  return (
    <article className="counter-card">
      <h2>
        {guest?.name ?? data.title} <span className="quiet">{guest?.ticket}</span>
      </h2>
      <p>
        {data.title} · <When at={data.starts_at} />
      </p>
      {!guest && <p role="status">{words.off}</p>}
      {guest && (
        <>
          <p className="counter-marks" role="status">
            <Mark>{words.places(guest.places)}</Mark> {guest.state === 'waiting' && <Mark tone="bad">{words.waiting}</Mark>}{' '}
            {here && <Mark tone="good">{words.came(guest.came ?? 0)}</Mark>}
          </p>
          <div className="counter-acts">
            {here ? (
              <ActButton onAct={() => void tick(null)} busy={busy}>
                {words.undo}
              </ActButton>
            ) : (
              <ActButton kind="main" keys="Enter" onAct={() => void tick(guest.places)} busy={busy}>
                {words.arrived}
              </ActButton>
            )}
            <Link className="button" data-kind="quiet" to={`/doors/${activity}`}>
              {words.open}
            </Link>
          </div>
        </>
      )}
    </article>
  )
}
