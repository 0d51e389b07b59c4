import { useState } from 'react'
import type { Language } from '#kernel/language.ts'
import { useCall } from '../api/queries.ts'
import { useNotice } from '../kit/notice.ts'
import { Section } from '../kit/shown.tsx'
import { shownWhen } from '../kit/when.ts'
import { useWords } from '../words/dictionary.ts'
import { columnOf, type TextRecord } from './record-form.ts'
import { translateWords } from './words.ts'

const widths = ['phone', 'tablet', 'desk'] as const

interface ChoiceProps<Value extends string> {
  label: string
  values: readonly Value[]
  names: Record<Value, string>
  chosen: Value
  onChosen: (value: Value) => void
}

const Choice = <Value extends string>({ label, values, names, chosen, onChosen }: ChoiceProps<Value>) => (
  <fieldset className="text-tabs" data-always="">
    <legend className="visually-hidden">{label}</legend>
    {values.map((value) => (
      <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChosen(value)}>
        {names[value]}
      </button>
    ))}
  </fieldset>
)

/** The page itself with what is saved of the record, as visitors would read it. */
export function Preview({ record, language }: { record: TextRecord; language: Language }) {
  const { preview: words } = useWords(translateWords)
  const notice = useNotice()
  const [width, setWidth] = useState<(typeof widths)[number]>('phone')
  const { kind } = record
  const { data, error } = useCall('POST /texts/:kind/:record/preview/', { params: { kind, record: record.record } })
  if (error) return <p className="fault">{error.message}</p>
  const href = data?.hrefs[language]
  if (!data) return null
  if (!href) return <p className="quiet">{words.none}</p>
  const copy = async () => {
    await navigator.clipboard.writeText(new URL(href, location.href).href)
    notice({ text: words.copied })
  }
  return (
    <Section
      title={words.title}
      tools={
        <div className="text-acts">
          <Choice label={words.width} values={widths} names={words.widths} chosen={width} onChosen={setWidth} />
          <a className="button" data-kind="quiet" href={href} target="_blank" rel="noreferrer">
            {words.tab}
          </a>
          <button type="button" className="button" data-kind="quiet" onClick={() => void copy()}>
            {words.copy}
          </button>
        </div>
      }
    >
      <p className="quiet">{words.until(shownWhen(data.until, new Date()))}</p>
      <div className="text-preview">
        <iframe
          // Drawn anew with what is saved.
          key={`${href} ${columnOf(record, language).version} ${columnOf(record, 'es').version}`}
          title={words.title}
          src={href}
          data-width={width}
        />
      </div>
    </Section>
  )
}
