import './reviews.css'
import { type Day, shownDay } from '#kernel/days.ts'
import type { ShownReview } from '#modules/editorial/reviews/contract.ts'
import { useLanguage } from '../messages/messages.tsx'
import { reviewWords } from './shown-words.ts'
import { Stars } from './stars.tsx'

/** Reviews as their authors wrote them, in the language of each, with what the shop answered. */
export function ReviewList({ items }: { items: readonly ShownReview[] }) {
  const language = useLanguage()
  const words = reviewWords[language]
  return (
    <ul className="reviews-list">
      {items.map((review) => (
        <li key={review.id}>
          <p>
            <Stars of={review.stars} label={words.stars({ stars: String(review.stars) })} />
          </p>
          <p className="review-words" lang={review.language === language ? undefined : review.language}>
            {review.words}
          </p>
          <p className="quiet">
            {review.name} · {shownDay(review.written_on as Day)} · {words.checked}
            {review.edition !== null && ` · ${words.edition({ title: review.edition })}`}
          </p>
          {review.reply !== null && (
            <blockquote className="review-reply">
              <strong>{words.reply}</strong>
              {'\n'}
              {review.reply}
            </blockquote>
          )}
        </li>
      ))}
    </ul>
  )
}
