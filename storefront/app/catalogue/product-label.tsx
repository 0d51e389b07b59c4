import './product.css'
import type { ReactNode } from 'react'
import { shownEuros, shownNumber } from '#kernel/figures.ts'
import { pathTo } from '#screens/addresses.ts'
import { standsIn } from '#screens/shops.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { availabilityText, availabilityTone } from '../shelves/availability-text.ts'
import { FavouriteButton } from '../shelves/favourite-button.tsx'
import type { ShownProduct } from '../shelves/shown.ts'
import { WishButton } from '../shelves/wish-button.tsx'
import { Link } from '../site/link.tsx'
import { productHref } from '../site/product-href.ts'
import { useShopPath } from '../site/shop-here.ts'
import { NetPrice } from '../ui/net-price.tsx'
import { Price } from '../ui/price.tsx'
import { BuyForm } from './buy-form.tsx'
import { Protection } from './ebook-facts.tsx'
import { isLong, ShortText } from './product-text.tsx'
import { productWords } from './product-words.ts'
import { Sample } from './sample.tsx'
import { Share } from './share.tsx'
import { SizeTable } from './size-table.tsx'
import { Sizes, useSizeChosen } from './sizes.tsx'

/** The museum's label: title, maker, year and material, then the price and one thing to do; `children`: how it gets to whoever buys it. */
export function ProductLabel({ product, children }: { product: ShownProduct; children?: ReactNode }) {
  const language = useLanguage()
  const { catalogue } = useMessages()
  const { availability } = product
  const inShop = useShopPath()
  const sizeChosen = useSizeChosen(product)
  const author = product.model_type === 'book' ? ('author' as const) : ('object-author' as const)
  const line = [
    product.publisher?.name,
    product.edition_year,
    ...(product.attributes['material'] ?? []).map((item) => item.name),
    product.format,
  ].filter(Boolean)
  return (
    <div className="label">
      <div>
        <h1>{product.title}</h1>
        {product.subtitle && <p className="label-subtitle">{product.subtitle}</p>}
        {product.authors.length > 0 && (
          <p className="label-makers">
            {product.authors.map((item, index) => (
              <span key={item.id}>
                {index > 0 && ', '}
                <Link to={pathTo(author, language, { slug: item.slug, id: item.id })}>{item.name}</Link>
              </span>
            ))}
          </p>
        )}
        {line.length > 0 && <p className="label-line">{line.join(' · ')}</p>}
      </div>
      <div>
        {product.price === null ? (
          <p className="label-price">{catalogue.noPrice}</p>
        ) : (
          <p className="label-price">
            <Price euros={product.price} />
            {product.former_price !== null && (
              <s>
                <span className="visually-hidden">{catalogue.formerPrice} </span>
                <Price euros={product.former_price} />
              </s>
            )}
            {product.discount_percent !== null && product.discount_percent > 0 && (
              <span className="badge badge-offer">{catalogue.discount({ percent: product.discount_percent })}</span>
            )}
          </p>
        )}
        <p className="label-small">
          {catalogue.vatIncluded({ percent: product.vat_percent })}
          {product.price !== null && <NetPrice euros={product.price} vatPercent={product.vat_percent} />}
          {product.lowest_price_30_days !== null && product.former_price !== null && (
            <> · {catalogue.lowestPrice({ price: shownEuros(product.lowest_price_30_days, language) })}</>
          )}
        </p>
      </div>
      <div className="label-buy">
        {product.sizes.length > 0 && <Sizes product={product} />}
        {product.size_table && <SizeTable table={product.size_table} />}
        {sizeChosen && (
          <p className="label-state" data-tone={availabilityTone(availability)}>
            {availabilityText(availability, catalogue)}
          </p>
        )}
        {sizeChosen && availability.buyable && product.kept_promises && (
          <p className="label-small">
            {productWords[language].keptPromises({
              percent: product.kept_promises.percent,
              times: shownNumber(product.kept_promises.times, language),
            })}
          </p>
        )}
        {sizeChosen && availability.charged_later && <p className="label-small">{productWords[language].chargedLater}</p>}
        <BuyForm product={product} />
        {product.protection && <Protection of={product.protection} sold={availability.display !== 'currently_unavailable'} />}
        {product.ebook && availability.buyable && standsIn(inShop, 'give-ebook') && (
          <p>
            <Link to={pathTo('give-ebook', language, { id: product.pk })} rel="nofollow">
              {catalogue.giveEbook}
            </Link>
          </p>
        )}
        {sizeChosen && availability.buyable && !product.ebook && product.price !== null && children}
        {product.sample && <Sample product={product.pk} sample={product.sample} />}
        <div className="label-ways">
          <FavouriteButton product={product} worded />
          {standsIn(inShop, 'wish-list-own') && <WishButton product={product.pk} />}
          <Share title={product.title} path={productHref(product, language, inShop)} />
        </div>
      </div>
      {!isLong(product) && <ShortText product={product} />}
    </div>
  )
}
