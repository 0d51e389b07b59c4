import { Form, useSearchParams } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Link } from '../site/link.tsx'
import { Title } from '../ui/title.tsx'
import { AskedPerson } from '../visit/asked-person.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { NoticeFields } from './notice-form.tsx'
import { askForNotice, type NoticeAnswer } from './notice-work.ts'
import { seriesWords } from './series-words.ts'

export const action = serverHandler(askForNotice)
export const clientAction = browserHandler(askForNotice)

/** Where the form of a product's page leads without scripts. */
export default function Notice() {
  const language = useLanguage()
  const { catalogue } = useMessages()
  const [search] = useSearchParams()
  const answer = useAnswer<NoticeAnswer>()
  const outcome = answer && !('message' in answer) ? answer : undefined
  const product = outcome?.values['product'] ?? search.get('product') ?? ''
  const volume = (outcome?.values['awaits'] ?? search.get('awaits')) === 'volume'
  const title = volume ? seriesWords[language].notice : catalogue.notice.title
  return (
    <div className="page narrow">
      <Title text={title} />
      <h1>{title}</h1>
      {answer && 'message' in answer ? (
        <p className="message message-good" role="status">
          {answer.message}
        </p>
      ) : (
        product !== '' && (
          <Form method="post" className="form" data-person noValidate>
            {volume && <p>{seriesWords[language].once}</p>}
            <NoticeFields product={product} volume={volume} outcome={outcome}>
              <AskedPerson outcome={outcome} scope="notice" />
            </NoticeFields>
          </Form>
        )
      )}
      <p>
        <Link to={pathTo('store', language)}>{catalogue.notice.toStore}</Link>
      </p>
    </div>
  )
}
