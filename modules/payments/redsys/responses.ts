import type { Localized } from '#kernel/language.ts'
import type { PaymentOutcome } from '../port.ts'

export type Refusal =
  | 'expired'
  | 'suspect'
  | 'code'
  | 'foreign'
  | 'unproven'
  | 'denied'
  | 'funds'
  | 'repeated'
  | 'left'
  | 'silent'

/** What refusals mean; those not named are the bank's own business. */
const refusals: Record<string, Refusal> = {
  '0101': 'expired',
  '0102': 'suspect',
  '0106': 'code',
  '0116': 'funds',
  '0118': 'foreign',
  '0125': 'foreign',
  '0129': 'code',
  '0172': 'denied',
  '0180': 'foreign',
  '0184': 'unproven',
  '0190': 'denied',
  '0191': 'expired',
  '0195': 'unproven',
  '0202': 'suspect',
  '0904': 'silent',
  '0909': 'silent',
  '0912': 'silent',
  '0913': 'repeated',
  '0944': 'silent',
  '9912': 'silent',
  '9915': 'left',
  '9929': 'left',
}

/** `type` is that of the operation: 0 sale, 1 reservation, 2 charge of it, 3 refund, 9 release. */
export function outcomeOf(response: string, type: string): PaymentOutcome {
  const code = Number(response)
  if (!Number.isInteger(code)) return 'pending'
  if (code <= 99) return type === '1' ? 'authorised' : 'captured'
  if (code === 400) return 'cancelled'
  if (code === 900) return 'captured'
  if (code === 9915 || code === 9929) return 'cancelled'
  if (code >= 9997 && code <= 9999) return 'pending'
  return 'declined'
}

export const refusalOf = (response: string): Refusal => refusals[response.padStart(4, '0')] ?? 'denied'

/** What the customer reads of a refusal. */
export const refusalTexts: Localized<Record<Refusal, string>> = {
  es: {
    expired: 'La tarjeta está caducada o la fecha no es la suya. Revísela o pruebe con otra.',
    suspect: 'El banco no permite pagar con esta tarjeta. Póngase en contacto con él o use otra.',
    code: 'El código de seguridad no es correcto. Vuelva a intentarlo.',
    foreign: 'Esta tarjeta no sirve para comprar en internet. Pruebe con otra.',
    unproven:
      'El banco no ha podido comprobar que la tarjeta es suya. Vuelva a intentarlo y confirme la compra cuando se lo pida.',
    denied: 'El banco ha rechazado el pago sin decir por qué. Pruebe con otra tarjeta.',
    funds: 'El banco ha rechazado el pago porque supera lo disponible. Pruebe con otra tarjeta.',
    repeated: 'Este pago ya se había enviado. Espere un momento y mire cómo está su pedido.',
    left: 'Ha salido sin pagar. Su pedido le espera.',
    silent: 'El banco no contesta. No se ha cobrado nada: vuelva a intentarlo dentro de un rato.',
  },
  ca: {
    expired: 'La targeta ha caducat o la data no és la seva. Reviseu-la o proveu-ne una altra.',
    suspect: 'El banc no permet pagar amb aquesta targeta. Poseu-vos-hi en contacte o feu-ne servir una altra.',
    code: 'El codi de seguretat no és correcte. Torneu-ho a provar.',
    foreign: 'Aquesta targeta no serveix per comprar a internet. Proveu-ne una altra.',
    unproven:
      'El banc no ha pogut comprovar que la targeta és vostra. Torneu-ho a provar i confirmeu la compra quan us ho demani.',
    denied: 'El banc ha rebutjat el pagament sense dir per què. Proveu una altra targeta.',
    funds: 'El banc ha rebutjat el pagament perquè supera el saldo disponible. Proveu una altra targeta.',
    repeated: 'Aquest pagament ja s’havia enviat. Espereu un moment i mireu com està la comanda.',
    left: 'Heu sortit sense pagar. La comanda us espera.',
    silent: 'El banc no respon. No s’ha cobrat res: torneu-ho a provar d’aquí a una estona.',
  },
  en: {
    expired: 'The card has expired, or its date is a different one. Please check it or try another card.',
    suspect: 'The bank does not allow payments with this card. Please contact your bank or use another card.',
    code: 'The security code is not right. Please try again.',
    foreign: 'This card cannot be used to buy online. Please try another.',
    unproven: 'The bank could not confirm that the card is yours. Please try again and approve the purchase when asked.',
    denied: 'The bank declined the payment without saying why. Please try another card.',
    funds: 'The bank declined the payment: it is more than is available. Please try another card.',
    repeated: 'This payment had already been sent. Please wait a moment and see where your order stands.',
    left: 'You left without paying. Your order is waiting for you.',
    silent: 'The bank is not answering. Nothing was charged: please try again in a while.',
  },
}
