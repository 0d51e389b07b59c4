import { type Day, shownDay } from '#kernel/days.ts'
import { useMessages } from '../messages/messages.tsx'
import { Field } from '../ui/form.tsx'

interface Place {
  postcode: string | null
  pickup_store: string | null
  stores: readonly { code: string; name: string; city: string }[]
}

/** Where it should go: a postcode, or a store that hands it over. One plain form asks, with or without scripts. */
export function DestinationFields({ postcode, pickup_store, stores, hint }: Place & { hint: string }) {
  const { gifts } = useMessages()
  return (
    <>
      <Field
        name="postcode"
        label={gifts.postcode}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        pattern="(0[1-9]|[1-4][0-9]|5[0-2])[0-9]{3}"
        aria-describedby={hint}
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
  const { gifts } = useMessages()
  return (day) => day && (collected ? gifts.ready : gifts.arrives)({ day: shownDay(day as Day) })
}
