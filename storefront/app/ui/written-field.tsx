import { type FormOutcome, fieldId } from './form.tsx'

interface Props {
  name: string
  label: string
  hint: string
  rows: number
  maxLength?: number
  required?: boolean
  /** What stands in it before anybody types. */
  defaultValue?: string | undefined
  outcome?: FormOutcome | undefined
}

/** A field of several lines, with what is asked for below it and what is wrong below that (U-35). */
export function WrittenField({ name, label, hint, outcome, defaultValue, ...control }: Props) {
  const id = fieldId(name)
  const error = outcome?.errors[name]
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        name={name}
        {...control}
        defaultValue={outcome?.values[name] ?? defaultValue}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
      />
      <p className="field-hint" id={`${id}-hint`}>
        {hint}
      </p>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
