import { Link, useActionData, useLoaderData } from 'react-router'
import { pathTo } from '#kernel/route-table.ts'
import { useLanguage } from '../messages/messages.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { inBrowser, onServer } from '../visit/work.ts'
import { ActivityList, shownActivity } from './activity-card.tsx'
import { useAgenda } from './agenda-words.ts'
import { loadRegistration, type RegistrationAnswer, type RegistrationPage, register } from './agenda-work.ts'
import { RegistrationForm } from './registration-form.tsx'
import { shownTime } from './when.ts'

export const loader = onServer(loadRegistration)
export const action = onServer(register)
export const clientAction = inBrowser(register)

/** Registers for the activity that the address names (T-06); without one it offers those that are ahead. */
export default function Registration() {
  const { activity, choice } = useLoaderData() as RegistrationPage
  const answer = useActionData() as RegistrationAnswer | undefined
  const language = useLanguage()
  const words = useAgenda()
  const crumb = { name: words.title, to: pathTo('agenda', language) }
  if (!activity)
    return (
      <div className="page list agenda">
        <title>{words.registration}</title>
        <meta name="robots" content="noindex" />
        <Breadcrumbs crumbs={[crumb, { name: words.registration }]} />
        <header className="list-head">
          <h1>{words.registration}</h1>
        </header>
        <h2>{choice.length > 0 ? words.choose : words.noneTitle}</h2>
        {choice.length > 0 ? <ActivityList items={choice.map(shownActivity)} /> : <p>{words.none}</p>}
      </div>
    )
  const { id, slug, title, place, status } = activity
  const closed = status === 'cancelled' ? words.cancelledText : activity.takes_registrations ? words.closed : words.noNeed
  return (
    <div className="page narrow agenda-registration">
      <title>{words.registrationOf(title)}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumbs
        crumbs={[crumb, { name: title, to: pathTo('agenda-activity', language, { slug, id }) }, { name: words.registration }]}
      />
      <h1>{words.registrationOf(title)}</h1>
      <p className="quiet">
        <time dateTime={activity.starts_at}>{shownTime(activity, language)}</time>
        <br />
        {place}
      </p>
      {answer && 'said' in answer ? (
        <>
          <p className="message message-good" role="status">
            {answer.said}
          </p>
          <p>
            <Link to={pathTo('agenda', language)}>{words.toAgenda}</Link>
          </p>
        </>
      ) : activity.registration_open ? (
        <RegistrationForm activity={activity} answer={answer} />
      ) : (
        <p className="message">{closed}</p>
      )}
    </div>
  )
}
