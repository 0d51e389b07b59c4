import { type Day, shownDay } from '#kernel/days.ts'
import type { ShownReview } from '#modules/editorial/reviews/contract.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Stars } from './stars.tsx'

const linesOf = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== '')

/** Reviews as their authors wrote them, in the language of each, with what the shop answered. */
export function ReviewList({ items }: { items: readonly ShownReview[] }) {
  const language = useLanguage()
  const words = useMessages().reviews
  return (
    <ul className="review-list">
      {items.map((review) => (
        <li key={review.id}>
          <p>
            <Stars of={review.stars} label={words.stars({ stars: String(review.stars) })} />
          </p>
          <div className="prose" lang={review.language === language ? undefined : review.language}>
            {linesOf(review.words).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <p className="quiet">
            {review.name} · {shownDay(review.written_on as Day)} · {words.checked}
            {review.edition !== null && ` · ${words.edition({ title: review.edition })}`}
          </p>
          {review.reply !== null && (
            <blockquote className="prose">
              <p>
                <strong>{words.reply}</strong>
              </p>
              {linesOf(review.reply).map((line) => (
                <p key={line}>{line}</p>
              ))}
            </blockquote>
          )}
        </li>
      ))}
    </ul>
  )
}
