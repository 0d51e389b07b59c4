import { Form, Link, useFetcher } from 'react-router'
import { type Day, shownDay } from '#kernel/days.ts'
import { shownEuros } from '#kernel/figures.ts'
import type { CartLine, EbookGift } from '#modules/buying/cart/contract.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { availabilityText } from '../shelves/availability-text.ts'
import { productHref } from '../site/product-href.ts'
import { useShopPath } from '../site/shop-here.ts'
import { track, trackedLine } from '../tracking/data-layer.ts'
import { PictureView } from '../ui/picture.tsx'
import { Price } from '../ui/price.tsx'
import type { BasketOutcome } from './basket-work.ts'
import { forLaterWords } from './for-later-words.ts'
import { spokenDay } from './promise.ts'
import { useCopies } from './use-copies.ts'

/**
 * A line of the basket: every change is a form of its own, sent without leaving the page once scripts are here. `told`: what the page
 * that a plain form came back to says of it. `keeps`: whether its visitor has favourites to put it among.
 */
export function BasketLine({ line, told, keeps }: { line: CartLine; told: string; keeps: boolean }) {
  const language = useLanguage()
  const inShop = useShopPath()
  const { cart: words, catalogue, checkout } = useMessages()
  const later = forLaterWords[language].save
  const { product } = line
  const copies = useCopies(line)
  const removal = useFetcher<BasketOutcome>()
  const busy = copies.busy || removal.state !== 'idle'
  return (
    <li className="basket-line" aria-busy={busy}>
      <Link className="basket-picture" to={productHref(product, language, inShop)} tabIndex={-1} aria-hidden="true">
        <PictureView picture={product.images.cart} sizes="120px" />
      </Link>
      <div className="basket-what">
        <h2 className="basket-title">
          <Link to={productHref(product, language, inShop)}>{product.title}</Link>
        </h2>
        <p className="quiet">{[product.author?.name, product.format].filter(Boolean).join(' · ')}</p>
        {line.gift ? (
          <GiftFor gift={line.gift} />
        ) : (
          <p className="basket-state quiet">
            {availabilityText(product.availability, catalogue)}
            {line.promised_on && ` · ${checkout.expected({ day: spokenDay(line.promised_on, language) })}`}
          </p>
        )}
        {line.signing && (
          <p className="basket-gift">
            {line.signing.told}
            {line.signing.stays && <small className="quiet"> {line.signing.stays}</small>}
          </p>
        )}
        <p className="basket-notice" role="status">
          {copies.said ?? told}
          {line.notice && ` ${words.notices[line.notice]}`}
          {line.former_line_price !== null && ` (${words.formerly({ price: shownEuros(line.former_line_price, language) })})`}
        </p>
        <div className="basket-line-acts">
          <removal.Form method="post" onSubmit={() => track('remove_from_cart', [trackedLine(line)])}>
            <input type="hidden" name="intent" value="delete" />
            <input type="hidden" name="line" value={line.pk} />
            <button type="submit" className="text-button" aria-label={words.removeOf({ title: product.title })} disabled={busy}>
              {removal.data?.failed ? words.deleteFailed : words.remove}
            </button>
          </removal.Form>
          {keeps && !line.gift && !line.signing && (
            <Form method="post" preventScrollReset onSubmit={() => track('remove_from_cart', [trackedLine(line)])}>
              <input type="hidden" name="line" value={line.pk} />
              <input type="hidden" name="product" value={product.pk} />
              <button type="submit" name="intent" value="later" className="text-button" aria-label={`${later}: ${product.title}`}>
                {later}
              </button>
            </Form>
          )}
        </div>
      </div>
      <copies.Form method="post" className="stepper" onSubmit={copies.onSubmit}>
        <input type="hidden" name="intent" value="quantity" />
        <input type="hidden" name="line" value={line.pk} />
        <input type="hidden" name="product" value={line.product.pk} />
        {/* Enter presses the first button of a form: this one keeps what was typed. */}
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
        <button
          type="submit"
          name="step"
          value="-1"
          aria-label={words.fewer({ title: product.title })}
          disabled={line.quantity <= 1}
        >
          −
        </button>
        <input
          ref={copies.field}
          name="quantity"
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          maxLength={2}
          aria-label={words.quantityOf({ title: product.title })}
          defaultValue={line.quantity}
          onChange={copies.onChange}
          onBlur={copies.onBlur}
        />
        <button
          type="submit"
          name="step"
          value="1"
          aria-label={words.another({ title: product.title })}
          disabled={line.quantity >= line.max_quantity}
        >
          +
        </button>
      </copies.Form>
      <p className="basket-price">
        {line.unit_price !== null && line.quantity > 1 && (
          <small className="quiet">
            {line.quantity} × <Price euros={line.unit_price} />
          </small>
        )}
        <strong>
          <Price euros={line.total_line_price} />
        </strong>
      </p>
    </li>
  )
}

/** Whom an ebook is for, and when they are told. */
function GiftFor({ gift }: { gift: EbookGift }) {
  const { cart } = useMessages()
  return <p className="basket-gift">{cart.ebookGift({ email: gift.recipient_email, day: shownDay(gift.send_on as Day) })}</p>
}
