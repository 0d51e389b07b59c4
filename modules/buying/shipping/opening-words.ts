import type { Language } from '#kernel/language.ts'

/** Hours of carriers' counters come in Spanish short forms: "L-V 9:30–14:00 y 17:00–20:30 · S 10:00–14:00". */
const words: Record<Exclude<Language, 'es'>, Readonly<Record<string, string>>> = {
  ca: {
    'Todos los días': 'Cada dia',
    'Todos los dias': 'Cada dia',
    horas: 'hores',
    Festivos: 'Festius',
    festivos: 'festius',
    Cerrado: 'Tancat',
    cerrado: 'tancat',
    y: 'i',
    L: 'dl.',
    M: 'dt.',
    X: 'dc.',
    J: 'dj.',
    V: 'dv.',
    S: 'ds.',
    D: 'dg.',
  },
  en: {
    'Todos los días': 'Every day',
    'Todos los dias': 'Every day',
    horas: 'hours',
    Festivos: 'Public holidays',
    festivos: 'public holidays',
    Cerrado: 'Closed',
    cerrado: 'closed',
    y: 'and',
    L: 'Mon',
    M: 'Tue',
    X: 'Wed',
    J: 'Thu',
    V: 'Fri',
    S: 'Sat',
    D: 'Sun',
  },
}

const known = /Todos los d[ií]as|(?<!\p{L})(?:horas|[Ff]estivos|[Cc]errado|y|[LMXJVSD])(?!\p{L})/gu

/** The same hours in the visitor's language (P-06); what is no short form stays as the carrier wrote it. */
export const openingIn = (opening: string, language: Language): string =>
  language === 'es' ? opening : opening.replace(known, (word) => words[language][word] ?? word)
