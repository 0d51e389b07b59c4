import { shownNumber } from '#kernel/figures.ts'
import { type Language, languages } from '#kernel/language.ts'
import { call } from '../api/client.ts'
import { frameWords } from '../frame/words.ts'
import { AreaField, TextField } from '../kit/form.tsx'
import { MarkdownArea } from '../kit/markdown-area.tsx'
import { edited, setIn } from '../kit/markdown-edit.ts'
import { Mark } from '../kit/shown.tsx'
import { shownWhen } from '../kit/when.ts'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { houseWords, unlikeTheHouse } from './house-words.ts'
import { boxName, columnOf, type Field, type Form, saidIn, type TextRecord } from './record-form.ts'
import { Difference } from './shown-difference.tsx'
import type { Work } from './use-work.ts'
import { translateWords } from './words.ts'

interface Props {
  field: Field
  record: TextRecord
  form: Form
  /** The language that a narrow screen shows. */
  shown: Language
  work: Work
  onWrite: (language: Language, field: string, text: string) => void
}

const rowsOf = { line: undefined, slug: undefined, alt: undefined, lines: 4, markdown: 14 } as const
const tones = { complete: 'good', empty: 'bad', behind: 'wait' } as const

/** One text in three languages, aligned. */
export const FieldRow = ({ field, record, form, shown, work, onWrite }: Props) => (
  <div className="text-row">
    {languages.map((language) => (
      <div
        key={language}
        className="text-cell"
        data-shown={language === shown || undefined}
        data-language={language}
        lang={language}
      >
        <Box field={field} record={record} form={form} language={language} onWrite={onWrite} />
        <House field={field} form={form} language={language} onWrite={onWrite} />
        <State field={field} record={record} form={form} language={language} work={work} />
      </div>
    ))}
  </div>
)

/** What is read where nothing is written. */
const standsFor = ({ name, house }: Field, form: Form, language: Language): string =>
  house ? house[language] : language === 'es' ? '' : (form.es[name] ?? '')

function Box({ field, record, form, language, onWrite }: Omit<Props, 'shown' | 'work'> & { language: Language }) {
  const words = useWords(translateWords)
  const { languages: names } = useWords(frameWords)
  const reader = useLanguage()
  const value = form[language][field.name] ?? ''
  const rows = rowsOf[field.form]
  const said = saidIn(columnOf(record, language), field.name)
  const box = {
    name: boxName(language, field.name),
    label: `${words.fields[field.name] ?? field.name} · ${names[language]}`,
    lang: language,
    value,
    required: field.needed && language === 'es',
    onValue: (text: string) => onWrite(language, field.name, text),
    ...(value === '' && { placeholder: standsFor(field, form, language) }),
    hint: (
      <span className="text-hint">
        <span className="figures" data-over={(field.fits !== null && value.length > field.fits) || undefined}>
          {[value.length, ...(field.fits === null ? [] : [field.fits])].map((signs) => shownNumber(signs, reader)).join(' / ')}
        </span>
        <span>{words.wroteIt(said.by ?? words.shopItself, shownWhen(said.at, new Date(), true))}</span>
      </span>
    ),
  }
  if (field.form === 'markdown')
    return (
      <MarkdownArea
        rows={rowsOf.markdown}
        {...box}
        others={(place, line) => {
          for (const other of languages) {
            const text = form[other][field.name] ?? ''
            if (other !== language && text.trim() !== '')
              onWrite(other, field.name, edited(text, setIn(text, place, line(other))))
          }
        }}
      />
    )
  return rows ? <AreaField rows={rows} {...box} /> : <TextField {...box} />
}

/** Between an editor's own words and the house's text, which stands as long as the box is empty; and what a text may name. */
function House({ field, form, language, onWrite }: Pick<Props, 'field' | 'form' | 'onWrite'> & { language: Language }) {
  const { house: words } = useWords(translateWords)
  const text = field.house?.[language] ?? ''
  const empty = (form[language][field.name] ?? '') === ''
  const marks = field.marks.map((mark) => `{${mark}} (${words.names[mark] ?? mark})`).join(', ')
  return (
    <>
      {marks && <p className="text-hint">{words.marks(marks)}</p>}
      {text && (
        <button
          type="button"
          className="button text-house"
          data-kind="quiet"
          onClick={() => onWrite(language, field.name, empty ? text : '')}
        >
          {empty ? words.begin : words.back}
        </button>
      )}
    </>
  )
}

/** What is to be said of a text besides its words: its state, what changed in Spanish, words that the house does not use. */
function State({ field, record, form, language, work }: Omit<Props, 'shown' | 'onWrite'> & { language: Language }) {
  const words = useWords(translateWords)
  const column = columnOf(record, language)
  const said = saidIn(column, field.name)
  const unlike = unlikeTheHouse(form[language][field.name] ?? '', houseWords[language])
  const spanish = saidIn(columnOf(record, 'es'), field.name).text
  const stillRight = () =>
    work.act(
      language,
      () =>
        call('POST /texts/:kind/:record/:language/still-right/', {
          params: { ...work.of, language },
          body: { version: column.version, fields: [field.name] },
        }),
      words.isRight,
    )
  return (
    <div className="text-state">
      <p className="text-marks">
        {said.state === 'empty' && field.house ? (
          <Mark tone="wait">{field.house[language] ? words.house.stands : words.house.none}</Mark>
        ) : (
          said.state !== 'complete' && <Mark tone={tones[said.state]}>{words.state[said.state]}</Mark>
        )}
        {said.draft !== null && <Mark tone="info">{words.draftOf}</Mark>}
      </p>
      {unlike.length > 0 && (
        <ul className="text-warnings">
          {unlike.map(([avoid, say]) => (
            <li key={avoid}>{words.say(avoid, say)}</li>
          ))}
        </ul>
      )}
      {said.source !== null && (
        <details className="text-difference" open>
          <summary>{words.changed}</summary>
          <p lang="es">
            <Difference before={said.source} after={spanish} />
          </p>
          {said.state === 'behind' && (
            <button type="button" className="button" data-kind="quiet" disabled={work.busy} onClick={() => void stillRight()}>
              {words.stillRight}
            </button>
          )}
        </details>
      )}
    </div>
  )
}
