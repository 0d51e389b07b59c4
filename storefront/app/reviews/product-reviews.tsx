import { shownNumber } from '#kernel/figures.ts'
import type { Reviews } from '#modules/editorial/reviews/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Link } from '../site/link.tsx'
import { ReviewList } from './review-list.tsx'
import { Stars } from './stars.tsx'

/** What buyers say of a work: the average of what is shown, the newest of them, and how purchases are checked (TRLGDCU, article 20.4). */
export function ProductReviews({ product, reviews }: { product: number; reviews: Reviews }) {
  const language = useLanguage()
  const words = useMessages().reviews
  const { count, average, items } = reviews
  const id = String(product)
  return (
    <section className="strip reviews" aria-labelledby="reviews">
      <div className="strip-head">
        <h2 id="reviews">{words.title}</h2>
        {average !== null && <Sum average={average} count={count} />}
      </div>
      {average === null && <p>{words.none}</p>}
      {items.length > 0 && <ReviewList items={items} />}
      <p>
        {count > items.length && (
          <>
            <Link className="more-link" to={pathTo('product-reviews', language, { id })}>
              {words.all({ count })}
            </Link>{' '}
          </>
        )}
        <Link to={pathTo('private-review', language, { id })} rel="nofollow">
          {words.write}
        </Link>
      </p>
      {count > 0 && <p className="quiet">{words.rule}</p>}
    </section>
  )
}

export function Sum({ average, count }: { average: number; count: number }) {
  const language = useLanguage()
  const words = useMessages().reviews
  const shown = shownNumber(average, language)
  return (
    <p>
      <Stars of={average} label={words.stars({ stars: shown })} /> {words.sum({ average: shown, count })}
    </p>
  )
}
