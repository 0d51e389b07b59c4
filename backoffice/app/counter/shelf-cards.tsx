import { useState } from 'react'
import { languages } from '#kernel/language.ts'
import { addressOf } from '../api/client.ts'
import { frameWords } from '../frame/words.ts'
import { TitlesBox } from '../kit/chosen-box.tsx'
import { ChoiceField } from '../kit/form.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { counterWords } from './words.ts'
import './counter.css'

/** Cards for the shelves of the palace shop: choose titles and a language, and print them on A4. */
export function Screen() {
  const { shelfCards: words } = useWords(counterWords)
  const { languages: names } = useWords(frameWords)
  const own = useLanguage()
  const [chosen, setChosen] = useState('')
  const [text, setText] = useState<(typeof languages)[number]>(own)
  const ids = chosen === '' ? [] : (JSON.parse(chosen) as number[])
  return (
    <section className="shelf-cards">
      <title>{words.title}</title>
      <h1>{words.title}</h1>
      <p className="quiet">{words.text}</p>
      <TitlesBox name="titles" label={words.titles} required={false} value={chosen} onValue={setChosen} />
      <div className="shelf-language">
        <ChoiceField
          name="language"
          label={words.language}
          value={text}
          onValue={(value) => setText(languages.find((one) => one === value) ?? own)}
          options={languages.map((language) => ({ value: language, text: names[language] }))}
        />
      </div>
      {ids.length > 0 ? (
        <a
          className="button"
          data-kind="main"
          href={addressOf('GET /shelf-cards/', { query: { products: ids.join(','), text } })}
          target="_blank"
          rel="noreferrer"
        >
          {words.print(ids.length)}
        </a>
      ) : (
        <p role="status" className="quiet">
          {words.none}
        </p>
      )}
    </section>
  )
}
