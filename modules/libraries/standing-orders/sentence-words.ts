import type { Localized } from '#kernel/language.ts'

interface Words {
  novelties: (copies: number) => string
  about: (words: string) => string
  subjects: (names: string) => string
  inLanguages: (names: string) => string
  inFormats: (names: string) => string
  upTo: (money: string) => string
  month: (money: string, budget: string | null) => string
  fromBudget: (budget: string) => string
  since: (months: number) => string
  anyEdition: string
  paused: string
  reasonWords: (words: string) => string
  reasonDay: (day: string) => string
}

export const words: Localized<Words> = {
  es: {
    novelties: (copies) => (copies === 1 ? 'Novedades' : `${copies} ejemplares de las novedades`),
    about: (said) => `sobre ${said}`,
    subjects: (names) => `de la materia ${names}`,
    inLanguages: (names) => `en ${names}`,
    inFormats: (names) => `en ${names}`,
    upTo: (money) => `hasta ${money}`,
    month: (money, budget) => `hasta ${money} al mes${budget ? ` del presupuesto «${budget}»` : ''}`,
    fromBudget: (budget) => `con cargo al presupuesto «${budget}»`,
    since: (months) => (months === 1 ? 'publicadas en el último mes' : `publicadas en los últimos ${months} meses`),
    anyEdition: 'también en otra edición de lo que ya tenemos',
    paused: 'en pausa',
    reasonWords: (said) => `Coincide con «${said}»`,
    reasonDay: (day) => `fecha de publicación, ${day}`,
  },
  ca: {
    novelties: (copies) => (copies === 1 ? 'Novetats' : `${copies} exemplars de les novetats`),
    about: (said) => `sobre ${said}`,
    subjects: (names) => `de la matèria ${names}`,
    inLanguages: (names) => `en ${names}`,
    inFormats: (names) => `en ${names}`,
    upTo: (money) => `fins a ${money}`,
    month: (money, budget) => `fins a ${money} al mes${budget ? ` del pressupost «${budget}»` : ''}`,
    fromBudget: (budget) => `amb càrrec al pressupost «${budget}»`,
    since: (months) => (months === 1 ? 'publicades l’últim mes' : `publicades els últims ${months} mesos`),
    anyEdition: 'també en una altra edició del que ja tenim',
    paused: 'en pausa',
    reasonWords: (said) => `Coincideix amb «${said}»`,
    reasonDay: (day) => `data de publicació, ${day}`,
  },
  en: {
    novelties: (copies) => (copies === 1 ? 'New books' : `${copies} copies of new books`),
    about: (said) => `on ${said}`,
    subjects: (names) => `in the subject ${names}`,
    inLanguages: (names) => `in ${names}`,
    inFormats: (names) => `in ${names}`,
    upTo: (money) => `up to ${money}`,
    month: (money, budget) => `up to ${money} a month${budget ? ` from the budget “${budget}”` : ''}`,
    fromBudget: (budget) => `charged to the budget “${budget}”`,
    since: (months) => (months === 1 ? 'published in the last month' : `published in the last ${months} months`),
    anyEdition: 'including other editions of titles we have',
    paused: 'paused',
    reasonWords: (said) => `Matches “${said}”`,
    reasonDay: (day) => `publication date ${day}`,
  },
}
