import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { useNotice } from '../kit/notice.ts'
import { Money, Section } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { importWords } from './words.ts'

const touched = ['GET /imports/estimates/']
const most = 200

/** Prices that a run worked out from another currency; nothing is sold at them until somebody says that they hold. */
export function Estimates({ run }: { run: number }) {
  const { run: words } = useWords(importWords)
  const notice = useNotice()
  const may = useMay('import.rate')
  const { data } = useCall('GET /imports/estimates/', { query: { run, limit: most } }, { enabled: may })
  const confirm = useAct('POST /imports/estimates/confirm/', touched)
  const drop = useAct('POST /imports/estimates/drop/', touched)
  if (!data || data.items.length === 0) return null
  const products = { body: { products: data.items.map(({ id }) => id) } }
  const refusal = confirm.error ?? drop.error
  return (
    <Section title={words.estimates}>
      <p>{words.estimatesText}</p>
      <table className="lines">
        <tbody>
          {data.items.map(({ id, title, ean, price_cents, currency, hundredths, rate, rate_from }) => (
            <tr key={id}>
              <td>
                {title} <span className="quiet">{ean}</span>
              </td>
              <td className="quiet">
                {words.fromCurrency(
                  `${(hundredths / 100).toFixed(2)} ${currency}`,
                  rate,
                  rate_from.split('-').toReversed().join('/'),
                )}
              </td>
              <td data-figure>
                <Money euros={price_cents / 100} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="detail-acts">
        <ActButton
          kind="main"
          busy={confirm.isPending}
          onAct={() => confirm.mutate(products, { onSuccess: ({ confirmed }) => notice({ text: words.confirmed(confirmed) }) })}
        >
          {words.confirm}
        </ActButton>
        <ActButton busy={drop.isPending} onAct={() => drop.mutate(products)}>
          {words.drop}
        </ActButton>
      </div>
      {refusal && (
        <p className="fault" role="alert">
          {refusal.message}
        </p>
      )}
    </Section>
  )
}
