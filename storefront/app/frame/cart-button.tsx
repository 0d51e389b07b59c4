import { ShoppingBag } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Link } from '../site/link.tsx'
import { productHref } from '../site/product-href.ts'
import { stepTo, useShopPath } from '../site/shop-here.ts'
import { track, trackedLine } from '../tracking/data-layer.ts'
import { PictureView } from '../ui/picture.tsx'
import { Price } from '../ui/price.tsx'
import { closePreview, openPreview, useCart } from '../visit/cart-store.ts'

/** The preview leaves this long after the pointer did, so that a hand may cross the gap. */
const leaveMs = 350

/** The cart with its count, and the panel that shows what is in it (N-04 to N-07). */
export function CartButton() {
  const language = useLanguage()
  const inShop = useShopPath()
  const { shell, cart: words } = useMessages()
  const { cart, preview } = useCart()
  const { key } = useLocation()
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const root = useRef<HTMLDivElement>(null)
  const count = cart?.num_items ?? 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the panel
  useEffect(closePreview, [key])

  const hold = () => {
    clearTimeout(leaving.current)
    openPreview()
  }
  const leave = () => {
    clearTimeout(leaving.current)
    leaving.current = setTimeout(closePreview, leaveMs)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the panel opens for the pointer as it does for the focus inside
    <div
      ref={root}
      className="cart-corner"
      onPointerEnter={(event) => event.pointerType === 'mouse' && hold()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && leave()}
      onFocus={hold}
      onBlur={(event) => {
        if (!root.current?.contains(event.relatedTarget)) leave()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') closePreview()
      }}
    >
      <Link
        className="header-icon"
        to={stepTo('basket', { inShop, language })}
        aria-label={count > 0 ? shell.cartCount({ count }) : shell.cart}
        aria-expanded={preview}
        aria-controls="cart-preview"
      >
        <ShoppingBag aria-hidden size={20} strokeWidth={1.5} />
        {count > 0 && (
          <span className="cart-count" aria-hidden="true">
            {count}
          </span>
        )}
      </Link>
      <p className="visually-hidden" role="status">
        {/* Where the basket holds fewer than were asked for, the button that was pressed says so. */}
        {preview && cart?.cart_lines.length && !cart.line_change?.notice ? words.changed : ''}
      </p>
      <section id="cart-preview" className="cart-preview" hidden={!preview} aria-label={words.previewTitle}>
        {cart && !cart.is_empty ? (
          <>
            <ul>
              {cart.cart_lines.map((line) => (
                <li key={line.pk}>
                  <span className="cart-preview-picture">
                    <PictureView picture={line.product.images.cart} sizes="64px" />
                  </span>
                  <span>
                    <Link to={productHref(line.product, language, inShop)}>{line.product.title}</Link>
                    <span className="quiet">
                      {line.quantity} × <Price euros={line.product.price ?? 0} />
                    </span>
                  </span>
                  <Price euros={line.total_line_price} />
                </li>
              ))}
            </ul>
            <p className="cart-preview-total">
              <span>{words.total}</span>
              <Price euros={cart.total_products_price_incl_vat} />
            </p>
            <p className="form-actions">
              <Link className="button button-quiet button-small" to={stepTo('basket', { inShop, language })}>
                {words.viewBasket}
              </Link>
              <Link
                className="button button-small"
                to={stepTo('basket', { inShop, language })}
                onClick={() => track('begin_checkout', cart.cart_lines.map(trackedLine))}
              >
                {words.buy}
              </Link>
            </p>
          </>
        ) : (
          <p className="quiet">{words.empty}</p>
        )}
      </section>
    </div>
  )
}
