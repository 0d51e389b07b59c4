import type { Language, Localized } from '#kernel/language.ts'
import { button, paragraph } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'
import { pathTo } from '#screens/addresses.ts'

interface Texts {
  subject: string
  joined: (other: string) => string
  left: (other: string) => string
  not: string
  enter: string
}

const texts: Localized<Texts> = {
  es: {
    subject: 'Hemos unido sus dos cuentas',
    joined: (other) =>
      `Como nos ha pedido, su cuenta con el correo ${other} se ha unido a esta. Aquí tiene todos sus pedidos, sus puntos, sus direcciones y sus favoritos.`,
    left: (other) =>
      `Como nos ha pedido, su cuenta con este correo se ha unido a la que tiene con ${other}. A partir de ahora, entre con aquel correo y su contraseña.`,
    not: 'Si no lo ha pedido usted, responda a este correo cuanto antes.',
    enter: 'Entrar en la cuenta',
  },
  ca: {
    subject: 'Hem unit els vostres dos comptes',
    joined: (other) =>
      `Tal com ens heu demanat, el vostre compte amb el correu ${other} s’ha unit a aquest. Aquí teniu totes les comandes, els punts, les adreces i els favorits.`,
    left: (other) =>
      `Tal com ens heu demanat, el vostre compte amb aquest correu s’ha unit al que teniu amb ${other}. A partir d’ara, entreu amb aquell correu i la seva contrasenya.`,
    not: 'Si no ho heu demanat vós, responeu a aquest correu de seguida.',
    enter: 'Entra al compte',
  },
  en: {
    subject: 'We have merged your two accounts',
    joined: (other) =>
      `As you asked, your account with the e-mail address ${other} has been merged into this one. All your orders, points, addresses and favourites are here.`,
    left: (other) =>
      `As you asked, your account with this e-mail address has been merged into the one with ${other}. From now on, please sign in with that address and its password.`,
    not: 'If you did not ask for this, please reply to this e-mail as soon as possible.',
    enter: 'Sign in',
  },
}

/** Somebody else who reads the letter does not learn the whole of the other address: "a…@example.com". */
const shortened = (email: string): string => email.replace(/^(.)[^@]*@/, '$1…@')

function about(sender: Sender, language: Language, said: string): EmailMessage {
  const { subject, not, enter } = texts[language]
  return {
    template: 'email-accounts-joined',
    language,
    subject,
    ...inBothForms(sender, language, subject, said, [
      paragraph(said),
      paragraph(not),
      button(sender.url + pathTo('login', language), enter),
    ]),
  }
}

/** Tells the address of the account that goes on. */
export const joinedEmail = (sender: Sender, language: Language, other: string): EmailMessage =>
  about(sender, language, texts[language].joined(shortened(other)))

/** Tells the address of the account that was emptied. */
export const leftEmail = (sender: Sender, language: Language, other: string): EmailMessage =>
  about(sender, language, texts[language].left(shortened(other)))
