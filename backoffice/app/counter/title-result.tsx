import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useAct, useCall } from '../api/queries.ts'
import { useMay, useMe } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { usePaper } from '../kit/paper.tsx'
import { Mark, Money } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { takeInHand } from './in-hand.ts'
import { PriceLabel } from './price-label.tsx'
import { Remark } from './remark.tsx'
import { counterWords } from './words.ts'

/** A book or object in hand: what it costs, where copies are, and what can be done about it. */
export function TitleResult({ found: { product } }: { found: { kind: 'title'; product: number } }) {
  const { book: words } = useWords(counterWords)
  const { store_code: own } = useMe()
  const mayAsk = useMay('transfer.ask')
  const notice = useNotice()
  const { print, paper } = usePaper()
  const { data: title, error, refetch } = useCall('GET /titles/:title/', { params: { title: product } })
  const { data: stock } = useCall('GET /stock/', { query: { product } })
  const { data: known } = useCall('GET /titles/words/', undefined, { staleTime: 3_600_000 })
  const formatName = (of: string | null) => known?.formats.find(({ code }) => code === of)?.name
  const ask = useAct('POST /transfers/', ['GET /stock/', 'GET /transfers/'])
  const here = stock?.stores.find(({ store_code }) => store_code === own)
  const label = title && title.price_cents !== null ? () => print(<PriceLabel title={title} />) : null
  const navigate = useNavigate()
  const [mayReserve, mayOrder] = [useMay('reservation.change'), useMay('order.make')]
  const to = (path: string) => () => void navigate(path)
  const reserve = mayReserve && (here?.quantity ?? 0) > 0 ? to(`/new-reservation?product=${product}`) : null
  const order = mayOrder ? to(`/new-order?product=${product}`) : null
  const send = mayOrder ? to(`/new-order?product=${product}&to=home`) : null
  const [mends, setMends] = useState(false)
  const mend = useMay('remark.make') ? () => setMends(true) : null
  useEffect(() => {
    takeInHand(product)
  }, [product])
  if (error && !title) return <Failed error={error} again={() => void refetch()} />
  if (!title) return null
  const authors = title.names.contributors.map(({ name }) => name).join(', ')
  const stores = (stock?.stores ?? [])
    .filter(({ store_code, quantity, coming }) => store_code === own || quantity > 0 || coming > 0)
    .toSorted((a, b) => Number(b.store_code === own) - Number(a.store_code === own))
  const askFor = (store: string, name: string) =>
    ask.mutate(
      { body: { from_store: store, to_store: own ?? '', lines: [{ product, copies: 1 }] } },
      {
        onSuccess: () => notice({ text: words.asked(name) }),
        onError: (refusal) => notice({ text: refusal.message, kind: 'fault' }),
      },
    )
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
        </p>
      </div>
      <dl className="counter-figures">
        <div>
          <dt>{words.price}</dt>
          <dd>{title.price_cents === null ? '–' : <Money euros={title.price_cents / 100} />}</dd>
          <dd className="quiet">{words.vat(title.vat_percent)}</dd>
        </div>
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
        <Link className="button" data-kind="quiet" to={`/titles/${product}`}>
          {words.open}
        </Link>
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
      </div>
      {mends && (
        <div className="counter-stores">
          <Remark product={product} onDone={() => setMends(false)} />
        </div>
      )}
      {stock && stock.waiting > 0 && <p className="counter-waiting">{words.waiting(stock.waiting)}</p>}
      <div className="counter-stores">
        <h3>{words.stores}</h3>
        <table className="lines" data-stacks>
          <thead>
            <tr>
              <th scope="col">{words.store}</th>
              <th scope="col" data-figure>
                {words.forSale}
              </th>
              <th scope="col" data-figure>
                {words.promised}
              </th>
              <th scope="col" data-figure>
                {words.coming}
              </th>
              {mayAsk && own && <td />}
            </tr>
          </thead>
          <tbody>
            {stores.map(({ store_code, name, shelf, quantity, promised, coming }) => (
              <tr key={store_code} data-own={store_code === own || undefined}>
                <th scope="row">
                  {name} {shelf && <span className="quiet">{shelf}</span>}
                </th>
                <td data-figure data-head={words.forSale}>
                  {quantity}
                </td>
                <td data-figure data-head={words.promised}>
                  {promised}
                </td>
                <td data-figure data-head={words.coming}>
                  {coming}
                </td>
                {mayAsk && own && (
                  <td data-figure>
                    {store_code !== own && quantity > 0 && (
                      <ActButton onAct={() => askFor(store_code, name)} busy={ask.isPending}>
                        {words.ask}
                      </ActButton>
                    )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {title.editions.length > 0 && (
        <div className="counter-stores">
          <h3>{words.editions}</h3>
          <ul className="counter-rows">
            {title.editions.map((edition) => (
              <li key={edition.id}>
                <Link to={`?code=${edition.ean}`}>{edition.title}</Link>{' '}
                <span className="quiet">{[formatName(edition.format_code), edition.ean].filter(Boolean).join(' · ')}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {paper}
    </article>
  )
}
