import './agenda.css'
import { useLoaderData } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { ToGateway } from '../payment/to-gateway.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Title } from '../ui/title.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { ActivityList } from './activity-card.tsx'
import { useAgenda } from './agenda-words.ts'
import { loadRegistration, type RegistrationAnswer, type RegistrationPage, register } from './agenda-work.ts'
import { Appointment } from './appointment.tsx'
import { NoRegistration } from './no-registration.tsx'
import { Registered } from './registered.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { shownActivity } from './shown-activity.ts'

export const loader = serverHandler(loadRegistration)
export const action = serverHandler(register)
export const clientAction = browserHandler(register)

function Choice({ choice }: { choice: NonNullable<RegistrationPage['choice']> }) {
  const language = useLanguage()
  const words = useAgenda()
  return (
    <div className="page list agenda">
      <Title text={words.registration} />
      <Breadcrumbs crumbs={[{ name: words.title, to: pathTo('agenda', language) }, { name: words.registration }]} />
      <header className="list-head">
        <h1>{words.registration}</h1>
        <p className="lead">{choice.length > 0 ? words.chooseLead : words.none}</p>
      </header>
      {choice.length > 0 && (
        <section className="agenda-choice" aria-labelledby="choose">
          <h2 id="choose">{words.choose}</h2>
          <ActivityList items={choice.map((item) => shownActivity(item, language))} />
        </section>
      )}
    </div>
  )
}

/** Registers for the activity that the address names (T-06); without one it offers those that are ahead. */
export default function Registration() {
  const { activity, choice } = useLoaderData() as RegistrationPage
  const answer = useAnswer<RegistrationAnswer>()
  const language = useLanguage()
  const words = useAgenda()
  if (!activity) return <Choice choice={choice} />
  const { id, slug, title } = activity
  const done = answer && 'message' in answer
  return (
    <div className="page narrow agenda-registration">
      <Title text={words.registrationOf(title)} />
      <Breadcrumbs
        crumbs={[
          { name: words.title, to: pathTo('agenda', language) },
          { name: title, to: pathTo('agenda-activity', language, { slug, id }) },
          { name: words.registration },
        ]}
      />
      <h1>{done ? words.thanks[answer.state] : words.registration}</h1>
      <Appointment {...activity} />
      {done && answer.state === 'held' ? (
        <>
          <p className="message" role="status">
            {answer.pay.detail ?? answer.message}
          </p>
          {answer.pay.payment && <ToGateway payment={answer.pay.payment} />}
        </>
      ) : done ? (
        <Registered activity={activity} answer={answer} />
      ) : activity.registration_open ? (
        <RegistrationForm activity={activity} answer={answer} />
      ) : (
        <NoRegistration activity={activity} />
      )}
    </div>
  )
}
