import { Link } from 'react-router'
import { today } from '#kernel/days.ts'
import type { Answer } from '../api/calls.ts'
import { addressOf } from '../api/client.ts'
import { useCall } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { DaysFilter } from '../kit/filters.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { Count, Mark, Money, PartHeading, Section, When } from '../kit/shown.tsx'
import { useStoreNames } from '../kit/store-name.tsx'
import { useWords } from '../words/dictionary.ts'
import { dayWords } from './day-words.ts'
import './finance.css'

type FinanceDay = Answer<'GET /takings/day/'>
const twoMinutes = 120_000

/** What was taken and given back today or in some days, what waits for finance, and what lapses. */
export function Screen() {
  const words = useWords(dayWords)
  const { values } = useAddress()
  // From a day on means until today.
  const to = values['to'] || today()
  const span = { from: values['from'] || to, to }
  const { data, error, refetch } = useCall('GET /takings/day/', { query: span }, { refetchInterval: twoMinutes })
  return (
    <section className="finance-page">
      <title>{words.title}</title>
      <header className="finance-head">
        <h1>{words.title}</h1>
        <div className="filters">
          <DaysFilter />
        </div>
      </header>
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && (
        <PartHeading value="h2">
          <Takings of={data} />
          <div className="finance-pair">
            <GiftCards of={data} />
            <Waiting />
          </div>
          <Lapsing of={data} />
        </PartHeading>
      )}
    </section>
  )
}

function Takings({ of }: { of: FinanceDay }) {
  const words = useWords(dayWords)
  const nameOf = useStoreNames()
  const { columns } = words
  const span = { from: of.from, to: of.to }
  const rowsOf = (more: Record<string, string>) => `/takings?${new URLSearchParams({ ...span, ...more })}`
  const file = (as: 'csv' | 'xlsx') => (
    <a className="button" data-kind="quiet" href={addressOf('GET /takings/', { query: { ...span, as } })}>
      {as === 'csv' ? 'CSV' : 'Excel'}
    </a>
  )
  return (
    <Section
      title={words.takings}
      tools={
        <span className="finance-files">
          {file('csv')}
          {file('xlsx')}
        </span>
      }
    >
      <p>
        <Mark tone={of.agrees ? 'good' : 'bad'}>{of.agrees ? words.agrees : words.differs}</Mark>{' '}
        {!of.agrees && <Link to="/books">{words.books}</Link>}
      </p>
      {of.parts.length === 0 ? (
        <p className="quiet">{words.empty}</p>
      ) : (
        <table className="lines" data-stacks>
          <thead>
            <tr>
              <th scope="col">{columns.means}</th>
              <th scope="col">{columns.shop}</th>
              <th scope="col" data-figure>
                {columns.taken}
              </th>
              <th scope="col" data-figure>
                {columns.back}
              </th>
              <th scope="col" data-figure>
                {columns.kept}
              </th>
              <th scope="col" data-figure>
                {columns.movements}
              </th>
            </tr>
          </thead>
          <tbody>
            {of.parts.map((part) => {
              const which = { means: part.means, shop: part.shop, ...(part.store_code && { store_code: part.store_code }) }
              return (
                <tr key={`${part.shop} ${part.store_code} ${part.means}`}>
                  <th scope="row">
                    <Link to={rowsOf(which)}>{words.means[part.means]}</Link>
                  </th>
                  <td>{part.store_code ? nameOf(part.store_code) : (part.shop_name ?? words.main)}</td>
                  <td data-figure data-head={columns.taken}>
                    <Link to={rowsOf({ ...which, kind: 'taken' })}>
                      <Money euros={part.taken} />
                    </Link>
                  </td>
                  <td data-figure data-head={part.given_back > 0 ? columns.back : undefined}>
                    {part.given_back > 0 && (
                      <Link to={rowsOf({ ...which, kind: 'given_back' })}>
                        <Money euros={part.given_back} />
                      </Link>
                    )}
                  </td>
                  <td data-figure data-head={columns.kept}>
                    <Money euros={part.kept} />
                  </td>
                  <td data-figure data-head={columns.movements}>
                    <Count of={part.movements} />
                  </td>
                </tr>
              )
            })}
            <tr className="finance-total">
              <th scope="row" colSpan={2}>
                <Link to={rowsOf({})}>{words.all}</Link>
              </th>
              <td data-figure data-head={columns.taken}>
                <Money euros={of.all.taken} />
              </td>
              <td data-figure data-head={columns.back}>
                <Money euros={of.all.given_back} />
              </td>
              <td data-figure data-head={columns.kept}>
                <Money euros={of.all.kept} />
              </td>
              <td data-figure data-head={columns.movements}>
                <Count of={of.all.movements} />
              </td>
            </tr>
          </tbody>
        </table>
      )}
    </Section>
  )
}

const cardFigures = ['sold', 'handed_out', 'redeemed', 'given_back', 'annulled'] as const

function GiftCards({ of }: { of: FinanceDay }) {
  const words = useWords(dayWords)
  const span = { from: of.from, to: of.to }
  const rows: Partial<Record<(typeof cardFigures)[number], Record<string, string>>> = {
    sold: { sold: 'gift_card', kind: 'taken' },
    redeemed: { means: 'gift_card', kind: 'taken' },
    given_back: { means: 'gift_card', kind: 'given_back' },
  }
  return (
    <Section title={words.giftCards}>
      <table className="lines">
        <tbody>
          {cardFigures.map((figure) => (
            <tr key={figure}>
              <th scope="row">
                {rows[figure] ? (
                  <Link to={`/takings?${new URLSearchParams({ ...span, ...rows[figure] })}`}>{words.cards[figure]}</Link>
                ) : (
                  words.cards[figure]
                )}
              </th>
              <td data-figure>
                <Money euros={of.gift_cards[figure]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

const ways = {
  refunds: '/refunds?state=requested&sort=requested_at',
  refunds_failed: '/refunds?state=failed',
  gift_cards: '/gift-cards?state=waiting',
  payments: '/payments',
  authorisations: '/payments?kind=authorisation_lapsing',
  receivables: '/receivables?late=true&sort=oldest_due',
  bank_entries: '/bank?state=to_match',
  verifactu_rejected: '/verifactu?state=refused',
  verifactu_late: '/verifactu?state=waiting',
  rates_proposed: '/rate-proposals?state=waiting',
} as const
const isWay = (queue: string): queue is keyof typeof ways => Object.hasOwn(ways, queue)

function Waiting() {
  const words = useWords(dayWords)
  const { data } = useCall('GET /waiting/', undefined, { refetchInterval: twoMinutes })
  const rows = data?.items.flatMap((row) => (row.count > 0 && isWay(row.queue) ? [{ ...row, queue: row.queue }] : [])) ?? []
  return (
    <Section title={words.waits}>
      {data && rows.length === 0 && <p className="quiet">{words.nothingWaits}</p>}
      {rows.length > 0 && (
        <table className="lines">
          <tbody>
            {rows.map(({ queue, count, sum }) => (
              <tr key={queue}>
                <th scope="row">
                  <Link to={ways[queue]}>{words.queues[queue]}</Link>
                </th>
                <td data-figure>
                  <Count of={count} />
                </td>
                <td data-figure>{sum !== null && <Money euros={sum} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}

function Lapsing({ of: { lapsing } }: { of: FinanceDay }) {
  const words = useWords(dayWords)
  if (lapsing.length === 0) return null
  return (
    <Section title={words.lapsing}>
      <table className="lines">
        <tbody>
          {lapsing.map((row) => (
            <tr key={`${row.order} ${row.until}`}>
              <th scope="row">
                <Link to={`/orders/${row.order}`}>{row.order}</Link>
              </th>
              <td>
                {words.until} <When at={row.until} short />
              </td>
              <td data-figure>
                <Money euros={row.amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
