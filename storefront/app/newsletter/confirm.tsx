import { Form, Link } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { ErrorSummary, Submit } from '../ui/form.tsx'
import { Title } from '../ui/title.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { type Answer, confirm } from './newsletter-work.ts'
import { Said } from './said.tsx'

export const action = serverHandler(confirm)
export const clientAction = browserHandler(confirm)

/** Where the letter's link leads. Only the button confirms: mail programs follow links by themselves. */
export default function ConfirmNewsletter() {
  const language = useLanguage()
  const { newsletter } = useMessages()
  const answer = useAnswer<Answer>()
  return (
    <div className="page narrow">
      <Title text={newsletter.confirmTitle} />
      <meta name="referrer" content="same-origin" />
      <h1>{newsletter.confirmTitle}</h1>
      {answer && 'message' in answer ? (
        <Said text={answer.message} />
      ) : (
        <Form method="post" className="form">
          <ErrorSummary outcome={answer} />
          <p>{newsletter.confirmText}</p>
          <p className="form-actions">
            <Submit>{newsletter.confirm}</Submit>
            {answer && <Link to={pathTo('newsletter', language)}>{newsletter.again}</Link>}
          </p>
        </Form>
      )}
    </div>
  )
}
