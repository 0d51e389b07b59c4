import { ofName } from '#kernel/catalan-names.ts'
import type { Language, Localized } from '#kernel/language.ts'
import { button, heading, lines, link, paragraph, passage, small } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type LetterFile, type Sender } from '#modules/platform/mail/email-message.ts'
import { pathTo } from '#screens/addresses.ts'

interface Texts {
  /** To the shop. */
  ordered: (number: string, customer: string) => string
  recognised: (found: number, lines: number, number: string) => string
  subject: (number: string) => string
  title: string
  promise: string
  file: (name: string) => string
  read: (found: number, lines: number) => string
  take: string
  yours: string
}

const texts: Localized<Texts> = {
  es: {
    ordered: (number, customer) => `Pedido por correo ${number} de ${customer}`,
    recognised: (found, lines, number) =>
      `Reconocidas ${found} de ${lines} líneas: se ven con el pedido ${number} en la mesa de bibliotecas.`,
    subject: (number) => `Hemos recibido su pedido por correo ${number}`,
    title: 'Hemos recibido su pedido',
    promise: 'Lo prepara una persona de la mesa de bibliotecas, que le escribirá si falta algún dato.',
    file: (name) => `Fichero: ${name}`,
    read: (found, lines) => `Hemos reconocido ${found} de ${lines} líneas.`,
    take: 'Convertirlo en lista de pedido',
    yours: 'Lo que nos ha escrito',
  },
  ca: {
    ordered: (number, customer) => `Comanda per correu ${number} ${ofName(customer)}`,
    recognised: (found, lines, number) =>
      `Reconegudes ${found} de ${lines} línies: es veuen amb la comanda ${number} al servei de biblioteques.`,
    subject: (number) => `Hem rebut la comanda per correu ${number}`,
    title: 'Hem rebut la vostra comanda',
    promise: 'La prepara una persona del servei de biblioteques, que us escriurà si hi falta alguna dada.',
    file: (name) => `Fitxer: ${name}`,
    read: (found, lines) => `N’hem reconegut ${found} de ${lines} línies.`,
    take: 'Converteix-la en llista de comanda',
    yours: 'El que ens heu escrit',
  },
  en: {
    ordered: (number, customer) => `Order by e-mail ${number} from ${customer}`,
    recognised: (found, lines, number) =>
      `${found} of ${lines} lines recognised: they are shown with order ${number} in the library team’s list.`,
    subject: (number) => `We have received your order by e-mail ${number}`,
    title: 'We have received your order',
    promise: 'Someone in our library team will prepare it and e-mail you if anything is missing.',
    file: (name) => `File: ${name}`,
    read: (found, lines) => `We recognised ${found} of ${lines} lines.`,
    take: 'Turn it into an order list',
    yours: 'Your message',
  },
}

export interface Ordered {
  number: string
  customer: string
  email: string
  by: string | null
  comments: string
  fileName: string
  read: { id: number; found: number; lines: number } | null
}

/** The order itself, to the shop in its staff's language, with the file that came. */
export function orderLetter(sender: Sender, language: Language, ordered: Ordered, file: LetterFile | null): EmailMessage {
  const text = texts[language]
  const { number, customer, email, by, comments, fileName, read } = ordered
  const title = text.ordered(number, customer).replace(/\s+/g, ' ')
  const facts = [
    by ? `${customer} · ${by}` : customer,
    ...(fileName ? [text.file(fileName)] : []),
    ...(read ? [text.recognised(read.found, read.lines, number)] : []),
  ]
  return {
    template: 'order-letter',
    language,
    subject: title,
    ...inBothForms(sender, language, title, facts.join(' · '), [
      paragraph(lines(facts[0] ?? '', link(`mailto:${email}`, email))),
      ...facts.slice(1).map((fact) => small(fact)),
      ...(comments ? [passage(comments)] : []),
    ]),
    ...(file && { files: [file] }),
  }
}

/** Tells whoever sent it that the order arrived, what of it was read, and how to make a list of it. */
export function acknowledgement(sender: Sender, language: Language, { number, comments, fileName, read }: Ordered): EmailMessage {
  const text = texts[language]
  const facts = [text.promise, ...(fileName ? [text.file(fileName)] : []), ...(read ? [text.read(read.found, read.lines)] : [])]
  const url = read ? `${sender.url}${pathTo('private-paste', language)}?reading=${read.id}` : null
  return {
    template: 'order-letter-received',
    language,
    subject: text.subject(number),
    ...inBothForms(sender, language, text.title, text.promise, [
      ...facts.map((fact) => paragraph(fact)),
      ...(url ? [button(url, text.take)] : []),
      heading(text.yours),
      passage(comments, small),
    ]),
  }
}
