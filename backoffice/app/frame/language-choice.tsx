import { languages } from '#kernel/language.ts'
import { speak, useLanguage, useWords } from '../words/dictionary.ts'
import { frameWords } from './words.ts'

export function LanguageChoice() {
  const current = useLanguage()
  const words = useWords(frameWords)
  return (
    <fieldset className="language-choice">
      <legend className="visually-hidden">{words.language}</legend>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          onClick={() => void speak(language)}
        >
          {words.languages[language]}
        </button>
      ))}
    </fieldset>
  )
}
