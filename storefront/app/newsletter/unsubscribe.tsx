import { Form, useSearchParams } from 'react-router'
import { useForms } from '../contact/form-words.ts'
import { Trap } from '../contact/trap.tsx'
import { useMessages } from '../messages/messages.tsx'
import { ErrorSummary, Field, type FormOutcome, fieldId, Submit } from '../ui/form.tsx'
import { Title } from '../ui/title.tsx'
import { AskedPerson } from '../visit/asked-person.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { unsubscribe } from './newsletter-work.ts'

export const action = serverHandler(unsubscribe)
export const clientAction = browserHandler(unsubscribe)

/** The way out (T-22): with the link of a letter one press is enough, without it the e-mail and a reason are asked for. */
export default function Unsubscribe() {
  const { newsletter } = useMessages()
  const forms = useForms()
  const [query] = useSearchParams()
  const outcome = useAnswer<FormOutcome>()
  // A link that was cut short is answered with the fields that it would have spared.
  const token = outcome ? '' : (query.get('token') ?? '')
  const reason = fieldId('reason')
  const wrong = outcome?.errors['reason']
  return (
    <div className="page narrow">
      <Title text={newsletter.endTitle} />
      <meta name="referrer" content="same-origin" />
      <h1>{newsletter.endTitle}</h1>
      <Form method="post" className="form" data-person noValidate>
        <ErrorSummary outcome={outcome} />
        <p>{token ? newsletter.endTextOfLetter : newsletter.endText}</p>
        {token ? (
          <input type="hidden" name="token" value={token} />
        ) : (
          <Field name="email" type="email" label={newsletter.email} autoComplete="email" required outcome={outcome} />
        )}
        <div className="field">
          <label htmlFor={reason}>{token ? newsletter.reasonOfLetter : newsletter.reason}</label>
          <textarea
            id={reason}
            name="reason"
            maxLength={1000}
            rows={3}
            required={!token}
            defaultValue={outcome?.values['reason']}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong ? `${reason}-error` : `${reason}-hint`}
          />
          <p className="field-hint" id={`${reason}-hint`}>
            {newsletter.reasonHint}
          </p>
          {wrong && (
            <p className="field-error" id={`${reason}-error`}>
              {wrong}
            </p>
          )}
        </div>
        <Trap />
        <AskedPerson outcome={outcome} />
        <p className="form-actions">
          <Submit>{newsletter.end}</Submit>
        </p>
      </Form>
      {!token && (
        <section className="form-aside" aria-labelledby="ends">
          <h2 id="ends">{forms.endsTitle}</h2>
          <ul>
            {forms.ends.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
