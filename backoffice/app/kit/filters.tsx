import { useAddress } from './address.ts'

interface Option {
  value: string
  text: string
}

/** A filter that stands in the address under `name`. */
export function ChoiceFilter({ name, label, options }: { name: string; label: string; options: readonly Option[] }) {
  const { values, set } = useAddress()
  return (
    <select
      className="filter"
      aria-label={label}
      value={values[name] ?? ''}
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

/** From a day, or until one. */
export function DayFilter({ name, label }: { name: string; label: string }) {
  const { values, set } = useAddress()
  return (
    <input
      type="date"
      className="filter"
      aria-label={label}
      title={label}
      value={values[name] ?? ''}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  )
}
