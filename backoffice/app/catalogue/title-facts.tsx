import { countedNames, eachCounted, saidNames } from '#modules/goods/catalogue/edition-contract.ts'
import { useCall } from '../api/queries.ts'
import { CheckField, ChoiceField, TextField } from '../kit/form.tsx'
import { useWords } from '../words/dictionary.ts'
import { TitleAccessibility } from './title-accessibility.tsx'
import { counted, type FactName, type Form, type TickName, type Title } from './title-form.ts'
import { catalogueWords } from './words.ts'

interface Props {
  title: Title
  form: Form
  change: (changes: Partial<Form>) => void
}

const figures: readonly FactName[] = counted
const ofBooks = eachCounted(({ ofBooks }) => ofBooks === true)

/** What a title is, field by field. */
export function TitleFacts({ title, form, change }: Props) {
  const { fields, title: words } = useWords(catalogueWords)
  const { data: known } = useCall('GET /titles/words/', undefined, { staleTime: 3_600_000 })
  const set = (name: FactName) => (value: string) => change({ facts: { ...form.facts, [name]: value } })
  const options = (list: readonly { code: string; name: string }[] = []) =>
    list.map(({ code, name }) => ({ value: code, text: `${name} (${code})` }))
  const choice = (name: FactName, list: { value: string; text: string }[], empty?: string) => (
    <ChoiceField
      name={name}
      label={fields[name] ?? name}
      value={form.facts[name]}
      onValue={set(name)}
      options={list}
      {...(empty !== undefined && { empty })}
    />
  )
  const text = (name: FactName, type = 'text') => (
    <TextField
      key={name}
      name={name}
      label={fields[name] ?? name}
      value={form.facts[name]}
      onValue={set(name)}
      type={type}
      {...(figures.includes(name) && { inputMode: 'numeric' as const })}
    />
  )
  const isBook = title.kind === 'book'
  const tick = (name: TickName) => (
    <CheckField
      name={name}
      label={fields[name] ?? name}
      checked={form.ticks[name]}
      onChecked={(checked) => change({ ticks: { ...form.ticks, [name]: checked } })}
    />
  )
  return (
    <div className="facts-form">
      {text('title')}
      {text('subtitle')}
      {text('sku')}
      {isBook && choice('format_code', options(known?.formats), words.nothing)}
      {isBook && choice('language_code', options(known?.languages), words.nothing)}
      {text('published_on', 'date')}
      {countedNames.filter((name) => isBook || !ofBooks[name]).map((name) => text(name))}
      {saidNames.map((name) => text(name))}
      {isBook && text('series_number')}
      {choice('availability', options(known?.availability))}
      {text('lead_days')}
      {choice(
        'vat_class',
        (known?.vat ?? []).map(({ code, percent }) => ({ value: code, text: `${words.vatNames[code]} · ${words.vat(percent)}` })),
      )}
      {text('presale_cap')}
      {text('backorder_cap')}
      {isBook && title.vat_class === 'ebook' && <TitleAccessibility known={known?.accessibility ?? []} form={form} set={set} />}
      <div className="ticks">
        {tick('novelty')}
        {tick('recommended')}
        {isBook && tick('free_price')}
        {isBook && title.vat_class === 'ebook' && tick('asks_lcp')}
      </div>
    </div>
  )
}
