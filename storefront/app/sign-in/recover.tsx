import { Form } from 'react-router'
import { isFailure } from '../api/failure.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { ErrorSummary, Field, type FormOutcome, Submit } from '../ui/form.tsx'
import { Title } from '../ui/title.tsx'
import { AskedPerson } from '../visit/asked-person.tsx'
import { browserHandler, serverHandler, type VisitHandler } from '../visit/handlers.ts'
import { outcomeForPerson, sendAsPerson } from '../visit/person-work.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { signInWords } from './sign-in-words.ts'

/** Asks for the letter with the link (U-14, U-16). */
const recover: VisitHandler<{ sent: true } | FormOutcome> = async (visit, { request }) => {
  const form = await request.formData()
  const answer = await sendAsPerson(visit, form, (captcha) =>
    visit.call('POST', '/customer/password/recover/', { email: String(form.get('email') ?? ''), captcha }),
  )
  return isFailure(answer) ? outcomeForPerson(visit, answer, form) : { sent: true }
}

export const action = serverHandler(recover)
export const clientAction = browserHandler(recover)

export default function Recover() {
  const { account } = useMessages()
  const words = signInWords[useLanguage()]
  const answer = useAnswer<{ sent: true } | FormOutcome>()
  const sent = answer !== undefined && 'sent' in answer
  const outcome = answer && !('sent' in answer) ? answer : undefined
  return (
    <div className="page narrow">
      <Title text={words.recoverTitle} />
      <h1>{words.recoverTitle}</h1>
      {sent ? (
        <p className="message message-good" role="status">
          {words.recoverSent}
        </p>
      ) : (
        <Form method="post" className="form" data-person noValidate>
          <ErrorSummary outcome={outcome} />
          <p>{words.recoverText}</p>
          <Field name="email" type="email" label={account.email} autoComplete="email" required outcome={outcome} />
          <AskedPerson outcome={outcome} />
          <p className="form-actions">
            <Submit>{words.recover}</Submit>
          </p>
        </Form>
      )}
    </div>
  )
}
