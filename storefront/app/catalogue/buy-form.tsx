import { askHref } from '../contact/asked-about.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { AddToCart } from '../shelves/add-to-cart.tsx'
import type { ShownProduct } from '../shelves/shown.ts'
import { Link } from '../site/link.tsx'
import { NoticeForm, offersNotice } from './notice-form.tsx'
import { productWords } from './product-words.ts'
import { useSizeChosen } from './sizes.tsx'

/** One thing to do: buy or reserve where the shop sells it now (C-22), ask where it may be had. */
export function BuyForm({ product, bare = false }: { product: ShownProduct; bare?: boolean }) {
  const language = useLanguage()
  const { catalogue } = useMessages()
  const { availability, pk } = product
  if (!useSizeChosen(product))
    return (
      <p>
        <a className="button button-quiet" href="#sizes">
          {catalogue.chooseSizeFirst}
        </a>
      </p>
    )
  if (availability.display === 'check_availability')
    return (
      <>
        <p>
          <Link className="button button-quiet" to={askHref(pk, language)}>
            {productWords[language].askAvailability}
          </Link>
        </p>
        {!bare && <NoticeForm product={pk} />}
      </>
    )
  if (!availability.buyable) return !bare && offersNotice(availability) ? <NoticeForm product={pk} /> : null
  return (
    <AddToCart product={product} label={availability.display === 'pre_sale' ? catalogue.reserve : catalogue.addToCart}>
      {!bare && !product.ebook && (
        <>
          <label className="visually-hidden" htmlFor="quantity">
            {catalogue.quantity}
          </label>
          <input id="quantity" name="quantity" type="number" min={1} max={99} defaultValue={1} inputMode="numeric" />
        </>
      )}
    </AddToCart>
  )
}
