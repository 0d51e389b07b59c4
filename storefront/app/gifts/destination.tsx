import { type Day, shownDay } from '#kernel/days.ts'
import type { DeliveryWords } from '#modules/editorial/gifts/contract.ts'
import { useLanguage } from '../messages/messages.tsx'
import { Field, type FormOutcome, fieldId } from '../ui/form.tsx'
import { giftWords } from './gift-words.ts'

/** What was typed of the day and the place and cannot be used, as the outcome of the form that asked. */
export const deliveryOutcome = ({ refused, arrives_by, postcode }: Delivery): FormOutcome | undefined => {
  const errors = Object.entries(refused).flatMap(([field, words]) => (words ? [[field, words] as const] : []))
  if (errors.length === 0) return undefined
  const values = { ...(arrives_by && { arrives_by }), ...(postcode && { postcode }) }
  return { detail: null, errors: Object.fromEntries(errors), values }
}

interface Delivery {
  refused: DeliveryWords
  arrives_by?: string | null
  postcode: string | null
}

interface Place {
  postcode: string | null
  pickup_store: string | null
  stores: readonly { code: string; name: string; city: string }[]
}

/** Where it should go: a postcode, or a store that hands it over. One plain form asks, with or without scripts. */
export function DestinationFields({
  postcode,
  pickup_store,
  stores,
  hint,
  outcome,
}: Place & { hint: string; outcome: FormOutcome | undefined }) {
  const gifts = giftWords[useLanguage()]
  return (
    <>
      <Field
        name="postcode"
        label={gifts.postcode}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={20}
        aria-describedby={outcome?.errors['postcode'] ? `${fieldId('postcode')}-error ${hint}` : hint}
        outcome={outcome}
        defaultValue={postcode ?? undefined}
      />
      <Field name="pickup_store" label={gifts.pickup} defaultValue={pickup_store ?? ''}>
        <option value="">{gifts.toDoor}</option>
        {stores.map(({ code, name, city }) => (
          <option key={code} value={code}>
            {name.includes(city) ? name : `${city}: ${name}`}
          </option>
        ))}
      </Field>
    </>
  )
}

/** "Llega el 24/12/2026", or when it waits at the counter; nothing while no day is known. */
export function useArrival(collected: boolean): (day: string | null) => string | null {
  const gifts = giftWords[useLanguage()]
  return (day) => day && (collected ? gifts.ready : gifts.arrives)({ day: shownDay(day as Day) })
}
