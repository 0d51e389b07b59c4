import { applicationWeeks } from '#kernel/facts.ts'
import type { Localized } from '#kernel/language.ts'
import type { ContactKind, ContactSubject } from './contract.ts'
import * as ca from './words/ca.ts'
import * as en from './words/en.ts'
import * as es from './words/es.ts'

export interface Texts {
  subjects: Record<ContactSubject, string>
  kinds: Record<ContactKind, string>
  received: string
  thanks: (number: number | string) => string
  promise: string
  /** To who applies for a post. */
  jobPromise: string
  /** Above each answer of a job application. */
  answers: Record<'training' | 'experience' | 'knowledge', string>
}

export const texts: Localized<Texts> = {
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
