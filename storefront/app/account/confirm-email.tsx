import { Form, Link, useActionData } from 'react-router'
import { pathTo } from '#kernel/route-table.ts'
import type { EmailConfirmed } from '#modules/customers/account-contract.ts'
import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'
import { ErrorSummary, type FormOutcome, Submit } from '../ui/form.tsx'
import { inBrowser, onServer } from '../visit/work.ts'
import { confirmEmail } from './security-work.ts'

export const action = onServer(confirmEmail)
export const clientAction = inBrowser(confirmEmail)

/** Where the letter's link leads. Only the button confirms: mail programs follow links by themselves. */
export default function ConfirmEmail() {
  const answer = useActionData() as EmailConfirmed | FormOutcome | undefined
  const language = useLanguage()
  const { area } = usePrivateMessages()
  return (
    <div className="page narrow">
      <title>{area.confirm.title}</title>
      <meta name="robots" content="noindex" />
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
      ) : (
        <Form method="post" className="form">
          <ErrorSummary outcome={answer} />
          <p>{answer ? area.confirm.again : area.confirm.text}</p>
          <p className="form-actions">
            {answer ? (
              <Link className="button" to={pathTo('private-data', language)}>
                {area.data.title}
              </Link>
            ) : (
              <Submit>{area.confirm.button}</Submit>
            )}
          </p>
        </Form>
      )}
    </div>
  )
}
