import { Link } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { addressOf } from '../api/client.ts'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { Day, Facts, Mark, Money, Section } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { type Order, useOrderAct } from './order-acts.ts'
import { invoiceTone } from './states.ts'
import { orderWords } from './words.ts'

type Row = Answer<'GET /invoices/'>['items'][number]
type Unbilled = Answer<'GET /orders/:number/unbilled-parcels/'>['items'][number]

/** Invoices and credit notes: where each stands, its paper, the e-mail with the way to it once more; and what left without one. */
export function OrderInvoices({ order: { number } }: { order: Order }) {
  const { invoices: words } = useWords(orderWords)
  const { data } = useCall('GET /invoices/', { query: { order: number, sort: 'date' } }, { enabled: useMay('invoice.read') })
  const unbilled = useCall('GET /orders/:number/unbilled-parcels/', { params: { number } }, { enabled: useMay('invoice.issue') })
  const lacking = unbilled.data?.items ?? []
  const billed = data?.items ?? []
  if (billed.length === 0 && lacking.length === 0) return null
  return (
    <Section title={words.title}>
      {billed.length > 0 && (
        <ul className="rows">
          {billed.map((row) => (
            <li key={row.invoice}>
              <Day day={row.date} />
              <span>
                <a
                  href={addressOf('GET /invoices/:invoice/pdf/', { params: { invoice: row.number } })}
                  target="_blank"
                  rel="noreferrer"
                >
                  {row.number}
                </a>{' '}
                <Mark tone={invoiceTone[row.state]}>{words.states[row.state]}</Mark>
                <br />
                <span className="quiet">
                  {words.kinds[row.kind]}
                  {row.corrects && ` · ${words.corrects(row.corrects)}`}
                  <TaxRecord row={row} />
                </span>
              </span>
              <span className="row-end">
                <Money euros={row.total} />
                <SendAgain row={row} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {lacking.map((parcel) => (
        <OfParcel key={parcel.parcel} of={parcel} />
      ))}
    </Section>
  )
}

/** A parcel that left without an invoice: what that would say, before it is issued. */
function OfParcel({ of: { parcel, position, by_month, would_be, why_not } }: { of: Unbilled }) {
  const { invoices: words } = useWords(orderWords)
  const act = useOrderAct('POST /parcels/:parcel/invoice/', words.ofParcel.issued)
  return (
    <div className="unbilled">
      <span className="quiet">{words.ofParcel.without(position)}</span>
      <ActForm
        name={words.ofParcel.issue}
        whyNot={why_not}
        busy={act.busy}
        refusal={act.refusal}
        onSubmit={() => act.run({ params: { parcel } })}
      >
        {would_be && (
          <Facts
            of={[
              [words.ofParcel.kind, words.kinds[would_be.kind]],
              [words.ofParcel.buyer, [would_be.name, would_be.nif].filter(Boolean).join(' · ') || words.ofParcel.unnamed],
              [words.ofParcel.total, <Money key="total" euros={would_be.total} />],
            ]}
          />
        )}
        {by_month && <p className="quiet">{words.ofParcel.leavesMonth}</p>}
      </ActForm>
    </div>
  )
}

/** Where its record stands with the tax agency; whoever deals with it goes there. */
function TaxRecord({ row: { tax_record, tax_record_state } }: { row: Row }) {
  const { invoices: words } = useWords(orderWords)
  const may = useMay('tax_record.read')
  if (tax_record === null || tax_record_state === null) return null
  const said = words.taxRecord(words.taxRecords[tax_record_state])
  return <> · {may ? <Link to={`/verifactu/${tax_record}`}>{said}</Link> : said}</>
}

function SendAgain({ row }: { row: Row }) {
  const { invoices: words } = useWords(orderWords)
  const act = useOrderAct('POST /invoices/:invoice/send/', words.sent)
  if (!useMay('invoice.send')) return null
  return (
    <ActButton
      busy={act.busy}
      whyNot={row.state === 'stands' ? null : words.standsNoMore}
      onAct={() => void act.quick({ params: { invoice: row.number } })}
    >
      {words.send}
    </ActButton>
  )
}
