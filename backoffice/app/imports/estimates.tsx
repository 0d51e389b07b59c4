import { shownAmount } from '#kernel/figures.ts'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { useBulk } from '../kit/bulk.tsx'
import { Money, Section } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { importWords } from './words.ts'

const touched = ['GET /imports/estimates/']
const most = 200

/** Prices that a run worked out from another currency; nothing is sold at them until somebody says that they hold. */
export function Estimates({ run }: { run: number }) {
  const { run: words } = useWords(importWords)
  const language = useLanguage()
  const may = useMay('import.rate')
  const { data } = useCall('GET /imports/estimates/', { query: { run, limit: most } }, { enabled: may })
  const confirm = useBulk('POST /imports/estimates/confirm/', touched)
  const drop = useBulk('POST /imports/estimates/drop/', touched)
  if (!data || data.items.length === 0) return null
  const rows = data.items.map(({ id }) => ({ id }))
  const nameOf = (product: number) => data.items.find(({ id }) => id === product)?.title ?? String(product)
  const refusal = confirm.refusal ?? drop.refusal
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
                  `${shownAmount(hundredths / 100, language)} ${currency}`,
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
        <ActButton kind="main" busy={confirm.busy} onAct={() => void confirm.go({ rows }, { done: words.confirmed, nameOf })}>
          {words.confirm}
        </ActButton>
        <ActButton busy={drop.busy} onAct={() => void drop.go({ rows }, { done: words.dropped, nameOf })}>
          {words.drop}
        </ActButton>
      </div>
      {confirm.outcomes}
      {drop.outcomes}
      {refusal && (
        <p className="fault" role="alert">
          {refusal.message}
        </p>
      )}
    </Section>
  )
}
