import './own-box.css'
import type { ReactNode } from 'react'

interface Props {
  /** Of the field whose parts it holds, where a refusal may name it as a whole. */
  name?: string
  label: string
  hint?: string | undefined
  className?: string
  children: ReactNode
}

/** A field of several controls, across the whole width of its form. */
export const OwnBox = ({ name, label, hint, className = '', children }: Props) => (
  <fieldset className={`own-box ${className}`.trim()} {...(name !== undefined && { id: `field-${name}` })}>
    <legend className="field-label">{label}</legend>
    {hint && <p className="field-hint">{hint}</p>}
    {children}
  </fieldset>
)
