import type { Language } from '#kernel/language.ts'

type Said = (kept: { percent: number; times: string }) => string

/** How often promised days were kept; of a product's page alone, and fetched with it. */
export const keptPromises: Record<Language, Said> = {
  es: ({ percent, times }) =>
    `En el último año, el ${percent}\u00a0% de las ${times} entregas de artículos como este llegó en plazo.`,
  ca: ({ percent, times }) =>
    `El darrer any, el ${percent}\u00a0% dels ${times} lliuraments d’articles com aquest va arribar a temps.`,
  en: ({ percent, times }) =>
    `In the last year, ${percent}% of ${times} deliveries of items like this arrived by the promised day.`,
}

/** Of what is paid when it leaves, likewise. */
export const chargedLater: Record<Language, string> = {
  es: 'Se cobra cuando sale de la tienda, no antes.',
  ca: 'Es cobra quan surt de la botiga, no abans.',
  en: 'You will only be charged when we dispatch it.',
}

/** What leads to a question where nothing can be bought, likewise. */
export const askAvailability: Record<Language, string> = {
  es: 'Preguntar por la disponibilidad',
  ca: 'Pregunta per la disponibilitat',
  en: 'Ask about availability',
}
