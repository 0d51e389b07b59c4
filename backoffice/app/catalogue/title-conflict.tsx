import { useCall } from '../api/queries.ts'
import { Conflict } from '../kit/conflict.tsx'
import { useWords } from '../words/dictionary.ts'
import { useFieldName } from './field-name.ts'
import { type Form, formOf, type TextName, type Title, textIn } from './title-form.ts'
import { catalogueWords } from './words.ts'

interface Props {
  title: Title
  mine: Form
  fields: string[]
  onChosen: (form: Form) => void
}

/** Somebody saved the same fields meanwhile: both texts beside each other. */
export function TitleConflict({ title, mine, fields, onChosen }: Props) {
  const words = useWords(catalogueWords)
  const nameOf = useFieldName()
  const { data } = useCall('GET /titles/:title/', { params: { title: title.id } }, { staleTime: 0 })
  const named = fields.filter((field) => textIn(mine, field) !== null)
  if (!data) return null
  const theirs = formOf(data)
  const texts = (form: Form) => Object.fromEntries(named.map((field) => [field, textIn(form, field) ?? '']))
  return (
    <Conflict
      labels={Object.fromEntries(named.map((field) => [field, nameOf(field)]))}
      theirs={texts(theirs)}
      mine={texts(mine)}
      onChosen={(chosen) => onChosen(withTexts(mine, chosen))}
      key={words.title.save}
    />
  )
}

function withTexts(form: Form, chosen: Record<string, string>): Form {
  const next = structuredClone(form)
  for (const [field, text] of Object.entries(chosen)) {
    const [part, language, name] = field.split('.')
    if (part === 'texts') next.texts[name as TextName][language as 'es'] = text
    else next.facts[field as keyof Form['facts']] = text
  }
  return next
}
