import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { plinthSizes } from '../shelves/plinth-sizes.ts'
import type { ShownCard } from '../shelves/shown.ts'
import { Link } from '../site/link.tsx'
import { productHref } from '../site/product-href.ts'
import { PictureView } from '../ui/picture.tsx'
import { Price } from '../ui/price.tsx'

/** Books with the sentence of the bookseller who chose them. */
export function Advised({ items }: { items: (ShownCard & { recommendation: string })[] }) {
  const language = useLanguage()
  const { home } = useMessages()
  return (
    <section className="page" aria-labelledby="advised">
      <div className="section-head">
        <h2 id="advised">{home.recommended}</h2>
        <Link className="more-link" to={pathTo('book-recommended', language)}>
          {home.seeRecommended}
        </Link>
      </div>
      <ul className="advised">
        {items.map((item) => (
          <li key={item.pk} className="card-row">
            <span className={`plinth plinth-${item.model_type}`}>
              <PictureView
                picture={{ ...item.images.cart, alt: '' }}
                sizes={plinthSizes('(min-width: 900px) 220px, 34vw', { model_type: item.model_type, picture: item.images.cart })}
              />
            </span>
            <div>
              <h3>
                <Link className="row-link" to={productHref(item, language)}>
                  {item.title}
                </Link>
              </h3>
              <p className="card-maker quiet">{item.author?.name}</p>
              <blockquote>{item.recommendation}</blockquote>
              {item.price !== null && (
                <p className="card-price">
                  <Price euros={item.price} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
