import { Link } from 'react-router'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { usePlace } from '../shell/place.ts'
import { productHref } from './product-href.ts'
import type { ShownProduct } from './shown.ts'

/** The same object in its other sizes; each is a product of its own (C-08). */
export function Sizes({ product }: { product: ShownProduct }) {
  const language = useLanguage()
  const place = usePlace()
  const { catalogue } = useMessages()
  const chosen = product.sizes.find((one) => one.pk === product.pk)
  return (
    <nav aria-label={catalogue.chooseSize}>
      <p className="field-label">
        {catalogue.chooseSize}
        {chosen && `: ${chosen.size}`}
      </p>
      <ul className="sizes">
        {product.sizes.map((one) => (
          <li key={one.pk}>
            <Link
              className="pill"
              to={productHref({ ...one, model_type: product.model_type }, language, place)}
              replace
              preventScrollReset
              aria-current={one.pk === product.pk ? 'true' : undefined}
              data-gone={one.availability.buyable ? undefined : ''}
            >
              {one.size}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
