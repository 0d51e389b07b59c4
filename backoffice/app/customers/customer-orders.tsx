import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMay } from '../api/session.tsx'
import { Day, Mark, Money, Section, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Whole } from './customer.tsx'
import { customerWords } from './words.ts'

interface Row {
  key: string | number
  at: ReactNode
  what: ReactNode
  end?: ReactNode
}

/** The latest of a kind, and how many more there are. */
function Latest({ title, count, rows, more }: { title: string; count: number; rows: readonly Row[]; more?: ReactNode }) {
  const { customer: words } = useWords(customerWords)
  if (count === 0) return null
  return (
    <Section title={title}>
      <ul className="rows">
        {rows.map(({ key, at, what, end }) => (
          <li key={key}>
            {at}
            <span>{what}</span>
            <span>{end}</span>
          </li>
        ))}
      </ul>
      {count > rows.length && <p className="quiet">{more ?? words.more(count - rows.length)}</p>}
    </Section>
  )
}

/** What somebody bought, sent back, was given and wrote: the latest of each. */
export function CustomerOrders({ of }: { of: Whole }) {
  const { customer: words, orderStates: states } = useWords(customerWords)
  const mayOrders = useMay('order.find')
  const mayGiftCards = useMay('gift_card.read')
  const orderLink = (number: string) => (mayOrders ? <Link to={`/orders/${number}`}>{number}</Link> : number)
  return (
    <>
      <Latest
        title={words.orders}
        count={of.placed.count}
        more={mayOrders && <Link to={`/orders?customer=${of.customer}`}>{words.allOrders(of.placed.count)}</Link>}
        rows={of.placed.latest.map(({ number, date, status, total, titles }) => ({
          key: number,
          at: <When at={date} short />,
          what: (
            <>
              {orderLink(number)} <Mark tone={status === 'e4' ? 'bad' : 'plain'}>{states[status]}</Mark>
              <br />
              <span className="quiet row-titles">{titles}</span>
            </>
          ),
          end: <Money euros={total} />,
        }))}
      />
      <Latest
        title={words.returns}
        count={of.returns.count}
        rows={of.returns.latest.map((row) => ({
          key: row.return,
          at: <When at={row.requested_at} short />,
          what: <Link to={`/returns/${row.return}`}>{row.order}</Link>,
        }))}
      />
      <Latest
        title={words.invoices}
        count={of.invoices.count}
        rows={of.invoices.latest.map(({ number, issued_on, total }) => ({
          key: number,
          at: <Day day={issued_on} />,
          what: number,
          end: <Money euros={total} />,
        }))}
      />
      <Latest
        title={words.claims}
        count={of.claims.count}
        rows={of.claims.latest.map(({ claim, order, made_at }) => ({
          key: claim,
          at: <When at={made_at} short />,
          what: orderLink(order),
        }))}
      />
      <Latest
        title={words.giftCards}
        count={of.gift_cards.count}
        rows={of.gift_cards.latest.map(({ card, last4, role, balance, expires_on, blocked }) => ({
          key: card,
          at: <Day day={expires_on} />,
          what: (
            <>
              {mayGiftCards ? <Link to={`/gift-cards/${card}`}>····{last4}</Link> : `····${last4 ?? ''}`} {words.roles[role]}{' '}
              {blocked && <Mark tone="bad">{words.blocked}</Mark>}
            </>
          ),
          end: <Money euros={balance} />,
        }))}
      />
      <Latest
        title={words.messages}
        count={of.messages.count}
        rows={of.messages.latest.map(({ message, said, sent_at, closed }) => ({
          key: message,
          at: <When at={sent_at} short />,
          what: said,
          end: <Mark tone={closed ? 'plain' : 'wait'}>{closed ? words.closed : words.open}</Mark>,
        }))}
      />
    </>
  )
}
