import type { Language } from '#kernel/language.ts'

export const tooLarge: Record<Language, string> = {
  es: 'El archivo es demasiado grande: caben 5 MB. Puede repartirlo en varios.',
  ca: 'El fitxer és massa gran: hi caben 5 MB. El podeu repartir en uns quants.',
  en: 'The file is too large: the maximum is 5 MB. You can split it into several files.',
}
