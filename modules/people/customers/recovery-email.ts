import type { Language, Localized } from '#kernel/language.ts'
import { button, paragraph, small } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'
import { greeting } from '#modules/platform/mail/greeting.ts'
import { pathTo } from '#screens/addresses.ts'

interface Texts {
  subject: string
  asked: string
  button: string
  ends: string
  ignore: string
}

const texts: Localized<Texts> = {
  es: {
    subject: 'Elija una contraseña nueva',
    asked: 'Hemos recibido una petición para cambiar la contraseña de su cuenta. Siga el enlace para elegir la nueva.',
    button: 'Elegir contraseña',
    ends: 'El enlace caduca en una hora y solo se puede usar una vez.',
    ignore: 'Si no la ha pedido usted, no tiene que hacer nada: su contraseña sigue siendo la misma.',
  },
  ca: {
    subject: 'Trieu una contrasenya nova',
    asked: 'Algú ha demanat canviar la contrasenya del vostre compte. Si heu estat vós, seguiu l’enllaç i trieu-ne una de nova.',
    button: 'Tria la contrasenya',
    ends: 'L’enllaç caduca al cap d’una hora i només es pot fer servir una vegada.',
    ignore: 'Si no ho heu demanat, no cal que feu res: la contrasenya continua sent la mateixa.',
  },
  en: {
    subject: 'Choose a new password',
    asked: 'Someone asked to change the password of your account. If it was you, follow the link to choose a new one.',
    button: 'Choose a password',
    ends: 'The link works once and is valid for one hour.',
    ignore: 'If you did not ask for this, you can ignore this e-mail: your password will not change.',
  },
}

/** The letter with the link that lets its reader choose a new password (U-16). */
export function recoveryEmail(sender: Sender, language: Language, name: string, token: string): EmailMessage {
  const text = texts[language]
  const href = sender.url + pathTo('password-reset', language, { token })
  const hello = greeting(language, name)
  return {
    template: 'password-recovery',
    language,
    subject: text.subject,
    ...inBothForms(sender, language, text.subject, text.ends, [
      paragraph(hello),
      paragraph(text.asked),
      button(href, text.button),
      small(text.ends),
      small(text.ignore),
    ]),
  }
}
