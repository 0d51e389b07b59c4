import { Link, useLoaderData } from 'react-router'
import type { BudgetPage } from '#modules/invoicing/budgets/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import type { Inside } from '../account/inside.ts'
import { PrivateScreen } from '../account/private-screen.tsx'
import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { type BudgetContent, loadBudgets } from './budget-work.ts'
import { BudgetCard } from './gauge.tsx'
import { Entries } from './ledger.tsx'
import { AgreedTerms, OpenInvoices } from './terms.tsx'

export const loader = serverHandler(loadBudgets)
export const clientLoader = Object.assign(browserHandler(loadBudgets), { hydrate: true as const })

/** A library's budgets with what was agreed and what is still to be paid; for a business the latter two. */
export default function Budget() {
  const page = useLoaderData() as Inside<BudgetContent>
  const { budgets } = usePrivateMessages()
  return (
    <PrivateScreen page={page} title={page.insider?.kind === 'business' ? budgets.titleBusiness : budgets.title}>
      {({ page: content, ledger }) =>
        ledger ? (
          <Entries ledger={ledger} />
        ) : (
          <div className="ledger-wide">
            {content.kind === 'library' && <Year {...content} />}
            <AgreedTerms terms={content.terms} />
            <OpenInvoices invoices={content.open_invoices} />
          </div>
        )
      }
    </PrivateScreen>
  )
}

function Year({ years, year, budgets: all }: BudgetPage) {
  const language = useLanguage()
  const { budgets } = usePrivateMessages()
  const contracts = [...new Set(all.map((budget) => budget.contract))]
  return (
    <>
      <div className="budget-head">
        {years.length > 1 && (
          <nav className="budget-years" aria-label={budgets.years}>
            {years.map((value) => (
              <Link
                key={value}
                to={`${pathTo('private-budget', language)}?year=${value}`}
                aria-current={value === year && 'page'}
              >
                {value}
              </Link>
            ))}
          </nav>
        )}
        <button type="button" className="button button-quiet button-small js-only" onClick={() => print()}>
          {budgets.print}
        </button>
      </div>
      {all.length === 0 && (
        <>
          <p className="lead">{budgets.noBudgets({ year })}</p>
          <p className="quiet">{budgets.noBudgetsHint}</p>
        </>
      )}
      {contracts.map((contract) => (
        <section key={contract} className="budget-contract">
          <h2>{contract ? budgets.contract({ contract }) : budgets.noContract}</h2>
          <ul className="budget-list">
            {all
              .filter((budget) => budget.contract === contract)
              .map((budget) => (
                <BudgetCard key={budget.budget} budget={budget} />
              ))}
          </ul>
        </section>
      ))}
    </>
  )
}
