import { useSearchParams } from 'react-router'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import type { ShownProduct } from '../shelves/shown.ts'
import { Link } from '../site/link.tsx'
import { productHref } from '../site/product-href.ts'
import { useShopPath } from '../site/shop-here.ts'

/** What the address says of the size that the reader chose. */
export const sizeQuery = 'size'

/** Whether a size has been chosen on this page, or none is to be: an address without one shows the product and waits (C-08). */
export function useSizeChosen({ pk, sizes }: Pick<ShownProduct, 'pk' | 'sizes'>): boolean {
  const [search] = useSearchParams()
  return sizes.length < 2 || search.get(sizeQuery) === String(pk)
}

/** The same object in its other sizes; each is a product of its own (C-08). */
export function Sizes({ product }: { product: ShownProduct }) {
  const language = useLanguage()
  const inShop = useShopPath()
  const { catalogue } = useMessages()
  const isChosen = useSizeChosen(product)
  const chosen = isChosen ? product.sizes.find((size) => size.pk === product.pk) : undefined
  return (
    <nav id="sizes" aria-label={catalogue.chooseSize} tabIndex={-1}>
      <p className="field-label">
        {catalogue.chooseSize}
        {chosen && `: ${chosen.size}`}
      </p>
      <ul className="sizes">
        {product.sizes.map((size) => (
          <li key={size.pk}>
            <Link
              className="pill"
              to={`${productHref({ ...size, model_type: product.model_type }, language, inShop)}?${sizeQuery}=${size.pk}`}
              replace
              preventScrollReset
              aria-current={size === chosen ? 'true' : undefined}
              data-gone={size.availability.buyable ? undefined : ''}
            >
              {size.size}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
