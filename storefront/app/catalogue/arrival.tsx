import { type FormEvent, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { shownEuros } from '#kernel/figures.ts'
import { longDay } from '#kernel/shown-time.ts'
import type { Arrival as Promised } from '#modules/buying/cart/contract.ts'
import { browserApi } from '../api/client.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { keepPlace, usePlace } from '../visit/place.ts'
import { arrivalWords } from './arrival-words.ts'
import { type AskedArrival, postcodeQuery } from './asked-arrival.ts'

interface Props {
  product: number
  asked: AskedArrival | null
  /** Whether the shop has stores that hand over. */
  stores?: boolean
}

/**
 * When one copy is at a postcode and what that costs, before anything lies in the basket. A form, so that it works without scripts; with
 * them the place is asked once and stays in the browser, and the page itself is everybody's.
 */
export function Arrival({ product, asked, stores = true }: Props) {
  const language = useLanguage()
  const words = arrivalWords[language]
  const { pathname } = useLocation()
  const place = usePlace()
  const [fetched, setFetched] = useState<{ of: string; answer: Promised | null } | null>(null)
  const [changing, setChanging] = useState(false)
  const { postcode = asked?.postcode, store: chosen } = place ?? {}
  const store = stores ? chosen : undefined
  const wanted = place && (postcode || store) ? JSON.stringify([product, postcode, store]) : null
  useEffect(() => {
    if (!wanted) return
    let left = false
    const query = { ...(postcode && { postcode }), ...(store && { store_code: store }) }
    void browserApi.get<Promised>(`/products/${product}/arrival/`, query).then((answer) => {
      if (!left) setFetched({ of: wanted, answer: answer ?? null })
    })
    return () => {
      left = true
    }
  }, [wanted, product, postcode, store])
  const known = fetched && fetched.of === wanted ? fetched.answer : (asked?.answer ?? null)
  const failed = (fetched?.of === wanted && fetched?.answer === null) || (asked !== null && asked.answer === null && !fetched)
  const home = changing ? null : known?.home
  function keep(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setChanging(false)
    keepPlace({ postcode: String(new FormData(event.currentTarget).get(postcodeQuery)).trim() })
  }
  return (
    <section className="arrival" id="arrival" aria-label={words.title}>
      {home ? (
        <div role="status">
          <Home home={home} orderBy={known?.order_by ?? null} />{' '}
          <button type="button" className="text-button js-only" onClick={() => setChanging(true)}>
            {words.change}
          </button>
        </div>
      ) : (
        <form method="get" action={`${pathname}#arrival`} onSubmit={keep}>
          <div className="field">
            <label htmlFor="arrival-postcode">{words.ask}</label>
            <input
              id="arrival-postcode"
              name={postcodeQuery}
              inputMode="numeric"
              autoComplete="postal-code"
              pattern="(0[1-9]|[1-4][0-9]|5[0-2])[0-9]{3}"
              title="18009"
              maxLength={5}
              required
              key={postcode}
              defaultValue={postcode ?? ''}
            />
          </div>
          <button type="submit" className="button button-quiet">
            {words.see}
          </button>
        </form>
      )}
      {failed && <p className="field-error">{words.failed}</p>}
      {known?.store && <AtStore store={known.store} />}
      {stores && !store && (
        <p>
          <a href="#stores">{words.chooseStore}</a>
        </p>
      )}
    </section>
  )
}

function Home({ home, orderBy }: { home: NonNullable<Promised['home']>; orderBy: Promised['order_by'] }) {
  const language = useLanguage()
  const words = arrivalWords[language]
  const { postcode, place, cost, free_from, promised_on, why_not } = home
  const to = words.to({ place: place ? `${postcode} ${place}` : postcode })
  if (why_not)
    return (
      <p>
        {to} {why_not}
      </p>
    )
  const day = promised_on === null ? words.noDay : words.arrives({ day: longDay(promised_on, language) })
  const price = cost === null ? words.costLater : cost === 0 ? words.free : words.cost({ price: shownEuros(cost, language) })
  return (
    <>
      <p>
        <strong>{day}</strong> · {price}
        {free_from !== null && `, ${words.freeFrom({ amount: shownEuros(free_from, language) })}`}
      </p>
      <p className="label-small">
        {to}{' '}
        {orderBy &&
          (orderBy.today ? words.byToday(orderBy) : words.byDay({ day: longDay(orderBy.day, language), time: orderBy.time }))}
      </p>
    </>
  )
}

function AtStore({ store: { name, level, promised_on, ready_soon, why_not } }: { store: NonNullable<Promised['store']> }) {
  const language = useLanguage()
  const words = arrivalWords[language]
  const { stores } = useMessages()
  const when = ready_soon ? words.soon : promised_on ? words.ready({ day: longDay(promised_on, language) }) : words.noDay
  return (
    <p>
      <strong>{words.myStore({ name, level: stores.level[level] })}</strong> · {why_not ?? words.collect({ when })}
    </p>
  )
}
