import { renderSVG } from 'uqr'
import { shownEuros } from '#kernel/figures.ts'
import type { Language } from '#kernel/language.ts'
import type { Answer } from '../api/calls.ts'
import { slipWords } from './slip-words.ts'

type Made = Answer<'GET /made-orders/:number/'>
type Reserved = Answer<'GET /reservations/:reservation/'>

/** A text as squares that a telephone or a scanner reads. */
export const square = (text: string) => `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(text, { border: 1 }))}`
const shownDay = (day: string) => day.split('-').toReversed().join('/')

/** What the customer takes along, in their language: the address that pays it as a square, or the number of the order. */
export function OrderSlip({ order }: { order: Made }) {
  const words = slipWords[order.language]
  const money = (euros: number) => shownEuros(euros, order.language)
  return (
    <section className="made-slip" lang={order.language}>
      <img src={square(order.pay_link ?? order.number)} alt={order.number} width={150} height={150} />
      <h1>{words.order(order.number)}</h1>
      <p>{order.customer}</p>
      {order.pay_link && <p>{words.payHere}</p>}
      <ul>
        {order.lines.map(({ ean, title, copies, total, special }) => (
          <li key={`${ean}${title}`}>
            {copies} × {title} · {money(total)}
            {special && ` · ${words.special}`}
          </li>
        ))}
      </ul>
      <p>
        {words.total}: <b>{money(order.total)}</b>
        {order.paid > 0 && (
          <>
            <br />
            {words.paid}: {money(order.paid)}
          </>
        )}
        {order.left > 0 && (
          <>
            <br />
            {words.left}: {money(order.left)}
          </>
        )}
      </p>
      {order.promised && <p>{words.promised(shownDay(order.promised))}</p>}
      {order.collect_at && (
        <p>
          {words.collect}: {order.collect_at.name}, {order.collect_at.address}, {order.collect_at.city}
        </p>
      )}
      <p>{words.concluded[order.concluded]}</p>
    </section>
  )
}

/** What lies with the copies on the shelf: the name, and a code that the counter scans. */
export const ShelfSlip = ({
  code,
  name,
  until,
  titles,
  language = 'es',
}: {
  code: string
  name: string
  until?: string
  titles: readonly { title: string; copies: number }[]
  language?: Language
}) => (
  <section className="made-slip">
    <img src={square(code)} alt={code} width={120} height={120} />
    <h1>{name}</h1>
    <p>
      <b>{code}</b>
    </p>
    {until && <p>{slipWords[language].until(shownDay(until))}</p>}
    <ul>
      {titles.map(({ title, copies }) => (
        <li key={title}>
          {copies} × {title}
        </li>
      ))}
    </ul>
  </section>
)

/** What whoever reserves takes along, in their language. */
export function ReservationSlip({ of }: { of: Reserved }) {
  const words = slipWords[of.language]
  return (
    <section className="made-slip" lang={of.language}>
      <img src={square(of.code)} alt={of.code} width={120} height={120} />
      <h1>{words.reservation(of.code)}</h1>
      <p>{of.name}</p>
      <ul>
        {of.lines.map(({ product, title, copies }) => (
          <li key={product}>
            {copies} × {title}
          </li>
        ))}
      </ul>
      <p>
        <b>{words.until(shownDay(of.last_day))}</b>
      </p>
      <p>
        {words.collect}: {of.store}
      </p>
    </section>
  )
}
