import './all-reviews.css'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { Reviews, reviewsOnPage } from '#modules/editorial/reviews/contract.ts'
import { ProductDetail } from '#modules/goods/catalogue/contract.ts'
import { useMessages } from '../messages/messages.tsx'
import { Link } from '../site/link.tsx'
import { productHref } from '../site/product-href.ts'
import { withPage } from '../site/query.ts'
import { apiContext } from '../site/server-api.ts'
import { Pagination } from '../ui/pagination.tsx'
import { Title } from '../ui/title.tsx'
import { Sum } from './product-reviews.tsx'
import { ReviewList } from './review-list.tsx'
import { Stars } from './stars.tsx'

/** All reviews of a work, page by page; a page beyond the last leads to the last. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const page = Math.max(1, Math.min(500, Number(url.searchParams.get('page') ?? 1) || 1))
  const path = `/products/${params['id']}/`
  const [product, reviews] = await Promise.all([
    api.get(ProductDetail, path),
    api.get(Reviews, `${path}reviews/`, { page, limit: reviewsOnPage }),
  ])
  const pages = Math.max(1, Math.ceil(reviews.count / reviewsOnPage))
  if (page > pages) throw redirect(withPage(url.searchParams, pages))
  return { title: product.title, href: productHref(product, api.language), reviews, page, pages }
}

export default function AllReviews() {
  const { title, href, reviews, page, pages } = useLoaderData<typeof loader>()
  const words = useMessages().reviews
  const { average, count, stars } = reviews
  return (
    <div className="page narrow reviews">
      <Title text={words.of({ title })} />
      <h1>{words.of({ title })}</h1>
      {average === null ? (
        <p>{words.none}</p>
      ) : (
        <>
          <Sum average={average} count={count} />
          <ul className="reviews-share">
            {[5, 4, 3, 2, 1].map((given) => {
              const times = stars[given - 1] ?? 0
              return (
                <li key={given}>
                  <Stars of={given} label={words.share({ stars: given, times })} />
                  <meter min={0} max={count} value={times} aria-hidden="true" />
                  <span aria-hidden="true">{times}</span>
                </li>
              )
            })}
          </ul>
        </>
      )}
      <p className="quiet">{words.rule}</p>
      <ReviewList items={reviews.items} />
      <Pagination page={page} pages={pages} />
      <p>
        <Link to={href}>{words.back}</Link>
      </p>
    </div>
  )
}
