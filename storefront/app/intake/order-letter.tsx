import { Form, Link, useLoaderData } from 'react-router'
import { dayOf, shownDay } from '#kernel/days.ts'
import type { OrderLetter as Sent } from '#modules/libraries/order-letters/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import type { Inside } from '../account/inside.ts'
import { PrivateScreen } from '../account/private-screen.tsx'
import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'
import { ErrorSummary, Submit } from '../ui/form.tsx'
import { Modal } from '../ui/modal.tsx'
import { WrittenField } from '../ui/written-field.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { FileField } from './file-field.tsx'
import { type LetterContent, type LetterFailure, loadLetter, sendEmail } from './order-letter-work.ts'

export const loader = serverHandler(loadLetter)
export const clientLoader = Object.assign(browserHandler(loadLetter), { hydrate: true as const })
export const action = serverHandler(sendEmail)
export const clientAction = browserHandler(sendEmail)

const formId = 'order-letter'

/** An order in the librarian's own words, with a file (L-08 to L-10). */
export default function OrderLetter() {
  const page = useLoaderData() as Inside<LetterContent>
  const failure = useAnswer<LetterFailure>()
  const {
    intake: { letter: words },
  } = usePrivateMessages()
  return (
    <PrivateScreen page={page} title={words.title}>
      {(content) => (
        <>
          {content.sent && !failure ? <Thanks {...content} /> : <LetterForm content={content} failure={failure} />}
          <Before items={content.before.items} />
        </>
      )}
    </PrivateScreen>
  )
}

function Thanks({ sent, reading }: LetterContent) {
  const language = useLanguage()
  const {
    intake: { letter: words },
  } = usePrivateMessages()
  return (
    <>
      <div className="message message-good" role="status">
        <p>
          <strong>{words.sent}</strong> {words.sentNumber({ number: sent })}
        </p>
        {reading !== null && (
          <p>
            {words.read} <Link to={`${pathTo('private-paste', language)}?reading=${reading}`}>{words.toReading}</Link>
          </p>
        )}
      </div>
      <p>
        <Link to={pathTo('private-order-by-email', language)}>{words.another}</Link>
      </p>
    </>
  )
}

function LetterForm({ content, failure }: { content: LetterContent; failure: LetterFailure | undefined }) {
  const {
    intake: { letter: words },
    invoices,
  } = usePrivateMessages()
  const outcome = failure?.outcome
  return (
    <>
      <p className="lead">{words.lead}</p>
      <Form method="post" encType="multipart/form-data" id={formId} className="form intake-form" noValidate>
        {failure && !failure.failed && <ErrorSummary outcome={outcome} />}
        {failure?.failed && (
          <p className="message message-error" role="alert">
            {words.failed}
          </p>
        )}
        <input type="hidden" name="key" value={failure?.key || content.key} />
        <WrittenField
          name="comments"
          label={words.comments}
          hint={words.commentsHint}
          rows={9}
          maxLength={4_000}
          required
          outcome={outcome}
        />
        <FileField
          name="file"
          label={words.file}
          hint={words.fileHint}
          again={failure && words.fileAgain}
          accept=".pdf,.xls,.xlsx,.ods,.csv,.txt,.doc,.docx,.mrc"
          outcome={outcome}
        />
        <p className="form-actions">
          <Submit>{words.send}</Submit>
        </p>
      </Form>
      {failure?.failed && (
        // A new failure is a new modal.
        <Modal key={JSON.stringify(outcome?.values)} title={words.failedTitle}>
          {outcome?.detail && <p>{outcome.detail}</p>}
          <div className="form-actions">
            <button type="submit" form={formId} className="button">
              {words.retry}
            </button>
            <form method="dialog" className="js-only">
              <button type="submit" className="button button-quiet">
                {invoices.close}
              </button>
            </form>
          </div>
        </Modal>
      )}
    </>
  )
}

const shown = (instant: string) => shownDay(dayOf(new Date(instant)))

function Before({ items }: { items: readonly Sent[] }) {
  const language = useLanguage()
  const {
    intake: { letter: words, paste },
  } = usePrivateMessages()
  if (items.length === 0) return null
  return (
    <section aria-labelledby="sent-before">
      <h2 id="sent-before" className="ledger-title">
        {words.before}
      </h2>
      <ul className="requests">
        {items.map((item) => (
          <li key={item.letter}>
            <p className="claim-head">
              <span>
                {item.number} <span className="quiet">{shown(item.date)}</span>
              </span>
              <strong data-state={item.handled ? 'done' : 'open'}>
                {item.handled && item.state !== 'open' ? words[item.state]({ date: shown(item.handled) }) : words.waiting}
              </strong>
            </p>
            <p className="quiet intake-asked">{item.comments.slice(0, 160)}</p>
            <p className="quiet">
              {item.file}
              {item.file && item.reading && ' · '}
              {item.reading && <Link to={`${pathTo('private-paste', language)}?reading=${item.reading}`}>{paste.result}</Link>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
