import type { Localized } from '#kernel/language.ts'

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

export const texts: Localized<Texts> = {
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
