import type { Language } from '#kernel/language.ts'
import type { FormOutcome } from '../ui/form.tsx'
import { tooLarge } from './too-large-words.ts'

/** What is said of a file that is not even sent; all that was typed stays. */
export const tooLargeAt = (form: FormData, language: Language): FormOutcome => ({
  detail: null,
  errors: { file: tooLarge[language] },
  values: Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))),
})
