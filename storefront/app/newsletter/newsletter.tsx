import { Form } from 'react-router'
import { useForms } from '../contact/form-words.ts'
import { useMessages } from '../messages/messages.tsx'
import { ErrorSummary, Submit } from '../ui/form.tsx'
import { Title } from '../ui/title.tsx'
import { AskedPerson } from '../visit/asked-person.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { NewsletterFields } from './newsletter-fields.tsx'
import { type Answer, subscribe } from './newsletter-work.ts'
import { Said } from './said.tsx'

export const action = serverHandler(subscribe)
export const clientAction = browserHandler(subscribe)

/** The sign-up as a page: where the footer's form leads without scripts. */
export default function Newsletter() {
  const { newsletter } = useMessages()
  const forms = useForms()
  const answer = useAnswer<Answer>()
  const outcome = answer && !('message' in answer) ? answer : undefined
  return (
    <div className="page narrow">
      <Title text={newsletter.title} />
      <h1>{newsletter.title}</h1>
      {answer && 'message' in answer ? (
        <Said text={answer.message} />
      ) : (
        <Form method="post" className="form" data-person noValidate>
          <ErrorSummary outcome={outcome} />
          <p>{newsletter.text}</p>
          <NewsletterFields scope="" outcome={outcome} />
          <AskedPerson outcome={outcome} />
          <p className="form-actions">
            <Submit>{newsletter.subscribe}</Submit>
          </p>
        </Form>
      )}
      <section className="form-aside" aria-labelledby="gets">
        <h2 id="gets">{forms.getsTitle}</h2>
        <ul>
          {forms.gets.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}
