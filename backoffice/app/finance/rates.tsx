import { Link } from 'react-router'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { Scrolling } from '../kit/scrolling.tsx'
import { Day, PartHeading, Section } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { rateWords } from './rate-words.ts'
import { RuleName, type RuleRow, RuleValue } from './rule-shown.tsx'
import './finance.css'

const switches = ['oss', 'bonus_on_books', 'points_on_books'] as const

/** A switch without a row is off. */
const withSwitches = (rules: readonly RuleRow[]): RuleRow[] => [
  ...rules,
  ...switches
    .filter((name) => !rules.some((rule) => rule.switch === name))
    .map(
      (name): RuleRow => ({
        kind: 'switch',
        switch: name,
        turned_on: false,
        country: null,
        vat_class: null,
        percent: null,
        surcharge_percent: null,
        audience: null,
        month_day: null,
        store_code: null,
        amount: null,
        valid_from: null,
        valid_to: null,
        comment: '',
      }),
    ),
]

const abroad = ({ kind, country }: RuleRow) => kind === 'vat_rate' && country !== 'ES'

/** Rates of VAT, caps on books, switches and limits: what is in force, what comes, what was. */
export function Screen() {
  const words = useWords(rateWords)
  const may = useMay('rate.propose')
  const { data, error, refetch } = useCall('GET /rates/')
  const others = data?.in_force.filter(abroad) ?? []
  const elsewhere = words.others(new Set(others.map(({ country }) => country)).size)
  return (
    <section className="finance-page">
      <title>{words.title}</title>
      <header className="finance-head">
        <h1>{words.title}</h1>
        <span className="finance-files">
          <Link className="button" data-kind="quiet" to="/rate-proposals">
            {words.proposals}
          </Link>
          {may && (
            <Link className="button" to="/rate-proposals/new">
              {words.propose}
            </Link>
          )}
        </span>
      </header>
      <p className="quiet">{words.about}</p>
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && (
        <PartHeading value="h2">
          <Section title={words.inForce}>
            <Rules called={words.inForce} of={withSwitches(data.in_force.filter((rule) => !abroad(rule)))} />
          </Section>
          <Section title={words.coming}>
            {data.coming.length === 0 ? (
              <p className="quiet">{words.nothingComing}</p>
            ) : (
              <Rules called={words.coming} of={data.coming} />
            )}
          </Section>
          {data.past.length > 0 && (
            <Section title={words.past}>
              <Rules called={words.past} of={data.past} />
            </Section>
          )}
          <details>
            <summary>{elsewhere}</summary>
            <Rules called={elsewhere} of={others} />
          </details>
        </PartHeading>
      )}
    </section>
  )
}

function Rules({ of, called }: { of: readonly RuleRow[]; called: string }) {
  const words = useWords(rateWords)
  const { columns } = words
  return (
    <Scrolling className="wide-table" label={called}>
      <table className="lines rules">
        <thead>
          <tr>
            <th scope="col">{columns.what}</th>
            <th scope="col">{columns.value}</th>
            <th scope="col">{columns.from}</th>
            <th scope="col">{columns.to}</th>
            <th scope="col">{columns.comment}</th>
          </tr>
        </thead>
        <tbody>
          {of.map((rule) => (
            <tr key={keyOf(rule)}>
              <th scope="row">
                <RuleName rule={rule} />
              </th>
              <td>
                <RuleValue rule={rule} />
              </td>
              <td>{rule.valid_from ? <Day day={rule.valid_from} /> : rule.kind === 'alone_limit' ? words.setting : '–'}</td>
              <td>{rule.valid_to ? <Day day={rule.valid_to} /> : '–'}</td>
              <td className="quiet">{rule.comment}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  )
}

const keyOf = ({ kind, country, vat_class, audience, month_day, store_code, switch: name, valid_from }: RuleRow) =>
  [kind, country, vat_class, audience, month_day, store_code, name, valid_from].join(' ')
