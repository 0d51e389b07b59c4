import { Form, useLoaderData, useSearchParams } from 'react-router'
import { type Day, shownDay } from '#kernel/days.ts'
import { shownSpan } from '#kernel/shown-time.ts'
import type { Activity } from '#modules/editorial/agenda/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useSignedCopyWords } from '../agenda/signed-copy-words.ts'
import { useLanguage } from '../messages/messages.tsx'
import { Link } from '../site/link.tsx'
import { ErrorSummary, Field, type FormOutcome, Submit } from '../ui/form.tsx'
import { Title } from '../ui/title.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { loadSigning, orderSigned } from './signed-work.ts'

export const loader = serverHandler(loadSigning)
export const action = serverHandler(orderSigned)
export const clientAction = browserHandler(orderSigned)

/** A copy that an author signs at an activity: of which book, and for whom. What the law says of it stands beside the dedication. */
export default function SignedCopy() {
  const activity = useLoaderData() as Activity
  const outcome = useAnswer<FormOutcome>()
  const language = useLanguage()
  const words = useSignedCopyWords()
  const [search] = useSearchParams()
  const books = activity.related.filter(({ pk }) => activity.signing?.products.includes(pk))
  return (
    <div className="page narrow">
      <Title text={words.order} />
      <h1>{words.order}</h1>
      <p className="lead">
        {activity.title}, {shownSpan(activity, language)}
      </p>
      <Form method="post" className="form" noValidate>
        <p>
          {words.lead} {activity.signing && words.until(shownDay(activity.signing.until as Day))}
        </p>
        <ErrorSummary outcome={outcome} />
        <Field name="product" label={words.book} defaultValue={search.get('product') ?? undefined} outcome={outcome}>
          {books.map(({ pk, title, author }) => (
            <option key={pk} value={pk}>
              {[title, author?.name].filter(Boolean).join(' · ')}
            </option>
          ))}
        </Field>
        <Field
          name="dedication"
          label={words.dedication}
          hint={words.dedicationHint}
          maxLength={60}
          autoComplete="off"
          outcome={outcome}
        />
        <p className="quiet">{words.law}</p>
        <p className="quiet">{words.data}</p>
        <p className="form-actions">
          <Submit>{words.toBasket}</Submit>
        </p>
      </Form>
      <p>
        <Link to={pathTo('agenda-activity', language, { slug: activity.slug, id: activity.id })}>{words.back}</Link>
      </p>
    </div>
  )
}
