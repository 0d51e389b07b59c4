import { Link } from 'react-router'
import { dayOf, shownDay } from '#kernel/days.ts'
import { shownEuros } from '#kernel/figures.ts'
import type { Ledger, LedgerEntry } from '#modules/invoicing/budgets/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'
import { amount, ColumnHeads } from '../ui/column-heads.tsx'
import { BudgetFigures, BudgetWarning, Gauge } from './gauge.tsx'

/** A budget's entries, the newest first, each with the order or invoice that it comes from. */
export function Entries({ ledger: { budget, entries, next } }: { ledger: Ledger }) {
  const language = useLanguage()
  const { budgets } = usePrivateMessages()
  const here = `${pathTo('private-budget', language)}?year=${budget.year}`
  return (
    <div className="ledger-wide">
      <p>
        <Link to={here}>{budgets.back}</Link>
      </p>
      <div className="budget-head">
        <h2>{budgets.ledgerOf({ title: [budget.title, budget.year].join(' · ') })}</h2>
        <button type="button" className="button button-quiet button-small js-only" onClick={() => print()}>
          {budgets.print}
        </button>
      </div>
      <Gauge budget={budget} />
      <BudgetFigures budget={budget} />
      <BudgetWarning level={budget.level} />
      {entries.length === 0 ? (
        <p className="lead">{budgets.noEntries}</p>
      ) : (
        <section className="ledger-scroll" aria-label={budgets.ledger}>
          <table className="ledger budget-entries">
            <ColumnHeads
              columns={[
                budgets.date,
                budgets.what,
                budgets.document,
                amount(budgets.assigned),
                amount(budgets.pending),
                amount(budgets.invoiced),
              ]}
            />
            <tbody>
              {entries.map((entry) => (
                <Entry key={entry.entry} entry={entry} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      {next && (
        <p className="ledger-turn">
          <Link to={`${here}&budget=${budget.budget}&before=${next}`}>{budgets.older}</Link>
        </p>
      )}
    </div>
  )
}

function Entry({ entry }: { entry: LedgerEntry }) {
  const language = useLanguage()
  const { budgets } = usePrivateMessages()
  const signed = (amount: number) =>
    amount === 0 ? '' : amount < 0 ? `−${shownEuros(-amount, language)}` : shownEuros(amount, language)
  return (
    <tr>
      <td data-label={budgets.date}>
        <time dateTime={entry.at}>{shownDay(dayOf(new Date(entry.at)))}</time>
      </td>
      <td data-label={budgets.what}>
        {budgets.kinds[entry.kind]}
        {(entry.note || entry.by) && <span className="quiet">{[entry.note, entry.by].filter(Boolean).join(' · ')}</span>}
      </td>
      <td data-label={budgets.document}>
        {entry.invoice && (
          <>{entry.invoice_url ? <a href={entry.invoice_url}>{budgets.invoice({ number: entry.invoice })}</a> : entry.invoice} </>
        )}
        {entry.order && (
          <span className={entry.invoice ? 'quiet' : undefined}>
            <Link to={pathTo('private-order-detail', language, { number: entry.order })}>
              {budgets.order({ number: entry.order })}
            </Link>
            {entry.reference && ` · ${entry.reference}`}
          </span>
        )}
      </td>
      <td className="amount" data-label={budgets.assigned} data-empty={entry.assigned === 0 || undefined}>
        {signed(entry.assigned)}
      </td>
      <td className="amount" data-label={budgets.pending} data-empty={entry.pending === 0 || undefined}>
        {signed(entry.pending)}
      </td>
      <td className="amount" data-label={budgets.invoiced} data-empty={entry.invoiced === 0 || undefined}>
        {signed(entry.invoiced)}
      </td>
    </tr>
  )
}
