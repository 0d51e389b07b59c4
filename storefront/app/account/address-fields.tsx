import { useMemo, useRef, useState } from 'react'
import { type PostcodePlace, spanishProvinces } from '#modules/buying/shipping/contract.ts'
import { browserApi } from '../api/client.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Field, type FormOutcome } from '../ui/form.tsx'

interface Props {
  outcome: FormOutcome | undefined
  countries: readonly string[]
  withRecipient?: boolean
  initial?: Partial<Record<string, string | null>>
  /** Tells a second address of the same form apart. */
  prefix?: string
}

/** An address as the post writes it (U-22); names of countries come from the browser's own tables. */
export function AddressFields({ outcome, countries, withRecipient = false, initial = {}, prefix = '' }: Props) {
  const language = useLanguage()
  const { checkout } = useMessages()
  const named = useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: 'region' })
    return countries
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .toSorted((a, b) => a.name.localeCompare(b.name, language))
  }, [countries, language])
  const first = (name: string) => initial[name] ?? undefined
  const fields = useRef<HTMLDivElement>(null)
  const [cities, setCities] = useState<readonly string[]>([])
  const filled = useRef<Record<string, string>>({})

  /** A Spanish postcode says the province and often the town: filled in where nothing else was typed. */
  const complete = async (postcode: string) => {
    const field = (name: string) => fields.current?.querySelector<HTMLInputElement>(`[name="${prefix}${name}"]`)
    if (!/^\s*\d{5}\s*$/.test(postcode) || field('country')?.value !== 'ES') return
    const place = await browserApi.get<PostcodePlace>(`/shipping/postcodes/${postcode.trim()}/`)
    if (!place || field('postcode')?.value !== postcode) return
    setCities(place.cities)
    const fill = (name: string, value: string | undefined) => {
      const input = field(name)
      // Who stands in the field is about to type: a value appearing under their fingers would be written twice.
      if (!input || !value || input === document.activeElement || (input.value !== '' && input.value !== filled.current[name]))
        return
      input.value = value
      filled.current[name] = value
    }
    fill('region', place.region ?? undefined)
    fill('city', place.cities.length === 1 ? place.cities[0] : undefined)
  }
  return (
    <div className="form-columns" ref={fields}>
      {withRecipient && (
        <Field
          name={`${prefix}recipient`}
          label={checkout.recipient}
          autoComplete="name"
          outcome={outcome}
          defaultValue={first('recipient')}
        />
      )}
      <Field
        name={`${prefix}country`}
        label={checkout.country}
        autoComplete="country"
        outcome={outcome}
        defaultValue={first('country') ?? 'ES'}
      >
        {named.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Field>
      <Field
        name={`${prefix}street`}
        label={checkout.street}
        autoComplete="address-line1"
        outcome={outcome}
        defaultValue={first('street')}
      />
      <Field
        name={`${prefix}floor`}
        label={`${checkout.floor} (${checkout.optional})`}
        autoComplete="address-line2"
        outcome={outcome}
        defaultValue={first('floor')}
      />
      <Field
        name={`${prefix}postcode`}
        label={checkout.postcode}
        autoComplete="postal-code"
        hint={checkout.postcodeHint}
        onInput={(event) => void complete(event.currentTarget.value)}
        outcome={outcome}
        defaultValue={first('postcode')}
      />
      <Field
        name={`${prefix}city`}
        label={checkout.city}
        autoComplete="address-level2"
        list={`${prefix}cities`}
        outcome={outcome}
        defaultValue={first('city')}
      />
      <Field
        name={`${prefix}region`}
        label={checkout.region}
        autoComplete="address-level1"
        list={`${prefix}provinces`}
        outcome={outcome}
        defaultValue={first('region')}
      />
      <datalist id={`${prefix}cities`}>
        {cities.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
      <datalist id={`${prefix}provinces`}>
        {spanishProvinces.map((province) => (
          <option key={province} value={province} />
        ))}
      </datalist>
    </div>
  )
}
