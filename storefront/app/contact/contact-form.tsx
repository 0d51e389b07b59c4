import { Form, Link } from 'react-router'
import { pathTo } from '#kernel/route-table.ts'
import { type ContactSubject, contactKinds, longestMessage } from '#modules/contact/contract.ts'
import { Captcha } from '../checkout/captcha.tsx'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Check, ErrorSummary, Field, fieldId, Submit } from '../ui/form.tsx'
import type { ContactAnswer } from './contact-work.ts'

/** A message to the shop (L-18); its subject is the page it stands on. */
export function ContactForm({ subject, answer }: { subject: ContactSubject; answer: ContactAnswer | undefined }) {
  const language = useLanguage()
  const { contact } = useMessages()
  if (answer && 'said' in answer)
    return (
      <p className="message message-good" role="status">
        {answer.said}
      </p>
    )
  const { outcome, question = null } = answer ?? {}
  const message = fieldId('message')
  const wrong = outcome?.errors['message']
  return (
    <Form method="post" action="#contact" className="form" noValidate preventScrollReset>
      <ErrorSummary outcome={outcome} />
      <input type="hidden" name="subject" value={subject} />
      <div className="form-columns">
        <Field name="kind" label={contact.kind} defaultValue="account" outcome={outcome}>
          {contactKinds.map((kind) => (
            <option key={kind} value={kind}>
              {contact.kinds[kind]}
            </option>
          ))}
        </Field>
        <Field
          name="institution"
          label={contact.institution[subject]}
          autoComplete="organization"
          maxLength={160}
          required={subject !== 'general'}
          outcome={outcome}
        />
        <Field name="name" label={contact.name} autoComplete="name" maxLength={120} required outcome={outcome} />
        <Field name="email" type="email" label={contact.email} autoComplete="email" maxLength={254} required outcome={outcome} />
        <Field name="phone" type="tel" label={contact.phone} autoComplete="tel" maxLength={30} outcome={outcome} />
      </div>
      <div className="field">
        <label htmlFor={message}>{contact.message}</label>
        <textarea
          id={message}
          name="message"
          rows={7}
          maxLength={longestMessage}
          required
          defaultValue={outcome?.values['message']}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${message}-error` : `${message}-hint`}
        />
        <p className="field-hint" id={`${message}-hint`}>
          {contact.messageHint[subject]}
        </p>
        {wrong && (
          <p className="field-error" id={`${message}-error`}>
            {wrong}
          </p>
        )}
      </div>
      <Check name="privacy_accepted" required outcome={outcome}>
        {contact.accept}{' '}
        <Link to={pathTo('privacy-policy', language)} target="_blank">
          {contact.policy}
        </Link>
      </Check>
      <div className={question ? undefined : 'js-only'}>
        <Captcha key={question?.challenge} question={question} outcome={outcome} />
      </div>
      <p className="form-actions">
        <Submit>{contact.send}</Submit>
      </p>
    </Form>
  )
}
