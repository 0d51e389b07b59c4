import { frameWords } from '../frame/words.ts'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { inWords } from './in-words.ts'

/** A value of a record in the language of the screen. */
export function useInWords(): (field: string, value: unknown) => string {
  const language = useLanguage()
  const { kit } = useWords(frameWords)
  return (field, value) => inWords(field, value, language, kit.conflict)
}
