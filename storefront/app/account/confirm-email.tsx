import { Form, Link } from 'react-router'
import type { EmailConfirmed } from '#modules/people/customers/account-contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'
import { ErrorSummary, Field, Submit } from '../ui/form.tsx'
import { Title } from '../ui/title.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { confirmEmail, type UnconfirmedEmail } from './security-work.ts'

export const action = serverHandler(confirmEmail)
export const clientAction = browserHandler(confirmEmail)

/** Where the letter's link leads. Only the button confirms: mail programs follow links by themselves. */
export default function ConfirmEmail() {
  const answer = useAnswer<EmailConfirmed | UnconfirmedEmail>()
  const refused = answer && !('orders' in answer) ? answer : undefined
  const asks = refused?.errors['password'] !== undefined
  const isOver = refused?.again === true
  const language = useLanguage()
  const { area } = usePrivateMessages()
  return (
    <div className="page narrow">
      <Title text={area.confirm.title} />
      <meta name="referrer" content="same-origin" />
      <h1>{area.confirm.title}</h1>
      {answer && 'orders' in answer ? (
        <>
          <p className="message message-good" role="status">
            {answer.detail} {answer.orders > 0 && area.confirm.orders({ count: answer.orders })}
          </p>
          <p>
            <Link className="button" to={pathTo('private-orders', language)}>
              {area.confirm.toArea}
            </Link>
          </p>
        </>
      ) : isOver ? (
        <>
          <ErrorSummary outcome={refused} />
          <p>{area.confirm.again}</p>
          <p className="form-actions">
            <Link className="button" to={pathTo('private-data', language)}>
              {area.data.title}
            </Link>
          </p>
        </>
      ) : (
        <Form method="post" className="form" noValidate>
          <ErrorSummary outcome={refused} />
          <p>{asks ? area.confirm.passwordText : area.confirm.text}</p>
          {asks && (
            <Field
              name="password"
              type="password"
              label={area.confirm.password}
              autoComplete="current-password"
              required
              outcome={refused}
            />
          )}
          <p className="form-actions">
            <Submit>{area.confirm.button}</Submit>
          </p>
          {asks && (
            <p className="form-aside">
              {area.confirm.stranger} <Link to={pathTo('password-recovery', language)}>{area.confirm.choose}</Link>
            </p>
          )}
        </Form>
      )}
    </div>
  )
}
