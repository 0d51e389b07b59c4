import { Link } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { addressOf } from '../api/client.ts'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { Day, Mark, Money, Section } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { type Order, useOrderAct } from './order-acts.ts'
import { invoiceTone } from './states.ts'
import { orderWords } from './words.ts'

type Row = Answer<'GET /invoices/'>['items'][number]

/** Invoices and credit notes: where each stands, its paper, and the e-mail with the way to it once more. */
export function OrderInvoices({ order: { number } }: { order: Order }) {
  const { invoices: words } = useWords(orderWords)
  const { data } = useCall('GET /invoices/', { query: { order: number, sort: 'date' } }, { enabled: useMay('invoice.read') })
  if (!data || data.items.length === 0) return null
  return (
    <Section title={words.title}>
      <ul className="rows">
        {data.items.map((row) => (
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
    </Section>
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
