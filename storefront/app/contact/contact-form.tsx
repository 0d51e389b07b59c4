import { Form } from 'react-router'
import { type ContactSubject, longestMessage, tradeKinds } from '#modules/people/contact/contract.ts'
import { useMessages } from '../messages/messages.tsx'
import { ErrorSummary, Field } from '../ui/form.tsx'
import { WrittenField } from '../ui/written-field.tsx'
import { AcceptAndSend } from './accept-and-send.tsx'
import type { ContactAnswer } from './contact-work.ts'

/** A message of a library or a company to the shop (L-18); its subject is the page it stands on. */
export function ContactForm({
  subject,
  answer,
}: {
  subject: Extract<ContactSubject, 'libraries' | 'companies'>
  answer: ContactAnswer | undefined
}) {
  const { contact } = useMessages()
  if (answer && 'message' in answer)
    return (
      <p className="message message-good" role="status">
        {answer.message}
      </p>
    )
  const outcome = answer?.outcome
  return (
    <Form method="post" action="#contact" className="form" noValidate preventScrollReset>
      <ErrorSummary outcome={outcome} />
      <input type="hidden" name="subject" value={subject} />
      <div className="form-columns">
        <Field name="kind" label={contact.kind} defaultValue="account" outcome={outcome}>
          {tradeKinds.map((kind) => (
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
          required
          outcome={outcome}
        />
        <Field name="name" label={contact.name} autoComplete="name" maxLength={120} required outcome={outcome} />
        <Field name="email" type="email" label={contact.email} autoComplete="email" maxLength={254} required outcome={outcome} />
        <Field name="phone" type="tel" label={contact.phone} autoComplete="tel" maxLength={30} outcome={outcome} />
      </div>
      <WrittenField
        name="message"
        label={contact.message}
        hint={contact.messageHint[subject]}
        rows={7}
        maxLength={longestMessage}
        required
        outcome={outcome}
      />
      <AcceptAndSend answer={answer} outcome={outcome} send={contact.send} />
    </Form>
  )
}
