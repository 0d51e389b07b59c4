import { frameWords } from '../frame/words.ts'
import { useWords } from '../words/dictionary.ts'
import { useAddress } from './address.ts'

interface Option {
  value: string
  text: string
}

interface ChoiceProps {
  name: string
  label: string
  options: readonly Option[]
  /** What is chosen, where that is not in the address under its name. */
  value?: string
}

/** A filter that stands in the address under `name`. */
export function ChoiceFilter({ name, label, options, ...is }: ChoiceProps) {
  const { values, set } = useAddress()
  return (
    <select
      className="filter"
      aria-label={label}
      value={is.value ?? values[name] ?? ''}
      onChange={({ target }) => set({ [name]: target.value })}
    >
      <option value="">{label}</option>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  )
}

/** From a day, until one, or both: `from` and `to` of a list. */
export function DaysFilter() {
  const { values, set } = useAddress()
  const { kit } = useWords(frameWords)
  const { from = '', to = '' } = values
  const day = (name: 'from' | 'to', label: string, bounds: { min?: string; max?: string }) => (
    <input
      type="date"
      className="filter"
      aria-label={label}
      title={label}
      {...bounds}
      value={values[name] ?? ''}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  )
  return (
    <>
      {day('from', kit.fromDay, to === '' ? {} : { max: to })}
      {day('to', kit.toDay, from === '' ? {} : { min: from })}
    </>
  )
}
