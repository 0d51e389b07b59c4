import type { Language, Localized } from '#kernel/language.ts'
import { link, paragraph, small } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'

interface Wish {
  number: number
  email: string
  reason: string
}

const texts: Localized<{ title: (number: number) => string; duty: string; reason: (reason: string) => string }> = {
  es: {
    title: (number) => `Baja de datos: solicitud ${number}`,
    duty: 'Ya no se envía el boletín a esta dirección. Queda comprobar que la dirección es de quien escribe, borrar lo que se pueda y contestar en un mes como máximo.',
    reason: (reason) => `Motivo: ${reason}`,
  },
  ca: {
    title: (number) => `Baixa de dades: sol·licitud ${number}`,
    duty: 'A aquesta adreça ja no s’hi envia el butlletí. Falta comprovar que l’adreça és de qui escriu, esborrar el que es pugui i contestar en un mes com a màxim.',
    reason: (reason) => `Motiu: ${reason}`,
  },
  en: {
    title: (number) => `Data deletion: request ${number}`,
    duty: 'This address has already been unsubscribed. You still need to check that it belongs to the person who wrote, delete what can be deleted and reply within a month.',
    reason: (reason) => `Reason: ${reason}`,
  },
}

/** Tells the shop, in its staff's language, that somebody wants their data deleted: a month is what the law gives for an answer. */
export function erasureNotice(sender: Sender, language: Language, { number, email, reason }: Wish): EmailMessage {
  const text = texts[language]
  const title = text.title(number)
  const command = `npm run staff -- GET /erasures/ · npm run staff -- POST /erasures/${number}/close/`
  return {
    template: 'erasure-notice',
    language,
    subject: title,
    ...inBothForms(sender, language, title, email, [
      paragraph(link(`mailto:${email}`, email)),
      paragraph(text.duty),
      paragraph(text.reason(reason)),
      small(command),
    ]),
  }
}
