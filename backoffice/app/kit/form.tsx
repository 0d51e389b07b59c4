import { Field } from '@base-ui/react/field'
import { Form } from '@base-ui/react/form'
import { type HTMLInputTypeAttribute, type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Refusal } from '../api/refusal.ts'
import { frameWords } from '../frame/words.ts'
import { useWords } from '../words/dictionary.ts'
import { useKeys } from './keys.ts'

interface FieldsProps {
  /** Why the last attempt was refused: each fault is shown beside its field, those of no field of the form on top. */
  refusal: Refusal | null
  onSubmit: () => void
  children: ReactNode
  className?: string
}

/** Whether the one fault that there is says all that the refusal says. */
const saysIt = ({ message, fields }: Refusal) => Object.values(fields).some(([sentence]) => sentence === message)

/**
 * A form written out field by field. What the server says of a field stands beside it, and nothing that was typed is lost. It can be sent again
 * whichever field was changed since: what was refused at one of two days may be mended at the other.
 */
export function Fields({ refusal, onSubmit, children, className = 'fields' }: FieldsProps) {
  const { kit } = useWords(frameWords)
  const faults = refusal?.fields ?? {}
  const [sentAgain, sendAgain] = useState<Refusal | null>(null)
  const summary = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  useKeys([
    {
      keys: ['Control+s'],
      does: kit.does.send,
      writing: true,
      within: () => form.current,
      act: () => form.current?.querySelector<HTMLButtonElement>('button[type="submit"]')?.click(),
    },
  ])
  useEffect(() => {
    if (refusal) summary.current?.focus()
  }, [refusal])
  return (
    <Form
      ref={form}
      className={className}
      errors={refusal !== null && refusal === sentAgain ? {} : faults}
      onSubmitCapture={() => flushSync(() => sendAgain(refusal))}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {refusal && (
        <div className="fault" role="alert" tabIndex={-1} ref={summary}>
          {!saysIt(refusal) && <p>{refusal.status === 0 ? kit.offline : refusal.message || kit.faults}</p>}
          {Object.keys(faults).length > 0 && (
            <ul>
              {Object.entries(faults).map(([name, sentences]) => (
                <li key={name}>
                  <a href={`#field-${name}`}>{sentences[0]}</a>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {children}
    </Form>
  )
}

export interface FieldProps {
  /** As the call names it: `texts.ca.title`. */
  name: string
  label: string
  hint?: ReactNode
  value: string
  onValue: (value: string) => void
  required?: boolean
  disabled?: boolean
  lang?: string
  /** What stands while it is empty. */
  placeholder?: string
  maxLength?: number
}

/** A field's name, its box, what is said of it, and what is wrong with it. */
export const FieldAround = ({
  name,
  label,
  hint,
  required,
  mistyped,
  children,
}: Omit<FieldProps, 'value' | 'onValue'> & {
  /** What is said where it is no address: a browser would say it in its own language. */
  mistyped?: string | undefined
  children: ReactNode
}) => {
  const { kit } = useWords(frameWords)
  return (
    <Field.Root name={name} className="field">
      <Field.Label className="field-label">
        {label}
        {required && <abbr title={kit.required}>*</abbr>}
      </Field.Label>
      {children}
      {hint && <Field.Description className="field-hint">{hint}</Field.Description>}
      <Field.Validity>
        {({ validity }) =>
          validity.typeMismatch && mistyped ? (
            <Field.Error className="field-fault" match="typeMismatch">
              {mistyped}
            </Field.Error>
          ) : (
            <Field.Error className="field-fault" />
          )
        }
      </Field.Validity>
    </Field.Root>
  )
}

interface TextFieldProps extends FieldProps {
  type?: HTMLInputTypeAttribute
  autoComplete?: string
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'search'
  autoFocus?: boolean
}

export const TextField = ({ onValue, label, hint, required, ...field }: TextFieldProps) => {
  const { kit } = useWords(frameWords)
  return (
    <FieldAround name={field.name} label={label} hint={hint} required={required} mistyped={kit.mistyped[field.type ?? '']}>
      <Field.Control
        id={`field-${field.name}`}
        {...field}
        aria-required={required}
        onValueChange={(value) => onValue(String(value))}
      />
    </FieldAround>
  )
}

export const AreaField = ({
  onValue,
  label,
  hint,
  required,
  rows = 4,
  ...field
}: FieldProps & { rows?: number; autoFocus?: boolean }) => (
  <FieldAround name={field.name} label={label} hint={hint} required={required}>
    <Field.Control
      id={`field-${field.name}`}
      {...field}
      aria-required={required}
      onValueChange={(value) => onValue(String(value))}
      render={<textarea rows={rows} />}
    />
  </FieldAround>
)

interface ChoiceProps extends FieldProps {
  options: readonly { value: string; text: string }[]
  /** What stands for no choice. */
  empty?: string
}

export const ChoiceField = ({ onValue, label, hint, required, options, empty, ...field }: ChoiceProps) => (
  <FieldAround name={field.name} label={label} hint={hint} required={required}>
    <Field.Control
      id={`field-${field.name}`}
      {...field}
      aria-required={required}
      onValueChange={(value) => onValue(String(value))}
      render={
        <select>
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      }
    />
  </FieldAround>
)

export const CheckField = ({
  name,
  label,
  checked,
  onChecked,
  disabled,
}: {
  name: string
  label: string
  checked: boolean
  onChecked: (checked: boolean) => void
  disabled?: boolean
}) => (
  <label className="check">
    <input
      id={`field-${name}`}
      type="checkbox"
      name={name}
      checked={checked}
      disabled={disabled}
      onChange={({ target }) => onChecked(target.checked)}
    />
    <span>{label}</span>
  </label>
)

interface SubmitProps {
  busy: boolean
  disabled?: boolean
  /** A second form of a screen stands back behind its first. */
  kind?: 'main' | 'quiet'
  ref?: Ref<HTMLButtonElement>
  children: ReactNode
}

/** Sends its form, once: pressed again while it is under way it does nothing, and keeps the focus. */
export const Submit = ({ busy, disabled = false, kind = 'main', ref, children }: SubmitProps) => (
  <button
    ref={ref}
    type="submit"
    className="button"
    data-kind={kind}
    aria-busy={busy}
    aria-disabled={busy || disabled}
    onClick={(event) => {
      if (busy || disabled) event.preventDefault()
    }}
  >
    {children}
  </button>
)
