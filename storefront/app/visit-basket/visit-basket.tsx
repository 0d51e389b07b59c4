import './visit-basket.css'
import { type FormEvent, useState } from 'react'
import { Form, Link, redirect } from 'react-router'
import type { Cart } from '#modules/buying/cart/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { isFailure } from '../api/failure.ts'
import { cartToFill } from '../cart/basket-work.ts'
import { useLanguage } from '../messages/messages.tsx'
import { productHref } from '../site/product-href.ts'
import { Description } from '../ui/description.tsx'
import { Price } from '../ui/price.tsx'
import { Title } from '../ui/title.tsx'
import { browserHandler, serverHandler, type VisitHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { signedBy } from '../visit/visit.ts'
import { ExitSlots } from './exit-slots.tsx'
import { codeRead } from './kept.ts'
import { Scanner } from './scanner.tsx'
import { useVisitBasket } from './use-visit-basket.ts'
import { useVisitWords } from './words.ts'

interface Sent {
  detail: string | null
}

/** Puts the pieces into the ordinary basket, where they are sent home from. */
const sendHome: VisitHandler<Sent | Response> = async (visit, { request }) => {
  const form = await request.formData()
  const cart = await cartToFill(visit)
  if (typeof cart !== 'string') return { detail: cart.detail }
  for (const line of form.getAll('line')) {
    const [product, quantity] = String(line).split(' ')
    const filled = await visit.call<Cart>('POST', '/cart/line/', { cart, product, quantity, ...signedBy(visit) })
    if (isFailure(filled)) return { detail: filled.detail }
    visit.keepCart(filled)
  }
  return redirect(pathTo('basket', visit.language), 303)
}
export const action = serverHandler(sendHome)
export const clientAction = browserHandler(sendHome)

/** What somebody chooses in the palace shop with their phone: kept here, also without a line, and opened at the counter by six letters. */
export default function VisitBasketPage() {
  const language = useLanguage()
  const words = useVisitWords()
  const { kept, basket, said, ready, add, set, choose } = useVisitBasket()
  const outcome = useAnswer<Sent>()
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)
  const products = new Map((basket?.lines ?? []).map((line) => [line.code, line.product]))
  const put = (event: FormEvent) => {
    event.preventDefault()
    const code = codeRead(typed)
    setWrong(code === null)
    if (code === null) return
    add(code)
    setTyped('')
  }
  const shown = kept.lines.length > 0
  return (
    <div className="page narrow visit-basket">
      <Title text={words.title} />
      <Description text={words.lead} />
      <header className="list-head">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </header>
      <noscript>
        <p className="message">{words.needsScripts}</p>
      </noscript>
      <div className="visit-add js-only">
        <Scanner onCode={add} />
        <form onSubmit={put} className="visit-typed">
          <label htmlFor="visit-code">{words.number}</label>
          <input
            id="visit-code"
            className="input"
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            aria-invalid={wrong || undefined}
            aria-describedby={wrong ? 'visit-code-error' : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
          <button type="submit" className="button button-quiet">
            {words.add}
          </button>
          {wrong && (
            <p className="field-error" id="visit-code-error">
              {words.noNumber}
            </p>
          )}
        </form>
      </div>
      <p role="status" className={kept.sent ? 'quiet' : 'message'}>
        {ready && !kept.sent ? words.waits : ''}
      </p>
      {basket && basket.unknown.length > 0 && <p className="message message-error">{words.unknown(basket.unknown.join(', '))}</p>}
      {outcome?.detail && (
        <p className="message message-error" role="alert">
          {outcome.detail}
        </p>
      )}
      {ready && !shown && <p className="visit-none">{words.empty}</p>}
      {shown && (
        <>
          <ul className="visit-lines">
            {kept.lines.map(({ code, quantity }) => {
              const product = products.get(code)
              const title = product?.title ?? words.piece(code)
              return (
                <li key={code}>
                  <div>
                    {product ? <Link to={productHref(product, language)}>{title}</Link> : title}
                    {product?.price != null && (
                      <p className="quiet">
                        <Price euros={product.price} />
                      </p>
                    )}
                  </div>
                  <div className="visit-quantity">
                    <button type="button" aria-label={words.fewer(title)} onClick={() => set(code, quantity - 1)}>
                      −
                    </button>
                    <output>{quantity}</output>
                    <button
                      type="button"
                      aria-label={words.more(title)}
                      disabled={quantity >= 20}
                      onClick={() => set(code, quantity + 1)}
                    >
                      +
                    </button>
                  </div>
                </li>
              )
            })}
          </ul>
          {basket && kept.sent && (
            <>
              <p className="visit-total">
                {words.total} <Price euros={basket.total} />
              </p>
              <section className="visit-code" aria-labelledby="visit-code-title">
                <h2 id="visit-code-title">{words.atCounter}</h2>
                <p className="visit-letters" translate="no">
                  {basket.code}
                </p>
                <p>{words.atCounterText}</p>
              </section>
              <ExitSlots basket={basket} said={said} onChoose={(at) => void choose(at)} />
              <section aria-labelledby="visit-home">
                <h2 id="visit-home">{words.sendHome}</h2>
                <p>{words.sendHomeText}</p>
                <Form method="post" className="form">
                  {basket.lines.map(({ product, quantity }) => (
                    <input key={product.pk} type="hidden" name="line" value={`${product.pk} ${quantity}`} />
                  ))}
                  <p className="form-actions">
                    <button type="submit" className="button">
                      {words.toBasket}
                    </button>
                  </p>
                </Form>
              </section>
            </>
          )}
        </>
      )}
    </div>
  )
}
