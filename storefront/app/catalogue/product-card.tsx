import { Link } from 'react-router'
import type { ProductCard as Card } from '#modules/catalogue/contract.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { PictureView } from '../ui/picture.tsx'
import { Price } from '../ui/price.tsx'
import { availabilityText } from './availability-text.ts'
import { productHref } from './product-href.ts'

/** Picture, title, maker, price: the label beside the piece, with at most one badge. */
export function ProductCard({ product, eager = false }: { product: Card; eager?: boolean }) {
  const language = useLanguage()
  const { catalogue } = useMessages()
  const badge = product.discount_percent
    ? catalogue.discount({ percent: product.discount_percent })
    : product.availability.display === 'pre_sale'
      ? catalogue.preSaleBadge
      : product.novelty
        ? catalogue.novelty
        : product.recommended
          ? catalogue.recommendedBadge
          : null
  return (
    <article className={`card card-${product.model_type}`}>
      <Link className="card-link" to={productHref(product, language)}>
        <span className="card-picture">
          <PictureView
            picture={product.images.cart}
            sizes="(min-width: 1280px) 240px, (min-width: 768px) 30vw, 46vw"
            eager={eager}
          />
        </span>
        {badge && <span className="card-badge">{badge}</span>}
        <span className="card-title">{product.title}</span>
      </Link>
      {product.author && <p className="card-maker quiet">{product.author.name}</p>}
      <p className="card-price">
        {product.price === null ? <span className="quiet">{catalogue.noPrice}</span> : <Price euros={product.price} />}
        {product.former_price !== null && (
          <s className="quiet">
            <Price euros={product.former_price} />
          </s>
        )}
      </p>
      {!product.availability.buyable && <p className="card-state quiet">{availabilityText(product.availability, catalogue)}</p>}
    </article>
  )
}
