import { useCall } from '../api/queries.ts'
import { Conflict, type Kept } from '../kit/conflict.tsx'
import { useInWords } from '../kit/use-in-words.ts'
import { useWords } from '../words/dictionary.ts'
import { useFieldName } from './field-name.ts'
import { type Form, formOf, type Title, valueIn, withValue } from './title-form.ts'
import { catalogueWords } from './words.ts'

interface Props {
  /** The title as it is now. */
  current: Title
  mine: Form
  fields: string[]
  onChosen: (form: Form) => void
}

/** Somebody saved the same fields meanwhile: both values beside each other, whatever kind of field it is. */
export function TitleConflict({ current, mine, fields, onChosen }: Props) {
  const nameOf = useFieldName()
  const tell = useTold()
  const theirs = formOf(current)
  const disputed = fields
    .filter((field) => valueIn(mine, field) !== undefined)
    .map((name) => ({
      name,
      label: nameOf(name),
      theirs: tell(name, valueIn(theirs, name)),
      mine: tell(name, valueIn(mine, name)),
    }))
  const choose = (kept: Kept) =>
    onChosen(
      Object.entries(kept).reduce(
        (form, [name, side]) => (side === 'theirs' ? withValue(form, name, theirs) : form),
        structuredClone(mine),
      ),
    )
  return <Conflict fields={disputed} onChosen={choose} />
}

/** A field in words: codes by their names, all else as any record tells it. */
function useTold(): (field: string, value: unknown) => string {
  const { title: words } = useWords(catalogueWords)
  const { data: known } = useCall('GET /titles/words/', undefined, { staleTime: 3_600_000 })
  const inWords = useInWords()
  const lists: Record<string, readonly { code: string; name: string }[] | undefined> = {
    format_code: known?.formats,
    language_code: known?.languages,
    availability: known?.availability,
    vat_class: Object.entries(words.vatNames).map(([code, name]) => ({ code, name })),
  }
  const roleOf = (role: string) => known?.roles.find(({ code }) => code === role)?.name ?? role
  return (field, value) => {
    const list = lists[field]
    if (list) return list.find(({ code }) => code === value)?.name ?? inWords(field, value)
    if (field === 'accessibility')
      return String(value ?? '')
        .split(' ')
        .map((code) => known?.accessibility.find((one) => one.code === code)?.name ?? code)
        .join(' · ')
    if (field === 'contributors')
      return (value as Form['contributors']).map(({ name, role }) => `${name} (${roleOf(role)})`).join(' · ')
    return inWords(field, value)
  }
}
