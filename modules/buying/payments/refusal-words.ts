import type { Localized } from '#kernel/language.ts'
import type { Refusal } from './refusals.ts'

/** What the customer reads of a refusal. */
export const refusalTexts: Localized<Record<Refusal, string>> = {
  es: {
    expired: 'La tarjeta está caducada o la fecha no es correcta. Revísela o pruebe con otra.',
    suspect: 'El banco no permite pagar con esta tarjeta. Póngase en contacto con él o use otra.',
    code: 'El código de seguridad no es correcto. Vuelva a intentarlo.',
    foreign: 'Esta tarjeta no sirve para comprar en internet. Pruebe con otra.',
    unproven:
      'El banco no ha podido comprobar que la tarjeta es suya. Vuelva a intentarlo y confirme la compra cuando se lo pida.',
    denied: 'El banco ha rechazado el pago sin decir por qué. Pruebe con otra tarjeta.',
    funds: 'El banco ha rechazado el pago porque supera lo disponible. Pruebe con otra tarjeta.',
    repeated: 'Este pago ya se había enviado. Espere un momento y compruebe el estado de su pedido.',
    left: 'No ha terminado el pago. Su pedido sigue pendiente.',
    silent: 'El banco no contesta. No se ha cobrado nada: vuelva a intentarlo dentro de unos minutos.',
  },
  ca: {
    expired: 'La targeta ha caducat o la data no és correcta. Reviseu-la o proveu-ne una altra.',
    suspect: 'El banc no permet pagar amb aquesta targeta. Poseu-vos-hi en contacte o feu-ne servir una altra.',
    code: 'El codi de seguretat no és correcte. Torneu-ho a provar.',
    foreign: 'Aquesta targeta no serveix per comprar a internet. Proveu-ne una altra.',
    unproven:
      'El banc no ha pogut comprovar que la targeta és vostra. Torneu-ho a provar i confirmeu la compra quan us ho demani.',
    denied: 'El banc ha rebutjat el pagament sense dir per què. Proveu una altra targeta.',
    funds: 'El banc ha rebutjat el pagament perquè supera el saldo disponible. Proveu una altra targeta.',
    repeated: 'Aquest pagament ja s’havia enviat. Espereu un moment i mireu com està la comanda.',
    left: 'Heu sortit sense pagar. La comanda encara es pot pagar.',
    silent: 'El banc no respon. No s’ha cobrat res: torneu-ho a provar d’aquí a una estona.',
  },
  en: {
    expired: 'The card has expired or the expiry date is wrong. Please check it or try another card.',
    suspect: 'The bank does not allow payments with this card. Please contact your bank or use another card.',
    code: 'The security code is wrong. Please try again.',
    foreign: 'This card cannot be used to buy online. Please try another.',
    unproven: 'The bank could not confirm that the card is yours. Please try again and approve the purchase when asked.',
    denied: 'The bank declined the payment without saying why. Please try another card.',
    funds: 'The bank declined the payment: there are not enough funds or it is over the card’s limit. Please try another card.',
    repeated: 'This payment has already been sent. Please wait a moment and check the status of your order.',
    left: 'You left the bank’s page without paying. We have kept your order.',
    silent: 'The bank is not responding. Nothing was charged: please try again in a few minutes.',
  },
}
