import { useState } from 'react'
import { languages } from '#kernel/language.ts'
import { addressOf } from '../api/client.ts'
import { frameWords } from '../frame/words.ts'
import { TitlesBox } from '../kit/chosen-box.tsx'
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
      <header className="list-head">
        <h1>{words.title}</h1>
      </header>
      <p className="quiet">{words.text}</p>
      <TitlesBox name="titles" label={words.titles} required={false} value={chosen} onValue={setChosen} />
      <label className="shelf-language">
        {words.language}{' '}
        <select value={text} onChange={({ target }) => setText(languages.find((one) => one === target.value) ?? own)}>
          {languages.map((language) => (
            <option key={language} value={language}>
              {names[language]}
            </option>
          ))}
        </select>
      </label>
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
        <p role="status">{words.none}</p>
      )}
    </section>
  )
}
