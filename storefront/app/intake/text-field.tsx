import { type FormOutcome, fieldId } from '../ui/form.tsx'

interface Props {
  name: string
  label: string
  hint: string
  rows: number
  maxLength?: number
  required?: boolean
  outcome?: FormOutcome | undefined
}

/** A field of several lines with its hint and its message. */
export function TextField({ name, label, hint, outcome, ...area }: Props) {
  const id = fieldId(name)
  const error = outcome?.errors[name]
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        name={name}
        {...area}
        defaultValue={outcome?.values[name]}
        aria-invalid={error ? true : undefined}
        aria-describedby={[error && `${id}-error`, `${id}-hint`].filter(Boolean).join(' ')}
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
