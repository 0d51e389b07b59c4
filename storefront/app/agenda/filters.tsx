import { Form, Link } from 'react-router'
import type { AgendaChoices } from '#modules/editorial/agenda/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { useAgenda } from './agenda-words.ts'

/** What the address asks for. */
export type Asked = Partial<Record<'city' | 'spoken' | 'price' | 'accessibility', string>>

interface Option {
  value: string
  text: string
}

function Choice({
  name,
  label,
  any,
  options,
  value,
}: {
  name: keyof Asked
  label: string
  any: string
  options: Option[]
  value: string | undefined
}) {
  if (options.length === 0) return null
  return (
    <label className="field agenda-filter">
      <span>{label}</span>
      <select name={name} className="select" defaultValue={value ?? ''}>
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Where, in which language, for how much and open to whom; a plain form, so that it works before scripts. */
export function AgendaFilters({ choices, asked }: { choices: AgendaChoices; asked: Asked }) {
  const language = useLanguage()
  const words = useAgenda()
  return (
    <search>
      <Form method="get" className="agenda-filters" aria-label={words.filters} key={JSON.stringify(asked)}>
        <Choice
          name="city"
          label={words.city}
          any={words.anyCity}
          options={choices.cities.map((value) => ({ value, text: value }))}
          value={asked.city}
        />
        <Choice
          name="spoken"
          label={words.spoken}
          any={words.anyLanguage}
          options={choices.spoken.map((value) => ({ value, text: words.inLanguages[value] }))}
          value={asked.spoken}
        />
        <Choice
          name="price"
          label={words.price}
          any={words.anyPrice}
          options={[
            { value: 'free', text: words.free },
            { value: 'paid', text: words.paying },
          ]}
          value={asked.price}
        />
        <Choice
          name="accessibility"
          label={words.accessibility}
          any={words.anyAccess}
          options={choices.accessibilities.map((value) => ({ value, text: words.accessibilities[value] }))}
          value={asked.accessibility}
        />
        <button type="submit" className="button button-quiet">
          {words.show}
        </button>
        {Object.keys(asked).length > 0 && (
          <Link className="more-link" to={pathTo('agenda', language)}>
            {words.clear}
          </Link>
        )}
      </Form>
    </search>
  )
}
