import { useAct } from '../api/queries.ts'
import type { RecordField } from '../kit/record-fields.ts'
import { RecordForm } from '../kit/record-form.tsx'
import { Day, Money, Section } from '../kit/shown.tsx'
import { useZoneName } from '../kit/zone-name.ts'
import { useWords } from '../words/dictionary.ts'
import type { Words } from './words/es.ts'
import { houseWords } from './words.ts'

const fieldsOf = ({ shipping: words }: Words): RecordField[] => [
  { as: 'text', name: 'postcode', label: words.postcode, required: true },
  { as: 'text', name: 'country', label: words.country },
  {
    as: 'choice',
    name: 'method',
    label: words.method,
    options: (['home', 'pickup_point'] as const).map((value) => ({ value, text: words.methods[value] })),
  },
  { as: 'euros', name: 'goods', label: words.goods },
  { as: 'figure', name: 'grams', label: words.grams },
  { as: 'figure', name: 'later_grams', label: words.later },
  { as: 'figure', name: 'lead_days', label: words.lead },
]

const usual = { postcode: '', country: 'ES', method: 'home', goods: 25, grams: 900, later_grams: 0, lead_days: 5 }

/** A basket that nobody has, sent to a place: what it would cost and when it would arrive. */
export function Trial() {
  const words = useWords(houseWords)
  const zoneName = useZoneName()
  const attempt = useAct('POST /shipping/trial/')
  const { shipping } = words
  return (
    <Section title={shipping.trial}>
      <p className="quiet">{shipping.trialText}</p>
      <RecordForm
        name="shipping trial"
        fields={fieldsOf(words)}
        record={attempt.variables?.body ?? usual}
        save={(body) => attempt.submit({ body })}
        refusal={attempt.error}
        busy={attempt.isPending}
        submit={shipping.tryIt}
      />
      {attempt.data && (
        <div role="status">
          {attempt.data.why_not && <p>{attempt.data.why_not}</p>}
          {attempt.data.plans.map((plan) => (
            <p key={plan.parcels}>
              <strong>{shipping.plan(plan.parcels)}</strong> ·{' '}
              {plan.cost === null ? shipping.toConfirm : <Money euros={plan.cost} />} ·{' '}
              {plan.promised_on === null ? (
                shipping.nobody
              ) : (
                <>
                  {shipping.arrives} <Day day={plan.promised_on} />
                </>
              )}
            </p>
          ))}
          {attempt.data.zone && (
            <p className="quiet">
              {shipping.zone}: {zoneName(attempt.data.zone)}
            </p>
          )}
        </div>
      )}
    </Section>
  )
}
