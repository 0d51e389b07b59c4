import { Link, useParams } from 'react-router'
import '../kit/act-form.css'
import type { Answer } from '../api/calls.ts'
import { addressOf } from '../api/client.ts'
import { useCall } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { Failed } from '../kit/list-screen.tsx'
import { Count, Facts, Money, Section } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import './trade.css'
import { accountName } from '../kit/account-name.ts'
import { tradeDeskWords } from './words.ts'

type Report = Answer<'GET /accounts/:customer/years/:year/'>

/** What a year brought an account, to be read, printed or taken along. */
export function Screen() {
  const { customer = '' } = useParams()
  const { year: words } = useWords(tradeDeskWords)
  const { values, set } = useAddress()
  const year = Number(values['year'] ?? new Date().getFullYear())
  const params = { customer, year }
  const account = useCall('GET /accounts/:customer/', { params: { customer } })
  const { data, error, refetch } = useCall('GET /accounts/:customer/years/:year/', { params })
  const file = (as: 'csv' | 'xlsx') => addressOf('GET /accounts/:customer/years/:year/titles/', { params, query: { as } })
  const title = words.title(account.data ? accountName(account.data) : '', year)
  const years = [...new Set([year, ...(data?.years ?? [])])].toSorted((a, b) => b - a)
  return (
    <section className="year-screen">
      <title>{title}</title>
      <h1>{title}</h1>
      <div className="acts">
        <select className="filter" aria-label={words.year} value={year} onChange={({ target }) => set({ year: target.value })}>
          {years.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
        <a className="button" data-kind="quiet" href={addressOf('GET /accounts/:customer/years/:year/paper/', { params })}>
          {words.paper}
        </a>
        <button type="button" className="button" data-kind="quiet" onClick={() => window.print()}>
          {words.pdf}
        </button>
        <a className="button" data-kind="quiet" href={file('xlsx')}>
          {words.titles} (Excel)
        </a>
        <a className="button" data-kind="quiet" href={file('csv')}>
          {words.titles} (CSV)
        </a>
        <Link className="button" data-kind="quiet" to={`/accounts/${customer}`}>
          {words.back}
        </Link>
      </div>
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && (
        <>
          <Facts
            of={[
              [words.delivered, <Money key="delivered" euros={data.total} />],
              [words.invoiced, <Money key="invoiced" euros={data.invoiced} />],
              [words.orders, <Count key="orders" of={data.orders} />],
              [words.notes, <Count key="notes" of={data.notes} />],
              [words.invoices, <Count key="invoices" of={data.invoices} />],
              [words.titlesCount, <Count key="titles" of={data.titles} />],
              [words.copies, <Count key="copies" of={data.copies} />],
            ]}
          />
          {data.notes === 0 && <p className="quiet">{words.none}</p>}
          <div className="year-parts">
            <Parts title={words.budgets} of={data.budgets} none={words.noBudget} />
            <Parts title={words.subjects} of={data.subjects} />
            <Parts title={words.languages} of={data.languages} />
            <Parts title={words.publishers} of={data.publishers} />
          </div>
        </>
      )}
    </section>
  )
}

function Parts({ title, of, none }: { title: string; of: Report['budgets']; none?: string }) {
  const { year: words } = useWords(tradeDeskWords)
  if (of.length === 0) return null
  return (
    <Section title={title} heading="h2">
      <div className="table-scroll">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{words.name}</th>
              <th scope="col" data-figure>
                {words.titlesCount}
              </th>
              <th scope="col" data-figure>
                {words.copies}
              </th>
              <th scope="col" data-figure>
                {words.total}
              </th>
            </tr>
          </thead>
          <tbody>
            {of.map(({ name, titles, copies, total }) => (
              <tr key={name}>
                <td data-name>{name || none || words.unnamed}</td>
                <td data-figure data-head={words.titlesCount}>
                  <Count of={titles} />
                </td>
                <td data-figure data-head={words.copies}>
                  <Count of={copies} />
                </td>
                <td data-figure data-head={words.total}>
                  <Money euros={total} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}
