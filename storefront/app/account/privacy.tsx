import { Form, Link, useLoaderData } from 'react-router'
import { dayOf, shownDay } from '#kernel/days.ts'
import { shownNumber } from '#kernel/figures.ts'
import type { ReminderWish } from '#modules/buying/cart-reminders/contract.ts'
import type { PrivacyView } from '#modules/people/privacy/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useUser } from '../api/user.ts'
import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'
import { ErrorSummary, Field, type FormOutcome, Submit } from '../ui/form.tsx'
import { Title } from '../ui/title.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import type { Inside } from './inside.ts'
import { actOnPrivacy, loadPrivacy, type PrivacyOutcome, type PrivacyPage } from './privacy-work.ts'
import { PrivateScreen, Saved } from './private-screen.tsx'

export const loader = serverHandler(loadPrivacy)
export const clientLoader = Object.assign(browserHandler(loadPrivacy), { hydrate: true as const })
export const action = serverHandler(actOnPrivacy)
export const clientAction = browserHandler(actOnPrivacy)

/** Once the account is gone the page stays and says so: nobody is there to be sent to the login page. */
export const shouldRevalidate = ({ actionResult }: { actionResult?: PrivacyOutcome }) =>
  !(actionResult && 'done' in actionResult && actionResult.done === 'erased')

export default function Privacy() {
  const page = useLoaderData() as Inside<PrivacyPage>
  const outcome = useAnswer<PrivacyOutcome>()
  const { area } = usePrivateMessages()
  if (outcome && 'done' in outcome && outcome.done === 'erased') return <Erased />
  return (
    <PrivateScreen page={page} title={area.privacy.title}>
      {(content) => (
        <>
          {outcome && 'message' in outcome && (
            <Saved text={'wanted' in outcome && outcome.wanted ? area.privacy.newsletterAsked : outcome.message} />
          )}
          <Consents consents={content.consents} />
          <Newsletter on={content.newsletter} />
          {content.reminder && (content.reminder.offered || content.reminder.wanted) && <Reminder of={content.reminder} />}
          <Export />
          <Erase content={content} outcome={outcome && 'errors' in outcome ? outcome : undefined} />
        </>
      )}
    </PrivateScreen>
  )
}

function Erased() {
  const { area } = usePrivateMessages()
  return (
    <div className="page narrow">
      <Title text={area.privacy.erasedTitle} />
      <h1>{area.privacy.erasedTitle}</h1>
      <p className="message message-good" role="status">
        {area.privacy.erasedText}
      </p>
    </div>
  )
}

function Consents({ consents }: { consents: PrivacyView['consents'] }) {
  const language = useLanguage()
  const { area } = usePrivateMessages()
  const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const named = (version: string) => {
    const from = new Date(`${version}-01T00:00:00Z`)
    return Number.isNaN(from.getTime()) ? version : month.format(from)
  }
  return (
    <section className="privacy-part">
      <h2>{area.privacy.consentsTitle}</h2>
      {consents.length === 0 ? (
        <p>{area.privacy.noConsents}</p>
      ) : (
        <ul className="consents">
          {consents.map(({ kind, given, form, text_version, at }) => (
            <li key={`${kind}${at}${given}`}>
              <time dateTime={at}>{shownDay(dayOf(new Date(at)))}</time>
              <span>
                {area.privacy.consents[kind][given ? 'given' : 'taken']} {area.privacy.forms[form] ?? ''}
              </span>
              <span className="quiet">{area.privacy.version({ version: named(text_version) })}</span>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link to={pathTo('privacy-policy', language)}>{area.privacy.readPolicy}</Link>
      </p>
    </section>
  )
}

function Newsletter({ on }: { on: boolean }) {
  const { area } = usePrivateMessages()
  return (
    <section className="privacy-part">
      <h2>{area.privacy.newsletterTitle}</h2>
      <Form method="post">
        <p>{on ? area.privacy.newsletterOn : area.privacy.newsletterOff}</p>
        <p className="form-actions">
          <Submit intent={on ? 'stop' : 'start'} quiet>
            {on ? area.privacy.newsletterStop : area.privacy.newsletterStart}
          </Submit>
        </p>
      </Form>
    </section>
  )
}

/** One letter about what was left in the basket: off until it is asked for. */
function Reminder({ of }: { of: ReminderWish }) {
  const language = useLanguage()
  const { area } = usePrivateMessages()
  return (
    <section className="privacy-part">
      <h2>{area.privacy.reminderTitle}</h2>
      <Form method="post">
        <p>
          {of.wanted
            ? area.privacy.reminderOn
            : area.privacy.reminderOff({ count: of.after_hours, hours: shownNumber(of.after_hours, language) })}
        </p>
        <p className="form-actions">
          <Submit intent={of.wanted ? 'remind-no-more' : 'remind'} quiet>
            {of.wanted ? area.privacy.reminderStop : area.privacy.reminderStart}
          </Submit>
        </p>
      </Form>
    </section>
  )
}

/** A form of the browser's own: its answer is a file. */
function Export() {
  const language = useLanguage()
  const user = useUser()
  const { area } = usePrivateMessages()
  return (
    <section className="privacy-part">
      <h2>{area.privacy.exportTitle}</h2>
      <p>{area.privacy.exportText}</p>
      <form method="post" action={pathTo('private-export', language)}>
        {user && <input type="hidden" name="id" value={user.id} />}
        {user && <input type="hidden" name="token" value={user.token} />}
        <p className="form-actions">
          <button type="submit" className="button button-quiet">
            {area.privacy.exportButton}
          </button>
        </p>
      </form>
    </section>
  )
}

function Erase({ content, outcome }: { content: PrivacyView; outcome: FormOutcome | undefined }) {
  const language = useLanguage()
  const { area } = usePrivateMessages()
  const { obstacles, points } = content
  return (
    <section className="privacy-part">
      <h2>{area.privacy.eraseTitle}</h2>
      <p>{area.privacy.eraseGoes}</p>
      <p>{area.privacy.eraseStays}</p>
      {points > 0 && <p>{area.privacy.erasePoints({ points: shownNumber(points, language) })}</p>}
      {obstacles.length > 0 ? (
        <div className="message">
          <p>{area.privacy.eraseLater}</p>
          <ul>
            {obstacles.map((obstacle) => (
              <li key={obstacle}>{area.privacy.obstacles[obstacle]}</li>
            ))}
          </ul>
        </div>
      ) : (
        <Form method="post" className="form narrow-form" noValidate>
          <ErrorSummary outcome={outcome} />
          <Field
            name="password"
            type="password"
            label={area.privacy.erasePassword}
            autoComplete="current-password"
            required
            outcome={outcome}
          />
          <p className="form-actions">
            <Submit intent="erase" quiet>
              {area.privacy.eraseButton}
            </Submit>
          </p>
        </Form>
      )}
    </section>
  )
}
