import type { Localized } from '#kernel/language.ts'

interface Texts {
  subject: (number: string) => string
  title: string
  what: (number: string) => string
  takenOut: (piece: string) => string
  added: (piece: string) => string
  shipping: string
  total: string
  promised: string
  givenBack: string
  givenBackWhen: string
  toPay: string
  payFirst: string
  pay: string
  see: string
}

export const texts: Localized<Texts> = {
  es: {
    subject: (number) => `Hemos cambiado su pedido ${number}`,
    title: 'Su pedido ha cambiado',
    what: (number) => `Así queda el pedido ${number} después del cambio:`,
    takenOut: (piece) => `Sale: ${piece}`,
    added: (piece) => `Entra: ${piece}`,
    shipping: 'Envío',
    total: 'Total del pedido',
    promised: 'Lo nuevo lo tendrá el',
    givenBack: 'Le devolvemos',
    givenBackWhen: 'La devolución llega por el mismo medio con el que pagó; los bancos tardan unos días en anotarla.',
    toPay: 'Falta por pagar',
    payFirst: 'El pedido saldrá cuando esté pagada esta diferencia. Puede pagarla en la página del pedido.',
    pay: 'Pagar la diferencia',
    see: 'Ver el pedido',
  },
  ca: {
    subject: (number) => `Hem canviat la vostra comanda ${number}`,
    title: 'La vostra comanda ha canviat',
    what: (number) => `Així queda la comanda ${number} després del canvi:`,
    takenOut: (piece) => `Surt: ${piece}`,
    added: (piece) => `Entra: ${piece}`,
    shipping: 'Enviament',
    total: 'Total de la comanda',
    promised: 'El que és nou ho tindreu el',
    givenBack: 'Us retornem',
    givenBackWhen: 'La devolució arriba pel mateix mitjà amb què vau pagar; els bancs triguen uns dies a anotar-la.',
    toPay: 'Falta per pagar',
    payFirst: 'La comanda sortirà quan aquesta diferència estigui pagada. La podeu pagar a la pàgina de la comanda.',
    pay: 'Paga la diferència',
    see: 'Mostra la comanda',
  },
  en: {
    subject: (number) => `We have changed your order ${number}`,
    title: 'Your order has changed',
    what: (number) => `This is order ${number} after the change:`,
    takenOut: (piece) => `Removed: ${piece}`,
    added: (piece) => `Added: ${piece}`,
    shipping: 'Delivery',
    total: 'Order total',
    promised: 'What is new will be with you by',
    givenBack: 'Refund',
    givenBackWhen: 'The refund goes back the way you paid; banks take a few days to show it.',
    toPay: 'Still to pay',
    payFirst: 'The order will be dispatched once this difference is paid. You can pay it on the order page.',
    pay: 'Pay the difference',
    see: 'See the order',
  },
}
