import type { ReactNode } from 'react'
import { useEarly } from '../ui/early.ts'
import { type FormOutcome, fieldId } from '../ui/form.tsx'

interface ChoiceProps {
  name: string
  value: string
  title: string
  text?: ReactNode
  chosen: string | null
  choose?: (value: string) => void
  disabled?: boolean
}

/** One of several ways, as a card. */
export function Choice({ name, value, title, text, chosen, choose, disabled }: ChoiceProps) {
  const input = useEarly<HTMLInputElement>(({ checked }) => checked && choose?.(value))
  return (
    <label className="choice">
      <input
        ref={input}
        type="radio"
        name={name}
        value={value}
        defaultChecked={chosen === value}
        disabled={disabled}
        onChange={() => choose?.(value)}
      />
      <span>
        <strong>{title}</strong>
        {text && <span className="quiet">{text}</span>}
      </span>
    </label>
  )
}

interface ChoicesProps {
  name: string
  legend: string
  outcome: FormOutcome | undefined
  children: ReactNode
  className?: string
}

/** The cards of one question, with what is wrong with the answer. */
export function Choices({ name, legend, outcome, children, className = '' }: ChoicesProps) {
  const error = outcome?.errors[name]
  const id = fieldId(name)
  return (
    <fieldset className={`choices ${className}`} id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="field-label">{legend}</legend>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {children}
    </fieldset>
  )
}
