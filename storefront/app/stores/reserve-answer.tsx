import { Form } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { Link } from '../site/link.tsx'
import { ErrorSummary, Submit } from '../ui/form.tsx'
import { Title } from '../ui/title.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { reserveWords } from './reserve-words.ts'
import { answerLetter, type ReserveAnswer } from './reserve-work.ts'
import { ReservedFacts } from './reserved-facts.tsx'

export const action = serverHandler(answerLetter)
export const clientAction = browserHandler(answerLetter)

/** Where the letter leads. Only the button acts: mail programs follow links by themselves. */
export default function ReserveAnswered() {
  const language = useLanguage()
  const words = reserveWords[language]
  const answer = useAnswer<ReserveAnswer>()
  return (
    <div className="page narrow">
      <Title text={words.title} />
      <meta name="referrer" content="same-origin" />
      <h1>{words.title}</h1>
      {answer && 'message' in answer ? (
        <ReservedFacts {...answer} />
      ) : (
        <Form method="post" className="form">
          <ErrorSummary outcome={answer} />
          <p>{words.confirmText}</p>
          <p className="form-actions">
            <Submit>{words.confirm}</Submit>
          </p>
        </Form>
      )}
      <p>
        <Link to={pathTo('store', language)}>{words.toStore}</Link>
      </p>
    </div>
  )
}
