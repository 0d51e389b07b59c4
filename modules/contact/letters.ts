import type { Language, Localized } from '#kernel/language.ts'
import { html } from '#modules/mail/html.ts'
import { heading, inPlain, type Letter, link, onPaper, paragraph, type Sender, small } from '#modules/mail/letter.ts'
import type { ContactKind, ContactSubject } from './contract.ts'

interface Texts {
  subjects: Record<ContactSubject, string>
  kinds: Record<ContactKind, string>
  received: string
  thanks: (number: number) => string
  promise: string
  yours: string
}

const texts: Localized<Texts> = {
  es: {
    subjects: { libraries: 'Bibliotecas', companies: 'Empresas', general: 'Atención al cliente' },
    kinds: { account: 'Abrir una cuenta', quote: 'Pedir un presupuesto', order: 'Un pedido en curso', other: 'Otro asunto' },
    received: 'Hemos recibido su mensaje',
    thanks: (number) => `Gracias por escribirnos. Su mensaje es el número ${number}; cítelo si nos llama.`,
    promise: 'Le contestará una persona, casi siempre el mismo día laborable.',
    yours: 'Lo que nos ha escrito',
  },
  ca: {
    subjects: { libraries: 'Biblioteques', companies: 'Empreses', general: 'Atenció al client' },
    kinds: {
      account: 'Obrir un compte',
      quote: 'Demanar un pressupost',
      order: 'Una comanda en curs',
      other: 'Un altre assumpte',
    },
    received: 'Hem rebut el vostre missatge',
    thanks: (number) => `Gràcies per escriure’ns. El vostre missatge és el número ${number}; citeu-lo si ens truqueu.`,
    promise: 'Us contestarà una persona, gairebé sempre el mateix dia feiner.',
    yours: 'El que ens heu escrit',
  },
  en: {
    subjects: { libraries: 'Libraries', companies: 'Companies', general: 'Customer service' },
    kinds: { account: 'Opening an account', quote: 'A quotation', order: 'An order under way', other: 'Something else' },
    received: 'We have your message',
    thanks: (number) => `Thank you for writing. Your message is number ${number}; please quote it if you call.`,
    promise: 'A person will answer it, nearly always on the same working day.',
    yours: 'What you wrote',
  },
}

export interface Written {
  number: number
  subject: ContactSubject
  kind: ContactKind
  name: string
  institution: string
  email: string
  phone: string
  message: string
}

const linesOf = (text: string) => text.split(/\r?\n/).filter((line) => line.trim())

/** Tells the shop, in the shop's first language, whoever wrote in which. */
export function noticeLetter(sender: Sender, written: Written): Letter {
  const text = texts.es
  const { number, subject, kind, name, institution, email, phone, message } = written
  const title = `${text.subjects[subject]}: ${text.kinds[kind]} (${number})`
  const who = [name, institution, phone].filter(Boolean).join(' · ')
  return {
    template: 'contact-notice',
    language: 'es',
    subject: title,
    html: onPaper(sender, 'es', title, who, [
      paragraph(html`${who}<br>${link(`mailto:${email}`, email)}`),
      ...linesOf(message).map((line) => paragraph(line)),
    ]),
    plain: inPlain(sender, title, [who, email, message]),
  }
}

/** Tells the sender that their message arrived, with what it said. */
export function acknowledgement(sender: Sender, language: Language, { number, message }: Written): Letter {
  const text = texts[language]
  return {
    template: 'contact-received',
    language,
    subject: text.received,
    html: onPaper(sender, language, text.received, text.promise, [
      paragraph(text.thanks(number)),
      paragraph(text.promise),
      heading(text.yours),
      ...linesOf(message).map((line) => small(line)),
    ]),
    plain: inPlain(sender, text.received, [text.thanks(number), text.promise, text.yours, message]),
  }
}
