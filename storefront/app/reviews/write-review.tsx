import './own-reviews.css'
import { Form, Link, useLoaderData } from 'react-router'
import { longestName, longestReview, type OwnReviews } from '#modules/editorial/reviews/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import type { Inside } from '../account/inside.ts'
import { PrivateScreen } from '../account/private-screen.tsx'
import { useLanguage } from '../messages/messages.tsx'
import { ErrorSummary, Field, type FormOutcome, fieldId, Submit } from '../ui/form.tsx'
import { PictureView } from '../ui/picture.tsx'
import { WrittenField } from '../ui/written-field.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { loadReview, sendReview } from './review-work.ts'
import { OneStar } from './stars.tsx'
import { ownReviewWords } from './words.ts'

export const loader = serverHandler(loadReview)
export const clientLoader = Object.assign(browserHandler(loadReview), { hydrate: true as const })
export const action = serverHandler(sendReview)
export const clientAction = browserHandler(sendReview)

type About = NonNullable<OwnReviews['about']>

/** Stars and words of a work that somebody bought; who did not is told so. */
export default function WriteReview() {
  const page = useLoaderData() as Inside<OwnReviews>
  const language = useLanguage()
  const words = ownReviewWords[language]
  const about = page.content?.about
  return (
    <PrivateScreen page={page} title={about ? words.title({ title: about.title }) : words.write}>
      {({ name }) => (
        <div className="own-reviews">
          {!about ? (
            <p className="message">{words.gone}</p>
          ) : about.may ? (
            <ReviewForm about={about} name={name} />
          ) : (
            <>
              <p className="message">{words.notBought}</p>
              <p>
                <Link to={pathTo('private-orders', language)}>{words.toOrders}</Link>
              </p>
            </>
          )}
          <p>
            <Link to={pathTo('private-reviews', language)}>{words.back}</Link>
          </p>
        </div>
      )}
    </PrivateScreen>
  )
}

function ReviewForm({ about, name }: { about: About; name: string }) {
  const words = ownReviewWords[useLanguage()]
  const outcome = useAnswer<FormOutcome>()
  const { own, image, author } = about
  return (
    <Form method="post" className="form" noValidate>
      <ErrorSummary outcome={outcome} />
      <div className="review-about">
        {image && <PictureView picture={image} sizes="64px" />}
        {author && <p className="quiet">{author}</p>}
      </div>
      {own && <p>{words.again}</p>}
      <StarsField outcome={outcome} given={own?.stars ?? 0} />
      <WrittenField
        name="words"
        label={words.words}
        hint={words.wordsHint}
        rows={8}
        maxLength={longestReview}
        required
        defaultValue={own?.words}
        outcome={outcome}
      />
      <Field
        name="name"
        label={words.name}
        hint={words.nameHint}
        autoComplete="nickname"
        maxLength={longestName}
        required
        defaultValue={own?.name ?? name}
        outcome={outcome}
      />
      <p className="form-actions">
        <Submit>{words.send}</Submit>
      </p>
    </Form>
  )
}

function StarsField({ outcome, given }: { outcome: FormOutcome | undefined; given: number }) {
  const words = ownReviewWords[useLanguage()]
  const error = outcome?.errors['stars']
  const chosen = outcome ? Number(outcome.values['stars'] ?? 0) : given
  const id = fieldId('stars')
  return (
    <fieldset className="stars-field" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="field-label">{words.stars}</legend>
      <div>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars}>
            <input
              type="radio"
              name="stars"
              value={stars}
              id={stars === 1 ? id : undefined}
              required
              defaultChecked={stars === chosen}
              aria-invalid={error ? true : undefined}
            />
            <OneStar />
            <span className="visually-hidden">{words.star({ stars })}</span>
          </label>
        ))}
      </div>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
