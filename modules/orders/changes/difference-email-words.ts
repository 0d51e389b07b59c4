import type { Localized } from '#kernel/language.ts'

interface Texts {
  subject: (number: string) => string
  title: string
  what: (number: string) => string
  toPay: string
  waits: string
  pay: string
}

export const texts: Localized<Texts> = {
  es: {
    subject: (number) => `Diferencia de su cambio · pedido ${number}`,
    title: 'Falta pagar la diferencia',
    what: (number) => `En la tienda hemos cambiado un artículo del pedido ${number} por otro que cuesta más:`,
    toPay: 'Falta por pagar',
    waits: 'Lo tiene apartado en el mostrador; se lo entregamos en cuanto esté pagada.',
    pay: 'Pagar la diferencia',
  },
  ca: {
    subject: (number) => `Diferència del vostre canvi · comanda ${number}`,
    title: 'Falta pagar la diferència',
    what: (number) => `A la botiga hem canviat un article de la comanda ${number} per un altre que costa més:`,
    toPay: 'Falta per pagar',
    waits: 'El teniu apartat al taulell; us el lliurem quan estigui pagada.',
    pay: 'Paga la diferència',
  },
  en: {
    subject: (number) => `Difference for your exchange · order ${number}`,
    title: 'The difference is still to be paid',
    what: (number) => `In the bookshop we exchanged an item from order ${number} for one that costs more:`,
    toPay: 'Still to pay',
    waits: 'It is kept for you at the counter and handed over once this is paid.',
    pay: 'Pay the difference',
  },
}
