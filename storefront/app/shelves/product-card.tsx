import type { ReactNode } from 'react'
import { shownEuros } from '#kernel/figures.ts'
import { standsIn } from '#screens/shops.ts'
import { type Messages, useLanguage, useMessages } from '../messages/messages.tsx'
import { Link } from '../site/link.tsx'
import { productHref } from '../site/product-href.ts'
import { useShopPath } from '../site/shop-here.ts'
import { PictureView } from '../ui/picture.tsx'
import { Price } from '../ui/price.tsx'
import { AddToCart } from './add-to-cart.tsx'
import { availabilityTone, cardAvailabilityText } from './availability-text.ts'
import { FavouriteButton } from './favourite-button.tsx'
import { formatLine } from './format-line.ts'
import { plinthSizes } from './plinth-sizes.ts'
import type { ShownCard } from './shown.ts'

/** At most one badge a card: the offer first, for it is what costs the reader something to miss. */
export function badgeOf(product: ShownCard, words: Messages['catalogue']): string | null {
  if (product.discount_percent) return words.discount({ percent: product.discount_percent })
  if (product.availability.display === 'pre_sale') return words.preSaleBadge
  if (product.novelty) return words.novelty
  if (product.ebook) return words.ebook
  return product.recommended ? words.recommendedBadge : null
}

interface Props {
  product: ShownCard
  eager?: boolean
  /** What tells this product from its neighbours where the titles are the same. */
  note?: ReactNode
  /** What stands in the corner of the picture instead of the heart. */
  corner?: ReactNode
  /** What stands instead of the way into the basket. */
  tools?: ReactNode
  /** What the card opens at its end. */
  children?: ReactNode
}

/** Picture, title, maker, format, price and whether it can be had: the label beside the product. */
export function ProductCard({ product, eager = false, note = null, corner, tools, children }: Props) {
  const language = useLanguage()
  const inShop = useShopPath()
  const { catalogue } = useMessages()
  const badge = badgeOf(product, catalogue)
  const format = formatLine(product, language)
  return (
    <div className="card">
      <Link className="card-link" to={productHref(product, language, inShop)} viewTransition>
        <span className={`plinth plinth-${product.model_type}`}>
          <PictureView
            picture={{ ...product.images.cart, alt: '' }}
            sizes={plinthSizes('(min-width: 1280px) 260px, (min-width: 768px) 30vw, 46vw', {
              model_type: product.model_type,
              picture: product.images.cart,
            })}
            eager={eager}
            widest={product.model_type === 'book' ? 640 : 960}
          />
        </span>
        <span className="card-title">{product.title}</span>
      </Link>
      <div className="card-corner">
        {corner === undefined ? standsIn(inShop, 'private-favourites') && <FavouriteButton product={product} /> : corner}
      </div>
      {product.author && <p className="card-maker quiet">{product.author.name}</p>}
      {note && <p className="card-maker quiet">{note}</p>}
      {format && <p className="card-maker quiet">{format}</p>}
      <p className="card-price">
        {product.price === null ? <span className="quiet">{catalogue.noPrice}</span> : <Price euros={product.price} />}
        {product.former_price !== null && (
          <s>
            <span className="visually-hidden">{catalogue.formerPrice} </span>
            <Price euros={product.former_price} />
          </s>
        )}
        {badge && <span className={product.discount_percent ? 'badge badge-offer' : 'badge'}>{badge}</span>}
      </p>
      {product.former_price !== null && product.lowest_price_30_days !== null && (
        <p className="card-maker quiet">{catalogue.lowestPrice({ price: shownEuros(product.lowest_price_30_days, language) })}</p>
      )}
      <p className="card-state quiet" data-tone={availabilityTone(product.availability)}>
        {cardAvailabilityText(product.availability, catalogue)}
      </p>
      {tools}
      {tools === undefined && product.availability.buyable && product.sized && (
        <p className="card-tools">
          <Link className="button button-quiet button-small card-add" to={productHref(product, language, inShop)} viewTransition>
            {catalogue.chooseSize}
          </Link>
        </p>
      )}
      {tools === undefined && product.availability.buyable && !product.sized && (
        <AddToCart
          product={product}
          label={product.availability.display === 'pre_sale' ? catalogue.reserve : catalogue.addToCart}
          className="card-tools"
          buttonClass="button button-quiet button-small card-add"
        />
      )}
      {children}
    </div>
  )
}
