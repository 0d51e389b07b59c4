import type { Language } from '#kernel/language.ts'

/** The zones of shipping by their codes: few, and the same on the screens of several desks, so that all languages come with those. */
export const names = {
  es: {
    mainland: 'Península',
    balearics: 'Baleares',
    canaries: 'Canarias',
    ceuta_melilla: 'Ceuta y Melilla',
    portugal_andorra: 'Portugal y Andorra',
    europe: 'Unión Europea',
    rest: 'Otros países de Europa y América, Japón y Oceanía',
    world: 'Resto del mundo',
  },
  ca: {
    mainland: 'Península',
    balearics: 'Balears',
    canaries: 'Canàries',
    ceuta_melilla: 'Ceuta i Melilla',
    portugal_andorra: 'Portugal i Andorra',
    europe: 'Unió Europea',
    rest: 'Altres països d’Europa i Amèrica, Japó i Oceania',
    world: 'Resta del món',
  },
  en: {
    mainland: 'Mainland Spain',
    balearics: 'Balearic Islands',
    canaries: 'Canary Islands',
    ceuta_melilla: 'Ceuta and Melilla',
    portugal_andorra: 'Portugal and Andorra',
    europe: 'European Union',
    rest: 'Other European and American countries, Japan and Oceania',
    world: 'Rest of the world',
  },
} as const satisfies Record<Language, Record<string, string>>
