import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'
import { type FormOutcome, fieldId } from '../ui/form.tsx'
import { tooLarge } from './too-large-words.ts'

interface Props {
  name: string
  label: string
  hint: string
  accept: string
  /** What is said where the browser forgets the file of a form that was refused: without scripts. */
  again?: string | undefined
  outcome?: FormOutcome | undefined
}

/** A file to choose or to drop on the field; what is too large is said before it is sent, and the server says it again. */
export function FileField({ name, label, hint, accept, again, outcome }: Props) {
  const language = useLanguage()
  const { intake } = usePrivateMessages()
  const id = fieldId(name)
  const error = outcome?.errors[name]
  return (
    <div className="field file-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type="file"
        accept={accept}
        aria-invalid={error ? true : undefined}
        aria-describedby={[error && `${id}-error`, `${id}-hint`].filter(Boolean).join(' ')}
        onChange={({ currentTarget }) => {
          const isTooLarge = (currentTarget.files?.[0]?.size ?? 0) > 5 * 1024 * 1024
          currentTarget.setCustomValidity(isTooLarge ? tooLarge[language] : '')
          if (isTooLarge) currentTarget.reportValidity()
        }}
      />
      <p className="field-hint" id={`${id}-hint`}>
        {hint} <span className="js-only">{intake.paste.drop}</span>
        {again && <span className="no-js-only">{again}</span>}
      </p>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
