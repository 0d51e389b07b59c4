import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { shownEuros } from '#kernel/figures.ts'
import { useMay } from '../api/session.tsx'
import { backTo } from '../kit/detail-pane.tsx'
import { Day, Money, Section, When } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import type { Account } from './account.tsx'
import { tradeDeskWords } from './words.ts'

interface Row {
  key: string | number
  /** Where it opens, for whoever may. */
  to?: string | undefined
  name: ReactNode
  detail?: ReactNode
  end: ReactNode
}

/** The latest of each kind that an account has with the house; each leads on. */
export function UnderWay({ of }: { of: Account }) {
  const { account: words } = useWords(tradeDeskWords)
  const language = useLanguage()
  const mayInvoice = useMay('invoice.read')
  const account = new URLSearchParams({ customer: of.customer })
  const day = (text: string) => text.split('-').toReversed().join('/')
  return (
    <>
      <Part
        title={words.openOrders}
        of={of.open_orders}
        all={`/account-orders?${account}`}
        row={({ number, date, total, copies, reference, budget }) => ({
          key: number,
          to: `/account-orders/${number}`,
          name: number,
          detail: [words.copies(copies), reference, budget].filter(Boolean).join(' · '),
          end: (
            <>
              <Money euros={total} /> · <When at={date} short />
            </>
          ),
        })}
        account={of.customer}
      />
      <Part
        title={words.notes}
        of={of.notes_of_delivery}
        all={`/delivery-notes?${account}`}
        row={({ note, date, order, total, invoice }) => ({
          key: note,
          to: `/delivery-notes/${note}`,
          name: note,
          detail: [order, invoice && words.invoice(invoice)].filter(Boolean).join(' · '),
          end: (
            <>
              <Money euros={total} /> · <Day day={date} />
            </>
          ),
        })}
        account={of.customer}
      />
      <Part
        title={words.invoices}
        of={of.invoices}
        row={({ invoice, date, due, total, open }) => ({
          key: invoice,
          to: mayInvoice ? `/invoices/${invoice}` : undefined,
          name: invoice,
          detail:
            open > 0 ? [words.stillOpen(shownEuros(open, language)), due && words.due(day(due))].filter(Boolean).join(' · ') : '',
          end: (
            <>
              <Money euros={total} /> · <Day day={date} />
            </>
          ),
        })}
        account={of.customer}
      />
      <Part
        title={words.claims}
        of={of.claims}
        row={({ claim, order, state, made_at }) => ({
          key: claim,
          to: `/claims/${claim}`,
          name: order,
          detail: words.claimStates[state],
          end: <When at={made_at} short />,
        })}
        account={of.customer}
      />
      <Part
        title={words.requests}
        of={of.requests}
        row={({ request, number, asked, state, asked_at }) => ({
          key: request,
          to: `/requests/${request}`,
          name: `${number} · ${asked}`,
          detail: words.requestStates[state],
          end: <When at={asked_at} short />,
        })}
        account={of.customer}
      />
      <Part
        title={words.quotes}
        of={of.quotes}
        all={`/quotes?${account}`}
        row={({ id, number, state, total, valid_until }) => ({
          key: id,
          to: `/quotes/${id}`,
          name: number,
          detail: words.quoteStates[state],
          end: (
            <>
              <Money euros={total} /> · <Day day={valid_until} />
            </>
          ),
        })}
        account={of.customer}
      />
      <Part
        title={words.letters}
        of={of.letters}
        row={({ letter, number, state, sent_at }) => ({
          key: letter,
          to: `/order-letters/${letter}`,
          name: number,
          detail: words.letterStates[state],
          end: <When at={sent_at} short />,
        })}
        account={of.customer}
      />
      {of.kind === 'library' && (
        <p>
          <Link to={`/standing-orders?${account}`}>{words.standing}</Link>
        </p>
      )}
    </>
  )
}

interface PartProps<Item> {
  title: string
  of: { more: boolean; items: readonly Item[] }
  row: (item: Item) => Row
  all?: string
  account: string
}

function Part<Item>({ title, of, row, all, account }: PartProps<Item>) {
  const { account: words } = useWords(tradeDeskWords)
  if (of.items.length === 0) return null
  return (
    <Section title={title} tools={all && of.more && <Link to={all}>{words.all}</Link>}>
      <ul className="account-rows">
        {of.items.map(row).map(({ key, to, name, detail, end }) => (
          <li key={key}>
            <span>
              {to ? (
                <Link to={to} state={backTo(`/accounts/${account}`)}>
                  {name}
                </Link>
              ) : (
                name
              )}{' '}
              {detail && <span className="quiet">{detail}</span>}
            </span>
            <span>{end}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
