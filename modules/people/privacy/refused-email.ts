import type { Language, Localized } from '#kernel/language.ts'
import { paragraph, quotation } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'

const texts: Localized<{ subject: string; sorry: string; complain: string }> = {
  es: {
    subject: 'Sobre su solicitud de borrado de datos',
    sorry: 'No hemos borrado los datos que nos pidió borrar. Este es el motivo:',
    complain:
      'Si no está de acuerdo, responda a este correo. También puede reclamar ante la Agencia Española de Protección de Datos (www.aepd.es) o acudir a los tribunales.',
  },
  ca: {
    subject: 'Sobre la vostra sol·licitud d’esborrament de dades',
    sorry: 'No hem esborrat les dades que ens vau demanar d’esborrar. Aquest n’és el motiu:',
    complain:
      'Si no hi esteu d’acord, responeu a aquest correu. També podeu reclamar davant l’Agència Espanyola de Protecció de Dades (www.aepd.es) o anar als tribunals.',
  },
  en: {
    subject: 'About your request to delete your data',
    sorry: 'We have not deleted the data you asked us to delete, for the following reason:',
    complain:
      'If you disagree, please reply to this e-mail. You can also complain to the Spanish Data Protection Agency (www.aepd.es) or go to court.',
  },
}

/** Tells whoever asked why nothing was deleted, and where they can complain (RGPD, art. 12.4). */
export function refusedEmail(sender: Sender, language: Language, reason: string): EmailMessage {
  const { subject, sorry, complain } = texts[language]
  return {
    template: 'email-erasure-refused',
    language,
    subject,
    ...inBothForms(sender, language, subject, reason, [paragraph(sorry), quotation(reason, language), paragraph(complain)]),
  }
}
