import { Link } from 'react-router'
import { shownEuros } from '#kernel/figures.ts'
import { type Activity, mostPlaces } from '#modules/editorial/agenda/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { Check, Field, type FormOutcome } from '../ui/form.tsx'
import { WrittenField } from '../ui/written-field.tsx'
import { useAgenda } from './agenda-words.ts'

interface Props {
  activity: Activity
  outcome: FormOutcome | undefined
}

const counts = (from: number) =>
  Array.from({ length: mostPlaces + 1 - from }, (_one, index) => (
    <option key={index + from} value={index + from}>
      {index + from}
    </option>
  ))

/** How many places, by price where they are paid here, and who comes along. */
export function PlacesFields({ activity: { prices, paid }, outcome }: Props) {
  const language = useLanguage()
  const words = useAgenda()
  const error = outcome?.errors['places']
  return (
    <>
      {paid === 'online' && prices.length > 1 ? (
        <fieldset className="agenda-tickets" aria-describedby={error ? 'places-error' : undefined}>
          <legend className="field-label">{words.howMany}</legend>
          {prices.map(({ label, price }, index) => (
            <Field
              key={label}
              name={`tickets_${index}`}
              label={`${label} · ${shownEuros(price, language)}`}
              defaultValue={index === 0 ? '1' : '0'}
              outcome={outcome}
            >
              {counts(0)}
            </Field>
          ))}
          {error && (
            <p className="field-error" id="places-error">
              {error}
            </p>
          )}
        </fieldset>
      ) : (
        <Field name="places" label={words.howMany} defaultValue="1" required outcome={outcome}>
          {counts(1)}
        </Field>
      )}
      <WrittenField
        name="companions"
        label={words.companions}
        hint={words.companionsHint}
        rows={2}
        maxLength={800}
        outcome={outcome}
      />
    </>
  )
}

/** What paying here asks for beside: a gift card, and the conditions of purchase. */
export function PayingFields({ activity: { refund_hours }, outcome }: Props) {
  const language = useLanguage()
  const words = useAgenda()
  return (
    <>
      <p>{refund_hours === null ? words.noRefund : words.refundUntil(refund_hours)}</p>
      <Field name="gift_card" label={words.giftCard} maxLength={60} autoComplete="off" outcome={outcome} />
      <Check name="conditions" required outcome={outcome}>
        {words.conditions}{' '}
        <Link to={pathTo('purchase-conditions', language)} target="_blank">
          {words.conditionsLink}
        </Link>
      </Check>
    </>
  )
}
