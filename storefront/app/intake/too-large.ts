import type { Language } from '#kernel/language.ts'
import type { FormOutcome } from '../ui/form.tsx'

export const tooLarge: Record<Language, string> = {
  es: 'El fichero es demasiado grande: caben 5 MB. Puede repartirlo en varios.',
  ca: 'El fitxer és massa gran: hi caben 5 MB. El podeu repartir en uns quants.',
  en: 'The file is too large: the maximum is 5 MB. You can split it into several files.',
}

/** What is said of a file that is not even sent; all that was typed stays. */
export const tooLargeAt = (form: FormData, language: Language): FormOutcome => ({
  detail: null,
  errors: { file: tooLarge[language] },
  values: Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))),
})
