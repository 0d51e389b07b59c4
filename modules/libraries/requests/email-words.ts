import { ofTheDay } from '#kernel/catalan-day.ts'
import { ofName } from '#kernel/catalan-names.ts'
import type { Localized } from '#kernel/language.ts'

interface Texts {
  ask: (number: string, customer: string) => string
  asks: (count: number, customer: string) => string
  subject: (number: string) => string
  title: string
  closed: string
  asked: string
  offer: (title: string) => string
  price: (price: string) => string
  from: (day: string) => string
  see: string
  decide: string
}

export const texts: Localized<Texts> = {
  es: {
    ask: (number, customer) => `Consulta ${number} de ${customer}`,
    asks: (count, customer) => `${count} consultas de ${customer}`,
    subject: (number) => `Respuesta a su consulta ${number}`,
    title: 'Un librero ha respondido a su consulta',
    closed: 'Su consulta está cerrada',
    asked: 'Lo que nos pidió',
    offer: (title) => `Le ofrecemos: ${title}`,
    price: (price) => `Precio por ejemplar: ${price}, IVA incluido`,
    from: (day) => `Disponible desde el ${day}`,
    see: 'Ver la respuesta',
    decide: 'Desde sus consultas puede añadirlo a la lista de pedido o rechazarlo.',
  },
  ca: {
    ask: (number, customer) => `Consulta ${number} ${ofName(customer)}`,
    asks: (count, customer) => `${count} consultes ${ofName(customer)}`,
    subject: (number) => `Resposta a la consulta ${number}`,
    title: 'Un llibreter ha respost la vostra consulta',
    closed: 'La vostra consulta està tancada',
    asked: 'El que ens vau demanar',
    offer: (title) => `Us oferim: ${title}`,
    price: (price) => `Preu per exemplar: ${price}, IVA inclòs`,
    from: (day) => `Disponible des ${ofTheDay(day)}`,
    see: 'Mostra la resposta',
    decide: 'Des de les vostres consultes el podeu afegir a la llista de comanda o rebutjar-lo.',
  },
  en: {
    ask: (number, customer) => `Request ${number} from ${customer}`,
    asks: (count, customer) => `${count} requests from ${customer}`,
    subject: (number) => `Reply to your request ${number}`,
    title: 'A bookseller has replied to your request',
    closed: 'Your request is closed',
    asked: 'Your request',
    offer: (title) => `We can offer: ${title}`,
    price: (price) => `Price per copy: ${price}, VAT included`,
    from: (day) => `Available from ${day}`,
    see: 'See the reply',
    decide: 'Go to your requests to add it to your order list or decline it.',
  },
}
