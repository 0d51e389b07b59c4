import { Form, Link } from 'react-router'
import { type Day, dayOf, shownDay } from '#kernel/days.ts'
import type { BooksellerRequest } from '#modules/libraries/requests/contract.ts'
import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'
import { productHref } from '../site/product-href.ts'
import { Price } from '../ui/price.tsx'

const shown = (instant: string) => shownDay(dayOf(new Date(instant)))

/** One request: what was asked, the answer, what can be done with it, and its steps. */
export function Request({ request: one }: { request: BooksellerRequest }) {
  const language = useLanguage()
  const {
    intake: { requests: words },
  } = usePrivateMessages()
  const steps = [
    [words.steps.asked, one.date],
    [words.steps.answered, one.answered],
    [words.steps.decided, one.decided],
  ] as const
  return (
    <li>
      <p className="claim-head">
        <span>
          <span className="quiet">{one.number}</span> {words.times({ quantity: one.quantity, text: one.asked })}
        </span>
        <strong data-state={one.state}>{one.state === 'accepted' && !one.product ? words.taken : words.states[one.state]}</strong>
      </p>
      {one.note && <p className="quiet">{one.note}</p>}
      {one.answer && (
        <blockquote className="request-answer">
          <p>{one.answer}</p>
          {one.product && (
            <p>
              <Link to={productHref(one.product, language)}>{one.product.title}</Link>
              <span className="quiet">
                {' '}
                {[one.product.author, one.product.publisher, one.product.year, one.product.ean].filter(Boolean).join(' · ')}
              </span>
            </p>
          )}
          {(one.price !== null || one.available) && (
            <p>
              {one.price !== null && (
                <>
                  <Price euros={one.price} /> {words.each}
                </>
              )}
              {one.price !== null && one.available && ' · '}
              {one.available && words.available({ date: shownDay(one.available as Day) })}
            </p>
          )}
        </blockquote>
      )}
      {one.state === 'answered' && (
        <Form method="post" className="form-actions" preventScrollReset>
          <input type="hidden" name="request" value={one.request} />
          {one.product && (
            <button
              type="submit"
              name="intent"
              value="accept"
              className="button button-small"
              aria-label={words.acceptOf({ number: one.number })}
            >
              {words.accept}
            </button>
          )}
          <button
            type="submit"
            name="intent"
            value="decline"
            className="button button-quiet button-small"
            aria-label={words.declineOf({ number: one.number })}
          >
            {words.decline}
          </button>
        </Form>
      )}
      <ol className="claim-steps">
        {steps.map(([name, at]) => at && <li key={name}>{`${name} ${shown(at)}`}</li>)}
        {one.by && <li>{words.by({ name: one.by })}</li>}
      </ol>
    </li>
  )
}
