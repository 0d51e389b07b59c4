import { Form, useLoaderData } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { Link } from '../site/link.tsx'
import { Check, ErrorSummary, Field, Submit } from '../ui/form.tsx'
import { Title } from '../ui/title.tsx'
import { AskedPerson } from '../visit/asked-person.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { reserveWords } from './reserve-words.ts'
import { askToKeep, type ReserveAnswer, toBeKept } from './reserve-work.ts'
import { ReservedFacts } from './reserved-facts.tsx'

export const loader = serverHandler(toBeKept)
export const clientLoader = browserHandler(toBeKept)
export const action = serverHandler(askToKeep)
export const clientAction = browserHandler(askToKeep)

/** Has one copy kept in a store: who, and where to write to. */
export default function Reserve() {
  const language = useLanguage()
  const words = reserveWords[language]
  const wish = useLoaderData<typeof loader>()
  const answer = useAnswer<ReserveAnswer>()
  const outcome = answer && !('message' in answer) ? answer : undefined
  const done = answer && 'message' in answer ? answer : undefined
  return (
    <div className="page narrow">
      <Title text={words.title} />
      <h1>{words.title}</h1>
      {wish && <p className="lead">{words.lead({ title: wish.title, store: wish.storeName })}</p>}
      {done && <ReservedFacts {...done} />}
      {!done && wish && (
        <Form method="post" className="form" data-person noValidate>
          <p>{words.how}</p>
          <ErrorSummary outcome={outcome} />
          <input type="hidden" name="product" value={wish.product} />
          <input type="hidden" name="store_code" value={wish.store} />
          <Field
            name="name"
            label={words.name}
            hint={words.nameHint}
            autoComplete="name"
            maxLength={120}
            required
            outcome={outcome}
          />
          <Field
            name="email"
            type="email"
            label={words.email}
            hint={words.emailHint}
            autoComplete="email"
            maxLength={254}
            required
            defaultValue={wish.email}
            outcome={outcome}
          />
          <Check name="privacy_accepted" required outcome={outcome}>
            {words.accept} <Link to={pathTo('privacy-policy', language)}>{words.policy}</Link>
          </Check>
          <AskedPerson outcome={outcome} />
          <p className="form-actions">
            <Submit>{words.send}</Submit>
          </p>
        </Form>
      )}
      {!done && !wish && <p>{words.none}</p>}
      <p>
        <Link to={pathTo('store', language)}>{words.toStore}</Link>
      </p>
    </div>
  )
}
