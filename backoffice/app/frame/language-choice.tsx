import { type Language, languages } from '#kernel/language.ts'
import { speak, useLanguage, useWords } from '../words/dictionary.ts'
import { frameWords } from './words.ts'

/** `onChosen` keeps it with the person, where somebody is signed in. */
export function LanguageChoice({ onChosen }: { onChosen?: (language: Language) => void }) {
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
          onClick={() => {
            void speak(language)
            onChosen?.(language)
          }}
        >
          {words.languages[language]}
        </button>
      ))}
    </fieldset>
  )
}
