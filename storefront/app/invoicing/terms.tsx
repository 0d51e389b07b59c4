import { Link } from 'react-router'
import { type Day, shownDay } from '#kernel/days.ts'
import { shownEuros, shownPercent } from '#kernel/figures.ts'
import type { BudgetPage, OpenInvoice } from '#modules/invoicing/budgets/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages, usePrivateMessages } from '../messages/messages.tsx'
import { amount, ColumnHeads } from '../ui/column-heads.tsx'

/** What the shop agreed with the customer, and how much of the credit is left (L-16). */
export function AgreedTerms({ terms }: Pick<BudgetPage, 'terms'>) {
  const language = useLanguage()
  const { cart } = useMessages()
  const { budgets } = usePrivateMessages()
  const percent = (value: number) => shownPercent(value, language)
  const rows: [string, string][] = [
    ...(terms.books_percent > 0 ? [[budgets.booksDiscount, percent(terms.books_percent)] as [string, string]] : []),
    ...(terms.objects_percent > 0 ? [[budgets.objectsDiscount, percent(terms.objects_percent)] as [string, string]] : []),
    [budgets.payment, terms.on_account ? budgets.paymentAccount({ days: terms.payment_days }) : budgets.paymentPrepaid],
    ...(terms.on_account
      ? ([
          [budgets.creditLimit, terms.credit_limit === null ? budgets.noLimit : shownEuros(terms.credit_limit, language)],
          [budgets.exposure, shownEuros(terms.exposure, language)],
          ...(terms.available_credit === null ? [] : [[budgets.availableCredit, shownEuros(terms.available_credit, language)]]),
        ] as [string, string][])
      : []),
  ]
  return (
    <section className="agreed-terms">
      <h2>{cart.agreedTerms}</h2>
      <dl className="budget-figures">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Invoices of orders on account with something to pay, the first due first. */
export function OpenInvoices({ invoices }: { invoices: readonly OpenInvoice[] }) {
  const language = useLanguage()
  const { budgets } = usePrivateMessages()
  const cents = invoices.reduce((all, invoice) => all + Math.round(invoice.open * 100), 0)
  return (
    <section className="open-invoices">
      <h2>{budgets.openInvoices}</h2>
      {invoices.length === 0 ? (
        <p className="quiet">{budgets.noOpenInvoices}</p>
      ) : (
        <div className="ledger-scroll">
          <table className="ledger">
            <ColumnHeads
              columns={[budgets.due, budgets.document, amount(budgets.amount), amount(budgets.received), amount(budgets.open)]}
            />
            <tbody>
              {invoices.map((invoice) => (
                <tr key={invoice.invoice}>
                  <th scope="row" data-label={budgets.due}>
                    {shownDay(invoice.due as Day)}
                    {invoice.overdue && <span className="invoice-overdue">{budgets.overdue}</span>}
                  </th>
                  <td data-label={budgets.document}>
                    {invoice.invoice_url ? <a href={invoice.invoice_url}>{invoice.invoice}</a> : invoice.invoice}
                    <span className="quiet">
                      {invoice.orders.slice(0, 3).map((number) => (
                        <Link key={number} to={pathTo('private-order-detail', language, { number })}>
                          {budgets.order({ number })}
                        </Link>
                      ))}
                      {invoice.orders.length > 3 && <span>+{invoice.orders.length - 3}</span>}
                      {invoice.reference && <span>{invoice.reference}</span>}
                    </span>
                  </td>
                  <td className="amount" data-label={budgets.amount}>
                    {shownEuros(invoice.total, language)}
                  </td>
                  <td className="amount" data-label={budgets.received}>
                    {shownEuros(invoice.received, language)}
                  </td>
                  <td className="amount" data-label={budgets.open}>
                    {shownEuros(invoice.open, language)}
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={4}>
                  {budgets.total}
                </th>
                <td className="amount">{shownEuros(cents / 100, language)}</td>
              </tr>
            </tfoot>
          </table>
        </div>
      )}
    </section>
  )
}
