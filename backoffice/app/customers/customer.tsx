import { Link, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { DetailPane } from '../kit/detail-pane.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { Facts, Mark, Section, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { CustomerCard } from './customer-card.tsx'
import { ChangeEmail, ChangeNames } from './customer-change.tsx'
import { CustomerMerge } from './customer-merge.tsx'
import { CustomerOrders } from './customer-orders.tsx'
import { CustomerPrivacy } from './customer-privacy.tsx'
import './customers.css'
import { accountName } from '../kit/account-name.ts'
import { customerWords } from './words.ts'

export type Whole = Answer<'GET /customers/:customer/whole/'>

/** Everything of one customer; the look is kept in the record. */
export function Screen() {
  const { customer = '' } = useParams()
  const words = useWords(customerWords)
  const { data, error, refetch } = useCall('GET /customers/:customer/whole/', { params: { customer } })
  const mayReadPoints = useMay('points.read')
  return (
    <DetailPane
      title={data ? (data.erased ? words.customer.erasedName : accountName(data)) : ''}
      list="/customers"
      row={customer}
      head={data && <State of={data} />}
    >
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && (
        <>
          {data.merged_into && (
            <p role="status">
              {words.customer.joinedWith} <Link to={`/customers/${data.merged_into}`}>{words.customer.openOther}</Link>
            </p>
          )}
          <About of={data} />
          {mayReadPoints && !data.erased && <CustomerCard key={`card ${customer}`} of={data} />}
          <CustomerOrders of={data} />
          <Addresses of={data} />
          <CustomerPrivacy of={data} />
        </>
      )}
    </DetailPane>
  )
}

function State({ of }: { of: Whole }) {
  const { customer: words, kinds } = useWords(customerWords)
  return (
    <>
      <Mark>{kinds[of.kind]}</Mark>
      {of.merged_into ? <Mark tone="bad">{words.joined}</Mark> : of.erased && <Mark tone="bad">{words.erased}</Mark>}
      {!of.erased && <Mark tone={of.verified ? 'good' : 'wait'}>{of.verified ? words.proved : words.unproved}</Mark>}
      {of.kind !== 'private' && !of.activated && <Mark tone="wait">{words.waiting}</Mark>}
    </>
  )
}

function About({ of }: { of: Whole }) {
  const { customer: words, languages } = useWords(customerWords)
  const mayChange = useMay('customer.change')
  const mayMerge = useMay('customer.merge')
  const count = (number: number) => (number > 0 ? number : null)
  return (
    <Section title={words.about}>
      <Facts
        of={[
          [words.name, [of.name, of.surnames].filter(Boolean).join(' ')],
          [words.contact, of.contact_person],
          [
            words.email,
            of.erased ? null : (
              <a key="email" href={`mailto:${of.email}`}>
                {of.email}
              </a>
            ),
          ],
          [words.phone, of.phone && <a href={`tel:${of.phone}`}>{of.phone}</a>],
          [words.nif, of.nif],
          [words.language, languages[of.language] ?? of.language],
          [words.since, <When key="since" at={of.since} />],
          [words.seen, of.last_seen && <When at={of.last_seen} />],
          [words.members, count(of.members)],
          [words.favourites, count(of.favourites)],
          [words.alerts, count(of.stock_alerts)],
          [words.registrations, count(of.registrations)],
        ]}
      />
      {of.pending_email && <p className="quiet">{words.pending(of.pending_email)}</p>}
      {of.merged.length > 0 && <p className="quiet">{words.gathers(of.merged.length)}</p>}
      <div className="acts">
        {mayChange && <ChangeNames of={of} />}
        {mayChange && <ChangeEmail of={of} />}
        {mayMerge && <CustomerMerge of={of} />}
      </div>
      {!of.erased && <ForThem customer={of.customer} />}
    </Section>
  )
}

/** What is made for them: their account stands in the form already, and what lies in their basket in the quote. */
function ForThem({ customer }: { customer: string }) {
  const { customer: words } = useWords(customerWords)
  const account = new URLSearchParams({ customer })
  const links = [
    { may: useMay('order.make'), to: `/new-order?${account}`, name: words.newOrder },
    { may: useMay('reservation.change'), to: `/new-reservation?${account}`, name: words.newReservation },
    { may: useMay('quote.make'), to: `/new-quote?${new URLSearchParams({ cart_of: customer })}`, name: words.newQuote },
    { may: useMay('quote.read'), to: `/quotes?${account}`, name: words.quotes },
  ].filter(({ may }) => may)
  if (links.length === 0) return null
  return (
    <ul className="customer-links">
      {links.map(({ to, name }) => (
        <li key={to}>
          <Link to={to}>{name}</Link>
        </li>
      ))}
    </ul>
  )
}

function Addresses({ of }: { of: Whole }) {
  const { customer: words } = useWords(customerWords)
  if (of.addresses.length === 0) return null
  return (
    <Section title={words.addresses}>
      <ul className="customer-addresses">
        {of.addresses.map((address) => (
          <li key={JSON.stringify(address)}>
            <strong>{address.name}</strong>{' '}
            {[address.is_main && words.main, address.is_billing && words.billing].filter(Boolean).map((mark) => (
              <Mark key={String(mark)}>{mark}</Mark>
            ))}
            <address className="address">
              {[
                address.recipient,
                [address.street, address.floor].filter(Boolean).join(', '),
                `${address.postcode} ${address.city}`,
                address.country === 'ES' ? '' : address.country,
                address.phone ?? '',
              ]
                .filter(Boolean)
                .map((line) => (
                  <span key={line}>{line}</span>
                ))}
            </address>
          </li>
        ))}
      </ul>
    </Section>
  )
}
