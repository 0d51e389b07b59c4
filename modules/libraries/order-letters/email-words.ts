import { ofName } from '#kernel/catalan-names.ts'
import type { Localized } from '#kernel/language.ts'

interface Texts {
  /** To the shop. */
  ordered: (number: string, customer: string) => string
  recognised: (found: number, lines: number, number: string) => string
  subject: (number: string) => string
  title: string
  thanks: (number: string) => string
  promise: string
  file: (name: string) => string
  read: (found: number, lines: number) => string
  take: string
  yours: string
  /** To whoever wrote an e-mail that orders something. */
  answer: { subject: (number: string) => string; title: string; what: string; nothing: string }
}

export const texts: Localized<Texts> = {
  es: {
    ordered: (number, customer) => `Pedido por correo ${number} de ${customer}`,
    recognised: (found, lines, number) =>
      `Líneas reconocidas: ${found} de ${lines}. Se ven con el pedido ${number} en la mesa de bibliotecas.`,
    subject: (number) => `Hemos recibido su pedido por correo ${number}`,
    title: 'Hemos recibido su pedido',
    thanks: (number) => `Gracias por su pedido. Lo hemos anotado con el número ${number}.`,
    promise: 'Lo prepara una persona de la mesa de bibliotecas, que le escribirá si falta algún dato.',
    file: (name) => `Archivo: ${name}`,
    read: (found, lines) => `Hemos reconocido ${found} de ${lines} ${lines === 1 ? 'línea' : 'líneas'}.`,
    take: 'Convertirlo en lista de pedido',
    yours: 'Lo que nos ha escrito',
    answer: {
      subject: (number) => `Confirme que el pedido por correo ${number} es suyo`,
      title: 'Hemos recibido un pedido desde esta dirección',
      what: 'Si lo ha escrito usted, responda a este correo: basta con «sí». Hasta entonces no cargamos nada a ninguna cuenta.',
      nothing: 'Si no lo ha escrito usted, no tiene que hacer nada.',
    },
  },
  ca: {
    ordered: (number, customer) => `Comanda per correu ${number} ${ofName(customer)}`,
    recognised: (found, lines, number) =>
      `Línies reconegudes: ${found} de ${lines}. Es veuen amb la comanda ${number} al servei de biblioteques.`,
    subject: (number) => `Hem rebut la comanda per correu ${number}`,
    title: 'Hem rebut la vostra comanda',
    thanks: (number) => `Gràcies per la comanda. L’hem anotada amb el número ${number}.`,
    promise: 'La prepara una persona del servei de biblioteques, que us escriurà si hi falta alguna dada.',
    file: (name) => `Fitxer: ${name}`,
    read: (found, lines) => `N’hem reconegut ${found} ${lines === 1 ? 'd’1 línia' : `de ${lines} línies`}.`,
    take: 'Converteix-la en llista de comanda',
    yours: 'El que ens heu escrit',
    answer: {
      subject: (number) => `Confirmeu que la comanda per correu ${number} és vostra`,
      title: 'Hem rebut una comanda des d’aquesta adreça',
      what: 'Si l’heu escrita vós, responeu aquest correu: n’hi ha prou amb un «sí». Fins aleshores no carreguem res a cap compte.',
      nothing: 'Si no l’heu escrita vós, no cal que feu res.',
    },
  },
  en: {
    ordered: (number, customer) => `Order by e-mail ${number} from ${customer}`,
    recognised: (found, lines, number) =>
      `Lines recognised: ${found} of ${lines}. They are shown with order ${number} in the library team’s list.`,
    subject: (number) => `We have received your order by e-mail ${number}`,
    title: 'We have received your order',
    thanks: (number) => `Thank you for your order. Its number is ${number}.`,
    promise: 'Someone in our library team will prepare it and e-mail you if anything is missing.',
    file: (name) => `File: ${name}`,
    read: (found, lines) => `We recognised ${found} of ${lines} ${lines === 1 ? 'line' : 'lines'}.`,
    take: 'Turn it into an order list',
    yours: 'Your message',
    answer: {
      subject: (number) => `Confirm that order by e-mail ${number} is yours`,
      title: 'We have received an order from this address',
      what: 'If you wrote it, reply to this e-mail: “yes” is enough. Until then nothing is charged to any account.',
      nothing: 'If you did not write it, you need not do anything.',
    },
  },
}
