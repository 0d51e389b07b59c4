import { useLoaderData } from 'react-router'
import { type CardRequestChoices, longestObservations } from '#modules/buying/loyalty/contract.ts'
import { Field, type FormOutcome, fieldId } from '../ui/form.tsx'
import { useLoyalty } from './loyalty-words.ts'

interface Part {
  outcome: FormOutcome | undefined
}

export function Person({ outcome }: Part) {
  const { request } = useLoyalty()
  return (
    <fieldset className="form-part">
      <legend>{request.person}</legend>
      <div className="form-columns">
        <Field name="name" label={request.name} autoComplete="given-name" maxLength={80} required outcome={outcome} />
        <Field name="surnames" label={request.surnames} autoComplete="family-name" maxLength={120} required outcome={outcome} />
        <Field name="tax_id" label={request.taxId} maxLength={24} required outcome={outcome} />
        <Field
          name="birth_date"
          label={request.birthDate}
          hint={request.birthDateHint}
          autoComplete="bday"
          inputMode="numeric"
          maxLength={10}
          required
          outcome={outcome}
        />
        <Field name="phone" type="tel" label={request.phone} autoComplete="tel" maxLength={24} required outcome={outcome} />
        <Field name="email" type="email" label={request.email} autoComplete="email" maxLength={254} required outcome={outcome} />
      </div>
    </fieldset>
  )
}

export function Choices({ outcome }: Part) {
  const { sectors, stores } = useLoaderData() as CardRequestChoices
  const { request } = useLoyalty()
  return (
    <div className="form-columns">
      <Field name="sector" label={request.sector} defaultValue="" required outcome={outcome}>
        <option value="">{request.choose}</option>
        {sectors.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Field>
      <Field name="pickup_store" label={request.store} defaultValue="" required outcome={outcome}>
        <option value="">{request.choose}</option>
        {stores.map(({ key, name, city }) => (
          <option key={key} value={key}>
            {`${name} (${city})`}
          </option>
        ))}
      </Field>
    </div>
  )
}

export function Observations({ outcome }: Part) {
  const { request } = useLoyalty()
  const id = fieldId('observations')
  const wrong = outcome?.errors['observations']
  return (
    <div className="field">
      <label htmlFor={id}>{request.observations}</label>
      <textarea
        id={id}
        name="observations"
        rows={4}
        maxLength={longestObservations}
        defaultValue={outcome?.values['observations']}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? `${id}-error` : `${id}-hint`}
      />
      <p className="field-hint" id={`${id}-hint`}>
        {request.observationsHint}
      </p>
      {wrong && (
        <p className="field-error" id={`${id}-error`}>
          {wrong}
        </p>
      )}
    </div>
  )
}
