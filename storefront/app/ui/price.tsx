import type { Language } from '#kernel/language.ts'
import { useLanguage } from '../messages/messages.tsx'

const formats: Record<Language, Intl.NumberFormat> = {
  es: new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR', useGrouping: 'always' }),
  ca: new Intl.NumberFormat('ca-ES', { style: 'currency', currency: 'EUR', useGrouping: 'always' }),
  en: new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }),
}

/** 12,50 € in Spanish and Catalan, €12.50 in English. */
export const shownPrice = (euros: number, language: Language): string => formats[language].format(euros)

export function Price({ euros }: { euros: number }) {
  const language = useLanguage()
  return (
    <data value={euros.toFixed(2)} className="price">
      {shownPrice(euros, language)}
    </data>
  )
}
