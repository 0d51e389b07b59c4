import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useCall } from '../api/queries.ts'
import { useMay, useMe } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { ActLink } from '../kit/act-link.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { usePaper } from '../kit/paper.tsx'
import { Count, Day, Mark, Money } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { takeInHand } from './in-hand.ts'
import { keepLastStock } from './last-stock.ts'
import { PriceLabel } from './price-label.tsx'
import { Remark } from './remark.tsx'
import { TitleEditions } from './title-editions.tsx'
import { TitleStores } from './title-stores.tsx'
import { counterWords } from './words.ts'

const authorsOf = ({ names }: Answer<'GET /titles/:title/'>) => names.contributors.map(({ name }) => name).join(', ')

/** A book or object in hand: what it costs, where copies are, and what can be done about it. */
export function TitleResult({ found }: { found: { kind: 'title'; product: number; sold_in: string | null } }) {
  const { product, sold_in } = found
  const { book: words } = useWords(counterWords)
  const { store_code: own } = useMe()
  const { print, paper } = usePaper()
  const { data: title, error, refetch } = useCall('GET /titles/:title/', { params: { title: product } })
  const { data: stock, dataUpdatedAt: readAt } = useCall('GET /stock/', { query: { product } })
  const { data: worth } = useCall('GET /scan/titles/:title/worth/', { params: { title: product } })
  const here = stock?.stores.find(({ store_code }) => store_code === own)
  const label = title && title.price_cents !== null ? () => print(<PriceLabel title={title} />) : null
  const navigate = useNavigate()
  // What another shop sells is neither kept nor ordered here.
  const ours = sold_in === null
  const [mayReserve, mayOrder] = [useMay('reservation.change') && ours, useMay('order.make') && ours]
  const to = (path: string) => () => void navigate(path)
  const reserve = mayReserve && (here?.quantity ?? 0) > 0 ? to(`/new-reservation?product=${product}`) : null
  const order = mayOrder ? to(`/new-order?product=${product}`) : null
  const send = mayOrder ? to(`/new-order?product=${product}&to=home`) : null
  const [mends, setMends] = useState(false)
  const mend = useMay('remark.make') ? () => setMends(true) : null
  useEffect(() => {
    takeInHand(product)
  }, [product])
  useEffect(() => {
    if (!title || !stock) return
    keepLastStock({
      ean: title.ean,
      sku: title.sku,
      title: title.title,
      authors: authorsOf(title),
      price_cents: title.price_cents,
      stores: stock.stores
        .filter(({ store_code, quantity }) => store_code === own || quantity > 0)
        .map(({ store_code, name, shelf, quantity }) => ({ name, own: store_code === own, shelf, quantity })),
      at: new Date(readAt).toISOString(),
    })
  }, [title, stock, own, readAt])
  if (error && !title) return <Failed error={error} again={() => void refetch()} />
  if (!title) return null
  const authors = authorsOf(title)
  return (
    <article className="counter-card counter-title">
      <img src={`/media/product/${product}/main-0-240.webp`} alt="" width={120} className="counter-cover" />
      <div className="counter-facts">
        <h2>{title.title}</h2>
        {authors && <p>{authors}</p>}
        <p className="quiet">{[title.names.publisher?.name, title.ean || title.sku].filter(Boolean).join(' · ')}</p>
        <p className="counter-marks">
          <Mark tone={title.state === 'on_sale' ? 'good' : 'bad'}>{words.states[title.state]}</Mark>{' '}
          <Mark>{title.available.means}</Mark>
          {sold_in && <Mark tone="wait">{words.soldIn(sold_in)}</Mark>}
          {title.published_on && title.published_on > new Date().toISOString().slice(0, 10) && (
            <Mark tone="wait">
              {words.appears} <Day day={title.published_on} />
            </Mark>
          )}
        </p>
        {worth?.law && (
          <p className="quiet">
            {words.lawLeft(worth.law.percent)} <Money euros={worth.law.left_cents / 100} />
          </p>
        )}
      </div>
      <dl className="counter-figures">
        <div>
          <dt>{words.price}</dt>
          <dd>{title.price_cents === null ? '–' : <Money euros={title.price_cents / 100} />}</dd>
          <dd className="quiet">{words.vat(title.vat_percent)}</dd>
        </div>
        {worth && worth.points > 0 && (
          <div>
            <dt>{words.points}</dt>
            <dd>
              <Count of={worth.points} />
            </dd>
          </div>
        )}
        {own && (
          <div>
            <dt>{words.here}</dt>
            <dd>{here?.quantity ?? 0}</dd>
            {here?.shelf && (
              <dd className="quiet">
                {words.shelf} {here.shelf}
              </dd>
            )}
          </div>
        )}
      </dl>
      <div className="counter-acts">
        {order && (
          <ActButton kind="main" onAct={order} keys="O">
            {words.order}
          </ActButton>
        )}
        {mayReserve && (
          <ActButton onAct={() => reserve?.()} whyNot={reserve ? null : words.noneHere} keys="R">
            {words.reserve}
          </ActButton>
        )}
        {send && (
          <ActButton onAct={send} keys="S">
            {words.send}
          </ActButton>
        )}
        {label && (
          <ActButton onAct={label} keys="L">
            {words.label}
          </ActButton>
        )}
        {mend && (
          <ActButton onAct={mend} keys="Q">
            {words.mend}
          </ActButton>
        )}
        <ActLink to={`/titles/${product}`}>{words.open}</ActLink>
      </div>
      {mends && (
        <div className="counter-stores">
          <Remark product={product} onDone={() => setMends(false)} />
        </div>
      )}
      {stock && stock.waiting > 0 && <p className="counter-waiting">{words.waiting(stock.waiting)}</p>}
      {stock && <TitleStores stock={stock} />}
      <TitleEditions title={title} stock={stock} />
      {paper}
    </article>
  )
}
