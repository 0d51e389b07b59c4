import { Form, Link } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { isFailure } from '../api/failure.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { ErrorSummary, type FormOutcome, outcomeOf, Submit } from '../ui/form.tsx'
import { NewPassword } from '../ui/new-password.tsx'
import { Title } from '../ui/title.tsx'
import { browserHandler, serverHandler, type VisitHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { signInWords } from './sign-in-words.ts'

/** Takes the new password with the token of the letter (U-15, U-16). */
const reset: VisitHandler<{ done: string } | FormOutcome> = async (visit, { request, params }) => {
  const form = await request.formData()
  const answer = await visit.call<{ detail: string }>('POST', '/customer/password/reset/', {
    opener: visit.opener(),
    token: params['token'] ?? '',
    password: String(form.get('password') ?? ''),
    confirm_password: String(form.get('confirm_password') ?? ''),
  })
  return isFailure(answer) ? outcomeOf(answer, form) : { done: answer.detail }
}

export const action = serverHandler(reset)
export const clientAction = browserHandler(reset)

export default function Reset() {
  const language = useLanguage()
  const { account } = useMessages()
  const words = signInWords[language]
  const answer = useAnswer<{ done: string } | FormOutcome>()
  const outcome = answer && !('done' in answer) ? answer : undefined
  return (
    <div className="page narrow">
      <Title text={words.resetTitle} />
      <meta name="referrer" content="same-origin" />
      <h1>{words.resetTitle}</h1>
      {answer && 'done' in answer ? (
        <>
          <p className="message message-good" role="status">
            {answer.done}
          </p>
          <p>
            <Link className="button" to={pathTo('login', language)}>
              {account.login}
            </Link>
          </p>
        </>
      ) : (
        <Form method="post" className="form" noValidate>
          <ErrorSummary outcome={outcome} />
          <NewPassword replaces outcome={outcome} />
          <p className="form-actions">
            <Submit>{words.reset}</Submit>
          </p>
        </Form>
      )}
    </div>
  )
}
