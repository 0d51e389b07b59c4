import './own-reviews.css'
import { Form, Link, useLoaderData, useSearchParams } from 'react-router'
import { type Day, shownDay } from '#kernel/days.ts'
import type { OwnReviews } from '#modules/editorial/reviews/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import type { Inside } from '../account/inside.ts'
import { PrivateScreen, Saved } from '../account/private-screen.tsx'
import { useLanguage, useMessages, usePrivateMessages } from '../messages/messages.tsx'
import { ErrorSummary } from '../ui/form.tsx'
import { PictureView } from '../ui/picture.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { loadOwnReviews, type ReviewOutcome, withdrawReview } from './review-work.ts'
import { Stars } from './stars.tsx'
import { ownReviewWords } from './words.ts'

export const loader = serverHandler(loadOwnReviews)
export const clientLoader = Object.assign(browserHandler(loadOwnReviews), { hydrate: true as const })
export const action = serverHandler(withdrawReview)
export const clientAction = browserHandler(withdrawReview)

/** What somebody wrote of what they bought, where it stands, and what they wrote nothing of yet. */
export default function Own() {
  const page = useLoaderData() as Inside<OwnReviews>
  const outcome = useAnswer<ReviewOutcome>()
  const [query] = useSearchParams()
  const language = useLanguage()
  const { area } = usePrivateMessages()
  const words = ownReviewWords[language]
  const said = outcome && 'message' in outcome ? outcome.message : query.has('sent') && !outcome ? words.sent : null
  return (
    <PrivateScreen page={page} title={area.reviews}>
      {({ items, open }) => (
        <div className="own-reviews">
          <Saved text={said} />
          <ErrorSummary outcome={outcome && 'message' in outcome ? undefined : outcome} />
          <p className="lead">{items.length + open.length > 0 ? words.intro : words.nothing}</p>
          {items.length > 0 && (
            <section>
              <h2>{words.written}</h2>
              <ul className="own-reviews-list">
                {items.map((review) => (
                  <Written key={review.id} review={review} />
                ))}
              </ul>
            </section>
          )}
          {open.length > 0 && (
            <section>
              <h2>{words.open}</h2>
              <ul className="own-reviews-open">
                {open.map(({ product, title, author, image }) => (
                  <li key={product}>
                    {image ? <PictureView picture={image} sizes="64px" /> : <span />}
                    <div>
                      <h3>{title}</h3>
                      {author && <p className="quiet">{author}</p>}
                      <p>
                        <Link
                          to={pathTo('private-review', language, { id: String(product) })}
                          aria-label={words.writeOf({ title })}
                        >
                          {words.write}
                        </Link>
                      </p>
                    </div>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
    </PrivateScreen>
  )
}

function Written({ review }: { review: OwnReviews['items'][number] }) {
  const language = useLanguage()
  const { reviews } = useMessages()
  const words = ownReviewWords[language]
  const { id, product, title, stars, state, refused_for, note, reply } = review
  return (
    <li>
      <h3>{title}</h3>
      <p>
        <Stars of={stars} label={reviews.stars({ stars: String(stars) })} />{' '}
        <strong className={`own-review-state own-review-${state}`}>{words.states[state]}</strong>
      </p>
      {refused_for && <p>{words.reasons[refused_for]}</p>}
      {note && <p>{note}</p>}
      <p className="review-words">{review.words}</p>
      <p className="quiet">
        {review.name} · {shownDay(review.written_on as Day)}
      </p>
      {reply !== null && (
        <blockquote className="review-reply">
          <strong>{words.reply}</strong>
          {'\n'}
          {reply}
        </blockquote>
      )}
      <div className="own-review-acts">
        <Link to={pathTo('private-review', language, { id: String(product) })} aria-label={words.changeOf({ title })}>
          {words.change}
        </Link>
        <details>
          <summary>{words.delete}</summary>
          <Form method="post">
            <input type="hidden" name="review" value={id} />
            <p>{words.deleteSure}</p>
            <button type="submit" className="button button-small button-quiet">
              {words.deleteYes}
            </button>
          </Form>
        </details>
      </div>
    </li>
  )
}
