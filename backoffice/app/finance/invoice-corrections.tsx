import { useState } from 'react'
import { Link } from 'react-router'
import { shownEuros } from '#kernel/figures.ts'
import type { Answer } from '../api/calls.ts'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { TextField } from '../kit/form.tsx'
import { useNotice } from '../kit/notice.ts'
import { Facts, Money, Section } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import type { InvoiceRow } from './invoice-row.ts'
import { invoiceWords } from './invoice-words.ts'

type Corrections = Answer<'GET /invoices/:invoice/corrections/'>
const touched = ['GET /invoices/', 'GET /receivables/', 'GET /orders/', 'GET /verifactu/', 'GET /customers/']

/** What can be done about an invoice that is wrong: each says before what it does. */
export function InvoiceCorrections({ row }: { row: InvoiceRow }) {
  const { corrections: words } = useWords(invoiceWords)
  const { data } = useCall('GET /invoices/:invoice/corrections/', { params: { invoice: row.number } })
  const [mayCancel, mayIssue] = [useMay('invoice.cancel'), useMay('invoice.issue')]
  if (!data) return null
  if (!mayIssue && !mayCancel && data.corrected_by.length === 0 && data.received === 0) return null
  return (
    <Section title={words.title}>
      <Facts
        of={[
          [
            words.correctedBy,
            data.corrected_by.length > 0 &&
              data.corrected_by.map((number) => (
                <Link key={number} to={`/invoices/${number}`}>
                  {number}{' '}
                </Link>
              )),
          ],
          [words.received, data.received === 0 ? '' : <Money key="received" euros={data.received} />],
        ]}
      />
      <div className="acts">
        {mayIssue && <Replace of={data} />}
        {mayCancel && <Cancel row={row} of={data} />}
      </div>
    </Section>
  )
}

const whyNot = (reasons: Record<string, string>, code: string | null) => (code === null ? null : (reasons[code] ?? code))

function Cancel({ row, of }: { row: InvoiceRow; of: Corrections }) {
  const { corrections: words } = useWords(invoiceWords)
  const language = useLanguage()
  const tell = useNotice()
  const act = useAct('POST /invoices/:invoice/cancel/', touched)
  const [reason, setReason] = useState('')
  const cancel = () =>
    act.mutateAsync({ params: { invoice: row.number }, body: { reason } }).then(
      () => {
        tell({ text: words.cancelled })
        return true
      },
      () => false,
    )
  return (
    <ActForm
      name={words.cancel}
      kind="grave"
      whyNot={whyNot(words.reasons, of.acts.cancel)}
      refusal={act.error}
      busy={act.isPending}
      onSubmit={cancel}
    >
      <p>{words.cancelHint}</p>
      <p>
        {words.cancelDoes(shownEuros(row.total, language))} {of.told ? words.told : words.notTold}
      </p>
      <TextField name="reason" label={words.cancelWhy} value={reason} onValue={setReason} maxLength={300} required />
    </ActForm>
  )
}

const fields = ['name', 'nif', 'street', 'postcode', 'city', 'region', 'country'] as const

function Replace({ of: { replace, acts, told } }: { of: Corrections }) {
  const { corrections: words } = useWords(invoiceWords)
  const language = useLanguage()
  const tell = useNotice()
  const act = useAct('POST /orders/:number/invoice/', touched)
  const [changed, setChanged] = useState<Partial<Record<(typeof fields)[number], string>>>({})
  if (!replace) return null
  const issue = () =>
    act.mutateAsync({ params: { number: replace.order }, body: { ...replace.data, ...changed } }).then(
      () => {
        tell({ text: words.replaced })
        return true
      },
      () => false,
    )
  return (
    <ActForm
      name={words.replace}
      whyNot={whyNot(words.reasons, acts.replace)}
      refusal={act.error}
      busy={act.isPending}
      onSubmit={issue}
    >
      <p>{words.replaceDoes(replace.invoices.join(', '), shownEuros(replace.total, language))}</p>
      {fields.map((field) => (
        <TextField
          key={field}
          name={field}
          label={words.data[field]}
          value={changed[field] ?? replace.data[field]}
          onValue={(value) => setChanged({ ...changed, [field]: value })}
          required={field !== 'region'}
        />
      ))}
      <p className="quiet">{told ? words.told : words.notTold}</p>
    </ActForm>
  )
}
