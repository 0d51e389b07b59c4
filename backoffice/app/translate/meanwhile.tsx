import '../kit/editing.css'
import type { Language } from '#kernel/language.ts'
import { frameWords } from '../frame/words.ts'
import { Conflict } from '../kit/conflict.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Column, Form, TextRecord } from './record-form.ts'
import { translateWords } from './words.ts'

interface Props {
  /** The language as somebody saved it meanwhile. */
  column: Column
  record: TextRecord
  form: Form
  onChosen: (language: Language, version: string, texts: Record<string, string>) => void
}

/** Somebody saved the same language: both texts, field by field, and whoever saves last chooses. */
export function Meanwhile({ column, record, form, onChosen }: Props) {
  const words = useWords(translateWords)
  const { languages: names } = useWords(frameWords)
  const mine = form[column.language]
  const theirs = Object.fromEntries(column.texts.map(({ name, text, draft }) => [name, draft ?? text]))
  const fields = record.fields.map(({ name }) => ({
    name,
    label: `${words.fields[name] ?? name} · ${names[column.language]}`,
    theirs: theirs[name] ?? '',
    mine: mine[name] ?? '',
  }))
  return (
    <Conflict
      fields={fields}
      onChosen={(kept) =>
        onChosen(
          column.language,
          column.version,
          Object.fromEntries(fields.map((field) => [field.name, kept[field.name] === 'theirs' ? field.theirs : field.mine])),
        )
      }
    />
  )
}
