import { Link } from 'react-router'
import type { Activity } from '#modules/editorial/agenda/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { useAgenda } from './agenda-words.ts'
import type { RegistrationAnswer } from './agenda-work.ts'

interface Props {
  activity: Activity
  answer: Extract<RegistrationAnswer, { state: 'confirmed' | 'waiting' }>
}

/** After a registration: what the shop answered, what comes next, and where to go from here (T-32). */
export function Registered({ activity: { id, slug }, answer: { message: said, state } }: Props) {
  const language = useLanguage()
  const words = useAgenda()
  return (
    <>
      <p className="message message-good" role="status">
        {said}
      </p>
      <h2>{words.andNow}</h2>
      <ul className="agenda-next-steps">
        {words.nextSteps[state].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <p className="form-actions">
        <Link className="button" to={pathTo('agenda', language)}>
          {words.toAgenda}
        </Link>
        {state === 'confirmed' && (
          <a className="button button-quiet" href={`/api/agenda/${id}/ics/?lang=${language}`}>
            {words.toCalendar}
          </a>
        )}
        <Link className="button button-quiet" to={pathTo('agenda-activity', language, { slug, id })}>
          {words.toActivity}
        </Link>
        <Link className="button button-quiet" to={pathTo('home', language)}>
          {words.home}
        </Link>
      </p>
    </>
  )
}
