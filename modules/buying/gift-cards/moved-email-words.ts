import type { Localized } from '#kernel/language.ts'

export const texts: Localized<{ subject: string; moved: (last4: string) => string; ask: string }> = {
  es: {
    subject: 'Su tarjeta regalo tiene un código nuevo',
    moved: (last4) =>
      `El código terminado en ${last4} ya no vale. El saldo tiene un código nuevo, que hemos enviado a otra dirección.`,
    ask: 'Si no lo ha pedido usted, responda a este correo y lo revisamos.',
  },
  ca: {
    subject: 'La vostra targeta regal té un codi nou',
    moved: (last4) => `El codi acabat en ${last4} ja no val. El saldo té un codi nou, que hem enviat a una altra adreça.`,
    ask: 'Si no ho heu demanat vós, responeu a aquest correu i ho revisarem.',
  },
  en: {
    subject: 'Your gift card has a new code',
    moved: (last4) =>
      `The code ending in ${last4} no longer works. The balance has a new code, which we have sent to another address.`,
    ask: 'If you did not ask for this, please reply to this e-mail and we will look into it.',
  },
}
