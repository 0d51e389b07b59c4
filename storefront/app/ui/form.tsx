import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import { useNavigation } from 'react-router'
import type { CodeChallenge } from '#modules/platform/captcha/contract.ts'
import type { Failure } from '../api/failure.ts'
import { useMessages } from '../messages/messages.tsx'

/** What came of a form that was refused: what to say at which field, and what was typed, so that nothing is lost (U-35). */
export interface FormOutcome {
  detail: string | null
  errors: Record<string, string>
  values: Record<string, string>
  /** Asked of whoever sends it again, where no browser can show that a person does. */
  question?: CodeChallenge | null
}

const secret = /password|captcha|token/

/** What is said of any form, or by one of its fields as well: the list of fields says more. */
const saysNoMore = ({ code, detail, fields }: Failure) =>
  code === 'form.invalid' || Object.values(fields).some(([message]) => message === detail)

/** The outcome of a failure: its messages by field, and its sentence where it says more than they do; one of them is always there. */
export function outcomeOf(failure: Failure, form: FormData): FormOutcome {
  const errors = Object.fromEntries(Object.entries(failure.fields).map(([field, [message]]) => [field, message ?? '']))
  return {
    errors,
    detail: Object.keys(errors).length > 0 && saysNoMore(failure) ? null : failure.detail,
    values: Object.fromEntries([...form].flatMap(([name, value]) => (secret.test(name) ? [] : [[name, String(value)]]))),
  }
}

type Control = Omit<ComponentProps<'input'>, 'name' | 'id'>

interface FieldProps extends Control {
  name: string
  /** Tells fields of one name apart where a page has several forms. */
  scope?: string
  label: string
  hint?: ReactNode
  outcome?: FormOutcome | undefined
  /** For a select: its options instead of an input. */
  children?: ReactNode
}

export const fieldId = (name: string, scope?: string) => ['field', scope, name.replaceAll('_', '-')].filter(Boolean).join('-')

/** A visible label, the control, and its own message in words below (U-35). */
export function Field({ name, scope, label, hint, outcome, children, defaultValue, ...control }: FieldProps) {
  const id = fieldId(name, scope)
  const error = outcome?.errors[name]
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
  const shared = {
    id,
    name,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': described,
    defaultValue: outcome?.values[name] ?? defaultValue,
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children ? (
        <select {...shared} required={control.required} autoComplete={control.autoComplete} className="select">
          {children}
        </select>
      ) : (
        <input {...shared} {...control} />
      )}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

interface CheckProps {
  name: string
  scope?: string
  children: ReactNode
  outcome?: FormOutcome | undefined
  required?: boolean
  defaultChecked?: boolean
}

export function Check({ name, scope, children, outcome, required, defaultChecked }: CheckProps) {
  const id = fieldId(name, scope)
  const error = outcome?.errors[name]
  return (
    <div>
      <label className="check" htmlFor={id}>
        <input
          id={id}
          name={name}
          type="checkbox"
          value="true"
          required={required}
          defaultChecked={outcome ? outcome.values[name] === 'true' : defaultChecked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

/**
 * All that is wrong, at the top, with links to the fields. When it appears it gives the focus to the first wrong field of its form,
 * or takes it where no field is to blame (U-35).
 */
export function ErrorSummary({ outcome, scope }: { outcome: FormOutcome | undefined; scope?: string }) {
  const { account } = useMessages()
  const box = useRef<HTMLDivElement>(null)
  const title = useId()
  const errors = Object.entries(outcome?.errors ?? {})
  useEffect(() => {
    const wrong = box.current?.closest('form, .form')?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (outcome) (wrong ?? box.current)?.focus()
  }, [outcome])
  if (!outcome || (errors.length === 0 && !outcome.detail)) return null
  return (
    <div className="message message-error" role="alert" tabIndex={-1} ref={box} aria-labelledby={title}>
      <p id={title}>{outcome.detail ?? account.fixErrors}</p>
      {errors.length > 0 && (
        <ul className="error-list">
          {errors.map(([field, message]) => (
            <li key={field}>
              <a href={`#${fieldId(field, scope)}`}>{message}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Disabled while its form is on its way (E-26). */
export function Submit({
  children,
  intent,
  quiet = false,
  wide = false,
}: {
  children: ReactNode
  intent?: string
  quiet?: boolean
  wide?: boolean
}) {
  const navigation = useNavigation()
  const sending = navigation.state !== 'idle' && navigation.formMethod === 'POST'
  const classes = ['button', quiet && 'button-quiet', wide && 'button-wide'].filter(Boolean).join(' ')
  return (
    <button type="submit" className={classes} disabled={sending} {...(intent ? { name: 'intent', value: intent } : {})}>
      {children}
    </button>
  )
}
