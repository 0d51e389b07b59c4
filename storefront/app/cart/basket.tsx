import { useRef } from 'react'
import { Form, Link, useFetcher, useLoaderData } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { shopPath } from '#screens/shop-path.ts'
import { standsIn } from '#screens/shops.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { LateSeen } from '../shelves/late-seen.tsx'
import { stepTo, useShopPath } from '../site/shop-here.ts'
import { track, trackedLine } from '../tracking/data-layer.ts'
import { isChanged, useEarly } from '../ui/early.ts'
import { Title } from '../ui/title.tsx'
import { Warranty } from '../ui/warranty.tsx'
import { useCart } from '../visit/cart-store.ts'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { AdvantageFields, GiftCardAlone } from './advantage-fields.tsx'
import { BasketLine } from './basket-line.tsx'
import { type BasketOutcome, changeBasket, loadBasket } from './basket-work.ts'
import { Progress } from './progress.tsx'
import { ShippingGuide, Totals } from './totals.tsx'

export const loader = serverHandler(loadBasket)
export const clientLoader = Object.assign(browserHandler(loadBasket), { hydrate: true as const })

export const action = serverHandler(changeBasket)
export const clientAction = browserHandler(changeBasket)

/** The cart step (K-15 to K-17), with what the shop answers for below it (N-12). */
export default function Basket() {
  const loaded = useLoaderData<typeof loader>()
  const language = useLanguage()
  const inShop = useShopPath()
  const { cart: words, favourites } = useMessages()
  const shown = useCart()
  const outcome = useAnswer<BasketOutcome>()
  const cart = shown.cart ?? outcome?.cart ?? loaded.cart
  return (
    <>
      <div className="page basket">
        <Title text={words.title} />
        <Progress step="cart" />
        <h1>{words.title}</h1>
        {outcome?.of === 'add' && (
          <p className="message" role="alert">
            {outcome.failed}
          </p>
        )}
        {outcome?.later && (
          <p className="message message-good" role="status">
            {words.changed} <Link to={pathTo('private-favourites', language)}>{favourites.title}</Link>
          </p>
        )}
        {cart && !cart.is_empty ? (
          <Filled
            cart={cart}
            known={loaded.known}
            keeps={loaded.keeps && standsIn(inShop, 'private-favourites')}
            cut={outcome?.cut}
          />
        ) : loaded.blind && !shown.known ? (
          <>
            <p className="js-only skeleton basket-skeleton" role="status">
              <span className="visually-hidden">{words.loading}</span>
            </p>
            <noscript>
              <Empty />
            </noscript>
          </>
        ) : (
          <Empty />
        )}
      </div>
      {shown.known && (cart?.is_empty ?? true) && standsIn(inShop, 'store') && <LateSeen />}
      <Warranty />
    </>
  )

  function Empty() {
    return (
      <div className="basket-empty">
        <p className="lead">{words.empty}</p>
        <p className="quiet">{words.emptyText}</p>
        {!loaded.known && (
          <p className="quiet">
            {words.emptySignIn} <Link to={stepTo('basket-login', { inShop, language })}>{words.login}</Link>
          </p>
        )}
        <p>
          <Link
            className="button"
            to={standsIn(inShop, 'store') ? pathTo('store', language) : shopPath(inShop, 'home', language)}
          >
            {words.toStore}
          </Link>
        </p>
      </div>
    )
  }
}

const extrasForm = 'basket-extras'

interface FilledProps {
  cart: NonNullable<ReturnType<typeof useCart>['cart']>
  known: boolean
  keeps: boolean
  cut: BasketOutcome['cut']
}

function Filled({ cart, known, keeps, cut }: FilledProps) {
  const language = useLanguage()
  const inShop = useShopPath()
  const { cart: words } = useMessages()
  const extras = useFetcher<BasketOutcome>()
  const dialog = useRef<HTMLDialogElement>(null)
  const early = useEarly<HTMLFormElement>((form) => isChanged(form) && extras.submit(form))
  return (
    <div className="basket-columns">
      <section aria-label={words.title}>
        <ul className="basket-lines">
          {cart.cart_lines.map((line) => (
            <BasketLine key={line.pk} line={line} keeps={keeps} told={cut?.product === line.product.pk ? cut.notice : ''} />
          ))}
        </ul>
        <extras.Form
          ref={early}
          method="post"
          id={extrasForm}
          className="basket-extras"
          onChange={(event) => {
            const changed: EventTarget = event.target
            if (changed instanceof HTMLInputElement && changed.type === 'checkbox') extras.submit(event.currentTarget)
          }}
        >
          <input type="hidden" name="intent" value="extras" />
          {/* Nothing is wrapped of what is read on a screen. */}
          {cart.needs_shipping && (
            <fieldset>
              <legend className="field-label">{words.giftTitle}</legend>
              <label className="check">
                <input type="checkbox" name="gift_wrap" defaultChecked={cart.gift_wrap} />
                <span>{words.giftWrap}</span>
              </label>
              <label className="check">
                <input type="checkbox" name="gift_ticket" defaultChecked={cart.gift_ticket} />
                <span>{words.giftTicket}</span>
              </label>
            </fieldset>
          )}
          <div className="field">
            <label htmlFor="comments">{words.comments}</label>
            <textarea
              id="comments"
              name="comments"
              maxLength={500}
              rows={3}
              defaultValue={cart.comments}
              aria-describedby="comments-hint"
              onBlur={(event) => {
                if (event.target.value !== cart.comments) extras.submit(event.target.form)
              }}
            />
            <p className="field-hint" id="comments-hint">
              {words.commentsHint}
            </p>
          </div>
          <p className="form-actions">
            <button type="submit" className="button button-quiet button-small">
              {words.save}
            </button>
            <span role="status" className="quiet">
              {extras.state === 'idle' && extras.data && !extras.data.failed ? words.changed : (extras.data?.failed ?? '')}
            </span>
          </p>
        </extras.Form>
        <p className="basket-ends">
          <Link className="text-button" to={stepTo('basket-share', { inShop, language })}>
            {words.shareOrSave}
          </Link>
          <button type="button" className="text-button js-only" onClick={() => dialog.current?.showModal()}>
            {words.emptyBasket}
          </button>
        </p>
        <dialog ref={dialog} className="dialog" aria-labelledby="empty-title">
          <Form method="post" className="form" onSubmit={() => dialog.current?.close()}>
            <h2 id="empty-title">{words.emptyQuestion}</h2>
            <p>{words.emptyWarning}</p>
            <input type="hidden" name="intent" value="empty" />
            <p className="form-actions">
              <button
                type="submit"
                className="button"
                onClick={() => track('remove_from_cart', cart.cart_lines.map(trackedLine))}
              >
                {words.emptyBasket}
              </button>
              <button type="button" className="button button-quiet" onClick={() => dialog.current?.close()}>
                {words.keep}
              </button>
            </p>
          </Form>
        </dialog>
      </section>
      <aside className="basket-summary" aria-label={words.summary}>
        <Totals cart={cart} />
        <ShippingGuide cart={cart} />
        {known ? <AdvantageFields cart={cart} /> : <GiftCardAlone cart={cart} />}
        {!known && (
          <p className="basket-prompt quiet">
            {words.loginPrompt} <Link to={stepTo('basket-login', { inShop, language })}>{words.login}</Link> ·{' '}
            <Link to={stepTo('basket-register', { inShop, language })}>{words.register}</Link>
          </p>
        )}
        {cart.blocked ? (
          <Form method="post" className="message">
            <p>{words.blocked}</p>
            <input type="hidden" name="intent" value="accept" />
            <button type="submit" className="button button-small">
              {words.accept}
            </button>
          </Form>
        ) : (
          <>
            {/* Going on sends what was written in the note as well (K-24). */}
            <button type="submit" form={extrasForm} name="then" value="buy" className="button button-wide">
              {words.buy}
            </button>
            {extras.data?.failed && (
              <p className="field-error" role="alert">
                {extras.data.failed}
              </p>
            )}
          </>
        )}
      </aside>
    </div>
  )
}
