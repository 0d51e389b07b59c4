import type { Language } from '#kernel/language.ts'

export const answers: Record<Language, (quote: string) => string> = {
  es: (quote) => `Se lo ofrecemos en el presupuesto ${quote}.`,
  ca: (quote) => `Us l’oferim al pressupost ${quote}.`,
  en: (quote) => `We offer it in quote ${quote}.`,
}
