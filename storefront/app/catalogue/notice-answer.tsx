import { Form, useSearchParams } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Link } from '../site/link.tsx'
import { ErrorSummary, Submit } from '../ui/form.tsx'
import { Title } from '../ui/title.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { answerNotice, type NoticeAnswer } from './notice-work.ts'
import { seriesWords } from './series-words.ts'

export const action = serverHandler(answerNotice)
export const clientAction = browserHandler(answerNotice)

/** Where the letters' links lead. Only the button acts: mail programs follow links by themselves. */
export default function NoticeAnswered() {
  const language = useLanguage()
  const { catalogue } = useMessages()
  const [search] = useSearchParams()
  const answer = useAnswer<NoticeAnswer>()
  const stopping = search.has('stop')
  const volume = search.has('volume')
  const title = stopping ? catalogue.notice.stopTitle : volume ? seriesWords[language].notice : catalogue.notice.title
  const confirmText = volume ? seriesWords[language].once : catalogue.notice.confirmText
  return (
    <div className="page narrow">
      <Title text={title} />
      <meta name="referrer" content="same-origin" />
      <h1>{title}</h1>
      {answer && 'message' in answer ? (
        <p className="message message-good" role="status">
          {answer.message}
        </p>
      ) : (
        <Form method="post" className="form">
          <ErrorSummary outcome={answer} />
          <p>{stopping ? catalogue.notice.stopText : confirmText}</p>
          <input type="hidden" name="do" value={stopping ? 'stop' : 'confirm'} />
          <p className="form-actions">
            <Submit>{stopping ? catalogue.notice.stop : catalogue.notice.confirm}</Submit>
          </p>
        </Form>
      )}
      <p>
        <Link to={pathTo('store', language)}>{catalogue.notice.toStore}</Link>
      </p>
    </div>
  )
}
