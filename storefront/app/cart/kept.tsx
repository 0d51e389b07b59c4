import { Form, Link, useSearchParams } from 'react-router'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { stepTo, useShopPath } from '../site/shop-here.ts'
import { ErrorSummary, Submit } from '../ui/form.tsx'
import { Title } from '../ui/title.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { keptWords } from './kept-words.ts'
import { answerKept, type KeptAnswer } from './kept-work.ts'

export const action = serverHandler(answerKept)
export const clientAction = browserHandler(answerKept)

/** Where the letter about a basket leads. Only the button acts: mail programs follow links by themselves. */
export default function Kept() {
  const language = useLanguage()
  const inShop = useShopPath()
  const { cart } = useMessages()
  const words = keptWords[language]
  const [search] = useSearchParams()
  const answer = useAnswer<KeptAnswer>()
  const stopping = search.has('stop')
  const title = stopping ? words.stopTitle : words.title
  return (
    <div className="page narrow">
      <Title text={title} />
      <meta name="referrer" content="same-origin" />
      <h1>{title}</h1>
      <div className="form">
        {answer && 'message' in answer ? (
          <p className="message message-good" role="status">
            {answer.message}
          </p>
        ) : (
          <Form method="post" className="form">
            <ErrorSummary outcome={answer} />
            <p>{stopping ? words.stopText : words.text}</p>
            <input type="hidden" name="do" value={stopping ? 'stop' : 'open'} />
            <p className="form-actions">
              <Submit>{stopping ? words.stop : words.open}</Submit>
            </p>
          </Form>
        )}
        {stopping && (
          <p>
            <Link to={stepTo('basket', { inShop, language })}>{cart.title}</Link>
          </p>
        )}
      </div>
    </div>
  )
}
