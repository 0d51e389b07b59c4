import { Form, useLoaderData } from 'react-router'
import { dayOf, shownDay } from '#kernel/days.ts'
import type { AccountSession, AccountSessions } from '#modules/people/customers/account-contract.ts'
import { useMessages, usePrivateMessages } from '../messages/messages.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import type { Inside } from './inside.ts'
import { PrivateScreen, Saved } from './private-screen.tsx'
import { endSessions, loadSessions } from './security-work.ts'

export const loader = serverHandler(loadSessions)
export const clientLoader = Object.assign(browserHandler(loadSessions), { hydrate: true as const })
export const action = serverHandler(endSessions)
export const clientAction = browserHandler(endSessions)

export default function Sessions() {
  const page = useLoaderData() as Inside<AccountSessions>
  const outcome = useAnswer<{ message: string } | { refusal: string | null }>()
  const { shell } = useMessages()
  const { area } = usePrivateMessages()
  return (
    <PrivateScreen page={page} title={area.sessions.title}>
      {({ items }) => (
        <>
          <p className="lead">{area.sessions.intro}</p>
          {outcome && 'refusal' in outcome && (
            <p className="message message-error" role="alert">
              {outcome.refusal ?? shell.failed}
            </p>
          )}
          <Saved text={outcome && 'message' in outcome ? outcome.message : null} />
          <ul className="sessions">
            {items.map((session) => (
              <Row key={session.key} session={session} />
            ))}
          </ul>
          <Form method="post">
            <p className="quiet">{area.sessions.endAllHint}</p>
            <p className="form-actions">
              <button type="submit" name="intent" value="all" className="button button-quiet">
                {area.sessions.endAll}
              </button>
            </p>
          </Form>
        </>
      )}
    </PrivateScreen>
  )
}

function Row({ session }: { session: AccountSession }) {
  const { area } = usePrivateMessages()
  const device = session.device || area.sessions.unknown
  return (
    <li>
      <p>
        <strong>{device}</strong>
        {session.here && <span className="session-here">{area.sessions.here}</span>}
      </p>
      <p className="quiet">
        {area.sessions.opened} <Moment at={session.opened_at} /> · {area.sessions.used} <Moment at={session.used_at} />
      </p>
      {!session.here && (
        <Form method="post">
          <input type="hidden" name="key" value={session.key} />
          <button type="submit" className="text-button" aria-label={area.sessions.endOne({ device })}>
            {area.sessions.end}
          </button>
        </Form>
      )}
    </li>
  )
}

/** Day and time as the shop's clock has it. */
function Moment({ at }: { at: string }) {
  const moment = new Date(at)
  const time = moment.toLocaleTimeString('es-ES', {
    timeZone: 'Europe/Madrid',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  })
  return (
    <time dateTime={at}>
      {shownDay(dayOf(moment))}, {time}
    </time>
  )
}
