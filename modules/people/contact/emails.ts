import { applicationWeeks } from '#kernel/facts.ts'
import type { Language, Localized } from '#kernel/language.ts'
import { lines, link, paragraph, passage } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'
import type { ContactKind, ContactSubject } from './contract.ts'
import * as ca from './words/ca.ts'
import * as en from './words/en.ts'
import * as es from './words/es.ts'

interface Texts {
  subjects: Record<ContactSubject, string>
  kinds: Record<ContactKind, string>
  received: string
  thanks: (number: number) => string
  promise: string
  /** To who applies for a post. */
  jobPromise: string
  /** Above each answer of a job application. */
  answers: Record<'training' | 'experience' | 'knowledge', string>
}

const texts: Localized<Texts> = {
  es: {
    subjects: es.contactSubjects,
    kinds: es.contactKinds,
    answers: { training: 'Formación', experience: 'Experiencia profesional', knowledge: 'Otros conocimientos' },
    received: 'Hemos recibido su mensaje',
    thanks: (number) => `Gracias por escribirnos. Su mensaje es el número ${number}; cítelo si nos llama.`,
    promise: 'Le contestará una persona, casi siempre el mismo día laborable.',
    jobPromise: `Leeremos su candidatura con atención. Si hay un puesto que encaje, le escribiremos en un plazo de ${applicationWeeks} semanas.`,
  },
  ca: {
    subjects: ca.contactSubjects,
    kinds: ca.contactKinds,
    answers: { training: 'Formació', experience: 'Experiència professional', knowledge: 'Altres coneixements' },
    received: 'Hem rebut el vostre missatge',
    thanks: (number) => `Gràcies per escriure’ns. El vostre missatge és el número ${number}; citeu-lo si ens truqueu.`,
    promise: 'Us contestarà una persona, gairebé sempre el mateix dia feiner.',
    jobPromise: `La llegirem amb calma. Si hi ha una plaça que hi encaixi, us escriurem en un termini de ${applicationWeeks} setmanes.`,
  },
  en: {
    subjects: en.contactSubjects,
    kinds: en.contactKinds,
    answers: { training: 'Education and training', experience: 'Professional experience', knowledge: 'Other skills' },
    received: 'We have received your message',
    thanks: (number) => `Thank you for getting in touch. Your message number is ${number}; please quote it if you call us.`,
    promise: 'You’ll hear from a real person, usually the same working day.',
    jobPromise: `We will read it carefully. If there is a suitable vacancy, we will contact you within ${applicationWeeks} weeks.`,
  },
}

/** What a message is about, in a language. */
export const kindName = (kind: ContactKind, language: Language): string => texts[language].kinds[kind]

export interface Written {
  number: number
  subject: ContactSubject
  kind: ContactKind
  name: string
  institution: string
  email: string
  phone: string
  message: string
  training: string
  experience: string
  knowledge: string
}

/** The letter and, of a job application, each answer under its question. */
function saidIn(text: Texts, written: Written): string[] {
  const answers = (['training', 'experience', 'knowledge'] as const).filter((name) => written[name])
  return [written.message, ...answers.map((name) => `${text.answers[name]}:\n${written[name]}`)]
}

/** Tells the shop, in its staff's language, whoever wrote in which. */
export function noticeEmail(sender: Sender, language: Language, written: Written): EmailMessage {
  const text = texts[language]
  const { number, subject, kind, name, institution, email, phone } = written
  const message = saidIn(text, written).join('\n\n')
  const title = `${text.subjects[subject]}: ${subject === 'job' ? name : text.kinds[kind]} (${number})`
  const who = [name, institution, phone].filter(Boolean).join(' · ')
  return {
    template: 'contact-notice',
    language,
    subject: title,
    ...inBothForms(sender, language, title, who, [paragraph(lines(who, link(`mailto:${email}`, email))), passage(message)]),
  }
}

/** Tells the sender that their message arrived. It repeats nothing of it: whoever typed an address need not be its owner. */
export function acknowledgement(
  sender: Sender,
  language: Language,
  { number, subject }: Pick<Written, 'number' | 'subject'>,
): EmailMessage {
  const text = texts[language]
  const promise = subject === 'job' ? text.jobPromise : text.promise
  return {
    template: 'contact-received',
    language,
    subject: text.received,
    ...inBothForms(sender, language, text.received, promise, [paragraph(text.thanks(number)), paragraph(promise)]),
  }
}
