import type { Localized } from '#kernel/language.ts'

interface PassWords {
  title: string
  holder: string
  number: string
  points: string
  how: string
  /** On paper: what to do with it. */
  cut: string
  page: (page: number, pages: number) => string
}

export const passWords: Localized<PassWords> = {
  es: {
    title: 'Tarjeta de fidelidad',
    holder: 'Titular',
    number: 'Número',
    points: 'Sus puntos',
    how: 'Muéstrela en caja antes de pagar: sus compras suman puntos y, con los que tenga, puede pagar objetos. Un punto vale un céntimo.',
    cut: 'Recórtela por la línea y dóblela por la mitad. Muéstrela en caja antes de pagar.',
    page: (page, pages) => `Página ${page} de ${pages}`,
  },
  ca: {
    title: 'Targeta de fidelitat',
    holder: 'Titular',
    number: 'Número',
    points: 'Els vostres punts',
    how: 'Mostreu-la a la caixa abans de pagar: les compres sumen punts i, amb els que tingueu, podeu pagar objectes. Un punt val un cèntim.',
    cut: 'Retalleu-la per la línia i doblegueu-la per la meitat. Mostreu-la a la caixa abans de pagar.',
    page: (page, pages) => `Pàgina ${page} de ${pages}`,
  },
  en: {
    title: 'Loyalty card',
    holder: 'Cardholder',
    number: 'Number',
    points: 'Your points',
    how: 'Show it at the till before you pay: you earn points on what you buy, and you can pay for objects with the points you have. One point is worth one cent.',
    cut: 'Cut it out along the line and fold it in half. Show it at the till before you pay.',
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
}
