import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { shownEuros } from '#kernel/figures.ts'
import { figureSent } from '#kernel/read-figures.ts'
import { typedAmount } from '#kernel/typed-figures.ts'
import type { Answer } from '../api/calls.ts'
import { addressOf } from '../api/client.ts'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { useAddress } from '../kit/address.ts'
import { DetailPane } from '../kit/detail-pane.tsx'
import { ChoiceField, TextField } from '../kit/form.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { Day, Facts, Mark, Money, Section, When } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { creditShown } from './credit-shown.ts'
import { OwedBuckets } from './owed-buckets.tsx'
import { owedWords } from './owed-words.ts'
import { owedTouched } from './touched.ts'
import { financeWords } from './words.ts'

type Account = Answer<'GET /receivables/accounts/:customer/'>

/** What one account owes: invoice by invoice, what moved it, the reminders it had, and its statement. */
export function Screen() {
  const { customer = '' } = useParams()
  const { values } = useAddress()
  const words = useWords(owedWords)
  const language = useLanguage()
  const on = values['on']
  const query = on ? { on } : {}
  const { data, error, refetch } = useCall('GET /receivables/accounts/:customer/', { params: { customer }, query })
  return (
    <DetailPane title={data?.customer_name ?? words.title} list="/receivables" row={customer}>
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && (
        <>
          <Facts
            of={[
              [words.facts.email, data.email],
              [words.facts.credit, creditShown(data, words, (amount) => shownEuros(amount, language))],
              [words.facts.on, <Day key="on" day={data.on} />],
            ]}
          />
          <OwedBuckets of={data} name={words.columns.open} />
          <Acts account={data} query={query} />
          <Invoices of={data} />
          <Movements of={data} />
          <Reminders of={data} />
        </>
      )}
    </DetailPane>
  )
}

function Acts({ account, query }: { account: Account; query: { on?: string } }) {
  const words = useWords(owedWords)
  const { failed } = useWords(financeWords)
  const act = useAct('POST /receivables/accounts/:customer/remind/', owedTouched)
  const [mayRemind, mayBook, mayBank] = [useMay('receipt.remind'), useMay('receipt.book'), useMay('bank.read')]
  const tell = useNotice()
  const params = { customer: account.customer }
  const code = account.acts.remind
  const remind = () =>
    act.mutateAsync({ params, body: {} }).then(
      () => tell({ text: words.reminded(account.email) }),
      (error: unknown) => tell({ text: error instanceof Error && error.message ? error.message : failed, kind: 'fault' }),
    )
  const file = (as: 'pdf' | 'csv', text: string) => (
    <a
      className="button"
      data-kind="quiet"
      href={addressOf('GET /receivables/accounts/:customer/statement/', { params, query: { ...query, as } })}
      target="_blank"
      rel="noreferrer"
    >
      {text}
    </a>
  )
  return (
    <div className="acts">
      {mayRemind && (
        <ActButton kind="main" busy={act.isPending} whyNot={code && (words.reasons[code] ?? code)} onAct={() => void remind()}>
          {words.remind}
        </ActButton>
      )}
      {file('pdf', words.statement)}
      {file('csv', words.statementCsv)}
      {mayBank && (
        <Link className="button" data-kind="quiet" to={`/bank?state=to_match&q=${encodeURIComponent(account.customer_name)}`}>
          {words.bank}
        </Link>
      )}
      <Link className="button" data-kind="quiet" to={`/customers/${account.customer}`}>
        {words.customer}
      </Link>
      {mayBook && account.invoices.length > 0 && <Payment key={account.customer} account={account} />}
    </div>
  )
}

/** Money that came although no file of the bank says so yet. */
function Payment({ account }: { account: Account }) {
  const words = useWords(owedWords)
  const language = useLanguage()
  const tell = useNotice()
  const act = useAct('POST /receivables/:invoice/receipts/', owedTouched)
  const [invoice, setInvoice] = useState(account.invoices[0]?.invoice ?? '')
  const openOf = (of: { open: number } | undefined) => (of ? typedAmount(of.open, language) : '')
  const [amount, setAmount] = useState(openOf(account.invoices[0]))
  const [day, setDay] = useState('')
  const [reference, setReference] = useState('')
  const [remark, setRemark] = useState('')
  const choose = (number: string) => {
    setInvoice(number)
    setAmount(openOf(account.invoices.find((row) => row.invoice === number)))
  }
  const submit = () =>
    act
      .mutateAsync({
        params: { invoice },
        body: { amount: figureSent(amount), received_on: day, reference, remark },
      })
      .then(
        () => {
          tell({ text: words.receiptDone })
          return true
        },
        () => false,
      )
  return (
    <ActForm name={words.receipt} refusal={act.error} busy={act.isPending} onSubmit={submit}>
      <ChoiceField
        name="invoice"
        label={words.receiptInvoice}
        value={invoice}
        onValue={choose}
        options={account.invoices.map((row) => ({ value: row.invoice, text: row.invoice }))}
      />
      <TextField name="amount" label={words.receiptAmount} value={amount} onValue={setAmount} inputMode="decimal" required />
      <TextField name="received_on" label={words.receiptDay} type="date" value={day} onValue={setDay} required />
      <TextField
        name="reference"
        label={words.receiptReference}
        value={reference}
        onValue={setReference}
        maxLength={80}
        required
      />
      <TextField name="remark" label={words.receiptNote} value={remark} onValue={setRemark} maxLength={200} />
    </ActForm>
  )
}

function Invoices({ of: { invoices } }: { of: Account }) {
  const words = useWords(owedWords)
  if (invoices.length === 0) return null
  return (
    <Section title={words.invoices}>
      <table className="lines">
        <thead>
          <tr>
            <th>{words.invoice.number}</th>
            <th>{words.invoice.due}</th>
            <th>{words.invoice.late}</th>
            <th data-figure>{words.invoice.open}</th>
          </tr>
        </thead>
        <tbody>
          {invoices.map((row) => (
            <tr key={row.invoice}>
              <td>
                <Link to={`/invoices/${row.invoice}`}>{row.invoice}</Link>
                <br />
                <span className="quiet">
                  <Day day={row.date} />
                </span>
              </td>
              <td>
                <Day day={row.due} />
              </td>
              <td>
                {row.days_late > 0 && <Mark tone={row.days_late > 30 ? 'bad' : 'wait'}>{words.late(row.days_late)}</Mark>}
                {row.reminders > 0 && (
                  <>
                    <br />
                    <span className="quiet">
                      {words.invoice.reminders}: {row.reminders}
                    </span>
                  </>
                )}
              </td>
              <td data-figure>
                <Money euros={row.open} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

function Movements({ of: { movements } }: { of: Account }) {
  const words = useWords(owedWords)
  if (movements.length === 0) return null
  return (
    <Section title={words.movements}>
      <table className="lines">
        <thead>
          <tr>
            <th>{words.movement.day}</th>
            <th>{words.movement.what}</th>
            <th data-figure>{words.movement.amount}</th>
            <th data-figure>{words.movement.balance}</th>
          </tr>
        </thead>
        <tbody>
          {movements.toReversed().map((row) => (
            <tr key={`${row.day} ${row.kind} ${row.document} ${row.balance}`}>
              <td>
                <Day day={row.day} />
              </td>
              <td>
                {words.kinds[row.kind]}
                <br />
                <span className="quiet">{row.document}</span>
              </td>
              <td data-figure>
                <Money euros={row.amount} />
              </td>
              <td data-figure>
                <Money euros={row.balance} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

function Reminders({ of: { reminders } }: { of: Account }) {
  const words = useWords(owedWords)
  if (reminders.length === 0) return null
  return (
    <Section title={words.reminders}>
      <ul className="rows">
        {reminders.map((row) => (
          <li key={row.sent_at}>
            <When at={row.sent_at} />
            <span>{words.reminder(row.invoices.join(', '), row.sent_by)}</span>
            <Money euros={row.open} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
