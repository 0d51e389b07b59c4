import { Form } from 'react-router'
import { type ContactSubject, contactTopics, longestAnswer, longestMessage } from '#modules/people/contact/contract.ts'
import { useMessages } from '../messages/messages.tsx'
import { ErrorSummary, Field } from '../ui/form.tsx'
import { WrittenField } from '../ui/written-field.tsx'
import { AcceptAndSend } from './accept-and-send.tsx'
import type { ContactAnswer } from './contact-work.ts'
import { useForms } from './form-words.ts'

interface Props {
  subject: Extract<ContactSubject, 'general' | 'service' | 'job'>
  /** The product it is about, when a page of the shop led here for its sake (C-25). */
  about: { title: string; ean: string } | null
  answer: ContactAnswer | undefined
}

/** What anybody writes to the shop: a topic and a message (T-14, T-15), or an application with its three answers (T-21). */
export function OpenForm({ subject, about, answer }: Props) {
  const { contact } = useMessages()
  const forms = useForms()
  const outcome = answer && 'outcome' in answer ? answer.outcome : undefined
  const applies = subject === 'job'
  return (
    <Form method="post" action="#contact" className="form" noValidate preventScrollReset>
      <ErrorSummary outcome={outcome} />
      <input type="hidden" name="subject" value={subject} />
      <div className="form-columns">
        {!applies && (
          <Field name="kind" label={forms.topic} defaultValue={about ? 'stock' : ''} required outcome={outcome}>
            <option value="">{forms.topicPlaceholder}</option>
            {contactTopics.map((topic) => (
              <option key={topic} value={topic}>
                {forms.topics[topic]}
              </option>
            ))}
          </Field>
        )}
        <Field name="name" label={contact.name} autoComplete="name" maxLength={120} required outcome={outcome} />
        <Field name="email" type="email" label={contact.email} autoComplete="email" maxLength={254} required outcome={outcome} />
        <Field name="phone" type="tel" label={contact.phone} autoComplete="tel" maxLength={30} outcome={outcome} />
      </div>
      {applies && (
        <div className="form-columns">
          {(['training', 'experience', 'knowledge'] as const).map((name) => (
            <WrittenField
              key={name}
              name={name}
              label={forms[name]}
              hint={name === 'knowledge' ? forms.knowledgeHint : forms.answerHint}
              rows={name === 'knowledge' ? 3 : 6}
              maxLength={longestAnswer}
              outcome={outcome}
            />
          ))}
        </div>
      )}
      <WrittenField
        name="message"
        label={applies ? forms.letter : contact.message}
        hint={applies ? forms.jobHint : forms.hint}
        rows={7}
        defaultValue={about && !applies ? forms.asksAbout(about) : undefined}
        maxLength={longestMessage}
        required
        outcome={outcome}
      />
      <AcceptAndSend answer={answer} outcome={outcome} send={applies ? forms.sendJob : contact.send} />
    </Form>
  )
}
