import { useRef } from 'react'
import { type Localized, languages } from '#kernel/language.ts'
import { frameWords } from '../frame/words.ts'
import { useWords } from '../words/dictionary.ts'
import { AreaField, TextField } from './form.tsx'
import { MarkdownArea } from './markdown-area.tsx'

type Texts = Localized

interface Props {
  label: string
  /** The name of a language's field in the call: `(language) => `title_${language}``. */
  name: (language: keyof Texts) => string
  texts: Texts
  onTexts: (texts: Texts) => void
  /** Lines of the box; one line where nothing is said. */
  rows?: number
  /** The box has a toolbar for Markdown. */
  markdown?: boolean
  /** How many signs its place in the shop holds. */
  fits?: number
  /** What is shown of a language while its box is empty, and where that comes from. */
  stands?: Partial<Record<keyof Texts, { text: string; from: string }>>
}

/** One text in three languages, side by side: its Spanish stands in wherever another is empty. */
export function ThreeTexts({ label, name, texts, onTexts, rows, markdown, fits, stands = {} }: Props) {
  const { languages: names } = useWords(frameWords)
  // A picture is put into several languages in one go.
  const latest = useRef(texts)
  latest.current = texts
  const write = (written: Partial<Texts>) => {
    latest.current = { ...latest.current, ...written }
    onTexts(latest.current)
  }
  return (
    <fieldset className="three-texts">
      <legend className="field-label">{label}</legend>
      {languages.map((language) => {
        const standing = texts[language] === '' && stands[language]?.text ? stands[language] : undefined
        const field = {
          name: name(language),
          label: names[language],
          lang: language,
          value: texts[language],
          onValue: (value: string) => write({ [language]: value }),
          ...(standing && { placeholder: standing.text }),
          hint: standing ? standing.from : fits !== undefined && <Length of={texts[language].length} fits={fits} />,
        }
        if (rows && markdown)
          return (
            <MarkdownArea
              key={language}
              rows={rows}
              {...field}
              others={async (place, line) => {
                const { edited, setIn } = await import('./markdown-edit.ts')
                for (const other of languages) {
                  const text = latest.current[other]
                  if (other !== language && text.trim() !== '') write({ [other]: edited(text, setIn(text, place, line(other))) })
                }
              }}
            />
          )
        return rows ? <AreaField key={language} rows={rows} {...field} /> : <TextField key={language} {...field} />
      })}
    </fieldset>
  )
}

const Length = ({ of, fits }: { of: number; fits: number }) => (
  <span className="figures" data-over={of > fits || undefined}>
    {of} / {fits}
  </span>
)
