import { fieldId } from '../ui/form.tsx'
import { useForms } from './form-words.ts'

/** A field that nobody sees: what is filled in by a robot is thrown away (T-30). */
export function Trap() {
  const { website } = useForms()
  const id = fieldId('website')
  return (
    <div hidden>
      <label htmlFor={id}>{website}</label>
      <input id={id} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
