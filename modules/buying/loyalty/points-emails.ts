import { shownNumber } from '#kernel/figures.ts'
import type { Language, Localized } from '#kernel/language.ts'
import { button, heading, paragraph, quotation } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'
import { pathTo } from '#screens/addresses.ts'

interface Texts {
  adjusted: string
  added: (points: string) => string
  taken: (points: string) => string
  available: (points: string) => string
  replaced: string
  lost: string
  kept: string
  show: string
}

const texts: Localized<Texts> = {
  es: {
    adjusted: 'Sus puntos han cambiado',
    added: (points) => `Hemos añadido ${points} puntos a su tarjeta. Este es el motivo:`,
    taken: (points) => `Hemos quitado ${points} puntos de su tarjeta. Este es el motivo:`,
    available: (points) => `Ahora puede usar ${points} puntos.`,
    replaced: 'El número nuevo de su tarjeta',
    lost: 'Hemos bloqueado su tarjeta anterior. Este es el número de la nueva:',
    kept: 'Conserva todos sus puntos. Si no ha pedido usted el cambio, responda a este correo.',
    show: 'Ver mi tarjeta',
  },
  ca: {
    adjusted: 'Els vostres punts han canviat',
    added: (points) => `Hem afegit ${points} punts a la vostra targeta. Aquest n’és el motiu:`,
    taken: (points) => `Hem tret ${points} punts de la vostra targeta. Aquest n’és el motiu:`,
    available: (points) => `Ara podeu fer servir ${points} punts.`,
    replaced: 'El número nou de la vostra targeta',
    lost: 'Hem bloquejat la targeta anterior. Aquest és el número de la nova:',
    kept: 'Conserveu tots els punts. Si no heu demanat vós el canvi, responeu a aquest correu.',
    show: 'Mostra la targeta',
  },
  en: {
    adjusted: 'Your points have changed',
    added: (points) => `We have added ${points} points to your card, for the following reason:`,
    taken: (points) => `We have taken ${points} points off your card, for the following reason:`,
    available: (points) => `You can now use ${points} points.`,
    replaced: 'Your new card number',
    lost: 'We have blocked your previous card. This is the number of your new one:',
    kept: 'You keep all your points. If you did not ask for this change, please reply to this e-mail.',
    show: 'See my card',
  },
}

const doorOf = (sender: Sender, language: Language) => `${sender.url}${pathTo('private-card', language)}`

/** Tells a customer that staff added or took points, and why. */
export function pointsAdjusted(
  sender: Sender,
  language: Language,
  { points, reason, available }: { points: number; reason: string; available: number },
): EmailMessage {
  const text = texts[language]
  const said = (points > 0 ? text.added : text.taken)(shownNumber(Math.abs(points), language))
  return {
    template: 'email-points-adjusted',
    language,
    subject: text.adjusted,
    ...inBothForms(sender, language, text.adjusted, said, [
      paragraph(said),
      quotation(reason, language),
      paragraph(text.available(shownNumber(available, language))),
      button(doorOf(sender, language), text.show),
    ]),
  }
}

/** Tells a customer the number that takes the place of a lost card. */
export function cardReplaced(sender: Sender, language: Language, number: string): EmailMessage {
  const text = texts[language]
  return {
    template: 'email-card-replaced',
    language,
    subject: text.replaced,
    ...inBothForms(sender, language, text.replaced, text.lost, [
      paragraph(text.lost),
      heading(number),
      paragraph(text.kept),
      button(doorOf(sender, language), text.show),
    ]),
  }
}
