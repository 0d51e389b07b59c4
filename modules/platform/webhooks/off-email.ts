import { dayOf, shownDay } from '#kernel/days.ts'
import type { Language, Localized } from '#kernel/language.ts'
import { paragraph } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'

const texts: Localized<{ title: (name: string) => string; since: (day: string) => string; duty: string }> = {
  es: {
    title: (name) => `Aviso a otro programa desconectado: ${name}`,
    since: (day) => `Desde el ${day} no responde a lo que la tienda le envía.`,
    duty: 'La tienda ha dejado de enviarle avisos. Cuando funcione, vuelva a activarlo en Casa, Avisos a otros programas, y repita allí los envíos que falten.',
  },
  ca: {
    title: (name) => `Avís a un altre programa desconnectat: ${name}`,
    since: (day) => `Des del ${day} no respon al que la botiga li envia.`,
    duty: 'La botiga ha deixat d’enviar-li avisos. Quan funcioni, torneu a activar-lo a Casa, Avisos a altres programes, i repetiu allà els enviaments que faltin.',
  },
  en: {
    title: (name) => `Webhook switched off: ${name}`,
    since: (day) => `Since ${day} it has not accepted anything the shop sent.`,
    duty: 'The shop has stopped sending to it. Once it works, switch it on again under House, Webhooks, and send again what it missed.',
  },
}

/** Tells the shop that it no longer tells another program what happens. */
export function switchedOffEmail(
  sender: Sender,
  language: Language,
  { name, url, failing_since }: { name: string; url: string; failing_since: Date },
): EmailMessage {
  const text = texts[language]
  const title = text.title(name)
  return {
    template: 'webhook-off',
    language,
    subject: title,
    ...inBothForms(sender, language, title, url, [
      paragraph(url),
      paragraph(text.since(shownDay(dayOf(failing_since)))),
      paragraph(text.duty),
    ]),
  }
}
