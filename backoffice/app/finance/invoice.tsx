import { Link, useParams } from 'react-router'
import { addressOf } from '../api/client.ts'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { DetailPane } from '../kit/detail-pane.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { Day, Facts, Mark, Money } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { InvoiceCorrections } from './invoice-corrections.tsx'
import { InvoiceFace } from './invoice-face.tsx'
import type { InvoiceRow } from './invoice-row.ts'
import { invoiceWords } from './invoice-words.ts'
import { invoiceTones } from './tones.ts'
import { financeWords } from './words.ts'

/** One invoice: whose it is, its paper, and what became of it at the public bodies' entry point. */
export function Screen() {
  const { invoice: number = '' } = useParams()
  const words = useWords(invoiceWords)
  const { data, error, refetch } = useCall('GET /invoices/', { query: { number } })
  const [row] = data?.items ?? []
  return (
    <DetailPane
      title={words.of(number)}
      list="/invoices"
      row={number}
      head={row && <Mark tone={invoiceTones[row.state]}>{words.states[row.state]}</Mark>}
    >
      {error && !row && <Failed error={error} again={() => void refetch()} />}
      {row && (
        <>
          <Facts
            of={[
              [words.columns.name, row.name],
              [words.facts.nif, row.nif],
              [words.columns.kind, words.kinds[row.kind]],
              [words.columns.date, <Day key="date" day={row.date} />],
              [words.facts.operation, <Day key="operation" day={row.operation_date} />],
              [words.facts.corrects, row.corrects && <Link to={`/invoices/${row.corrects}`}>{row.corrects}</Link>],
              [
                words.facts.orders,
                row.orders.length > 0 &&
                  row.orders.map((order) => (
                    <Link key={order} to={`/orders/${order}`}>
                      {order}{' '}
                    </Link>
                  )),
              ],
              [words.facts.base, <Money key="base" euros={row.base} />],
              [words.facts.vat, <Money key="vat" euros={row.vat} />],
              [words.facts.surcharge, row.surcharge === 0 ? '' : <Money key="surcharge" euros={row.surcharge} />],
              [words.columns.total, <Money key="total" euros={row.total} />],
            ]}
          />
          <Acts row={row} />
          <InvoiceCorrections key={`corrections ${number}`} row={row} />
          <InvoiceFace key={number} number={number} />
        </>
      )}
    </DetailPane>
  )
}

function Acts({ row }: { row: InvoiceRow }) {
  const words = useWords(invoiceWords)
  const { failed } = useWords(financeWords)
  const act = useAct('POST /invoices/:invoice/send/')
  const tell = useNotice()
  const may = useMay('invoice.send')
  const send = () =>
    act.mutateAsync({ params: { invoice: row.number }, body: {} }).then(
      ({ email }) => tell({ text: words.sent(email) }),
      (error: unknown) => tell({ text: error instanceof Error && error.message ? error.message : failed, kind: 'fault' }),
    )
  return (
    <div className="acts">
      <a
        className="button"
        data-kind="quiet"
        href={addressOf('GET /invoices/:invoice/pdf/', { params: { invoice: row.number } })}
        target="_blank"
        rel="noreferrer"
      >
        {words.pdf}
      </a>
      {may && (
        <ActButton busy={act.isPending} whyNot={row.state === 'stands' ? null : words.standsNoMore} onAct={() => void send()}>
          {words.send}
        </ActButton>
      )}
    </div>
  )
}
