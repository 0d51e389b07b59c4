import type { Language } from '#kernel/language.ts'

type Code =
  | 'gift_card.unknown'
  | 'gift_card.other_house'
  | 'gift_card.blocked'
  | 'gift_card.expired'
  | 'gift_card.empty'
  | 'gift_card.moved'
  | 'gift_card.too_many'
  | 'gift_card.charged_later'
  | 'gift_card.not_sold'
  | 'gift_card.amount'
  | 'gift_card.send_on'
  | 'gift_card.email'
  | 'gift_card.recipient_email'
  | 'gift_card.conditions'
  | 'gift_card.used'
  | 'gift_card.no_such'
  | 'gift_card.not_in_force'
  | 'gift_card.second_person'
  | 'gift_card.not_waiting'
  | 'gift_card.is_blocked'
  | 'gift_card.not_blocked'

type Messages = Record<Code, string>

const es: Messages = {
  'gift_card.unknown': 'No reconocemos ese código. Cópielo tal como viene en el correo de la tarjeta.',
  'gift_card.other_house': 'Esta tarjeta es de otra empresa: solo se puede gastar en la tienda que la vendió.',
  'gift_card.blocked': 'Esta tarjeta está bloqueada. Escríbanos y lo miramos con usted.',
  'gift_card.expired': 'Esta tarjeta ha caducado.',
  'gift_card.empty': 'A esta tarjeta ya no le queda saldo.',
  'gift_card.moved':
    'El saldo de la tarjeta regalo ha cambiado mientras preparaba el pedido. Compruébelo y vuelva a confirmarlo.',
  'gift_card.too_many': 'En una compra se pueden usar hasta cuatro tarjetas regalo.',
  'gift_card.charged_later':
    'En la cesta hay artículos que se cobran al salir de la tienda. Una tarjeta regalo puede pagar este pedido entero, pero no una parte: quítela o haga dos pedidos.',
  'gift_card.not_sold': 'Todavía no vendemos tarjetas regalo en línea.',
  'gift_card.amount': 'Elija uno de los importes.',
  'gift_card.send_on': 'Elija un día entre hoy y dentro de un año.',
  'gift_card.email': 'Revise su correo electrónico: ahí mandamos el recibo.',
  'gift_card.recipient_email': 'Revise el correo electrónico de quien recibe la tarjeta.',
  'gift_card.conditions': 'Acepte las condiciones de compra para continuar.',
  'gift_card.used': 'Esta tarjeta ya se ha usado: no se puede devolver su importe.',
  'gift_card.no_such': 'Esta tarjeta no existe.',
  'gift_card.not_in_force': 'Esta tarjeta no está en vigor: todavía no se ha pagado o ya se anuló.',
  'gift_card.second_person': 'Esta tarjeta la tiene que aprobar otra persona.',
  'gift_card.not_waiting': 'Esta tarjeta no espera la aprobación de nadie.',
  'gift_card.is_blocked': 'Esta tarjeta ya está bloqueada.',
  'gift_card.not_blocked': 'Esta tarjeta no está bloqueada.',
}
const ca: Messages = {
  'gift_card.unknown': 'No reconeixem aquest codi. Copieu-lo tal com ve al correu de la targeta.',
  'gift_card.other_house': 'Aquesta targeta és d’una altra empresa: només es pot gastar a la botiga que la va vendre.',
  'gift_card.blocked': 'Aquesta targeta està bloquejada. Escriviu-nos i ho revisarem.',
  'gift_card.expired': 'Aquesta targeta ha caducat.',
  'gift_card.empty': 'Aquesta targeta ja no té saldo.',
  'gift_card.moved':
    'El saldo de la targeta regal ha canviat mentre preparàveu la comanda. Comproveu-lo i torneu a confirmar-la.',
  'gift_card.too_many': 'En una compra es poden fer servir fins a quatre targetes regal.',
  'gift_card.charged_later':
    'A la cistella hi ha articles que es cobren quan surten de la botiga. Una targeta regal pot pagar aquesta comanda sencera, però no una part: traieu-la o feu dues comandes.',
  'gift_card.not_sold': 'Encara no venem targetes regal en línia.',
  'gift_card.amount': 'Trieu un dels imports.',
  'gift_card.send_on': 'Trieu un dia entre avui i el mateix dia de l’any vinent.',
  'gift_card.email': 'Reviseu el vostre correu electrònic: és on enviem el rebut.',
  'gift_card.recipient_email': 'Reviseu el correu electrònic de qui rep la targeta.',
  'gift_card.conditions': 'Heu d’acceptar les condicions de compra.',
  'gift_card.used': 'Aquesta targeta ja s’ha fet servir: no se’n pot tornar l’import.',
  'gift_card.no_such': 'Aquesta targeta no existeix.',
  'gift_card.not_in_force': 'Aquesta targeta no és en vigor: encara no s’ha pagat o ja es va anul·lar.',
  'gift_card.second_person': 'Aquesta targeta l’ha d’aprovar una altra persona.',
  'gift_card.not_waiting': 'Aquesta targeta no espera l’aprovació de ningú.',
  'gift_card.is_blocked': 'Aquesta targeta ja està bloquejada.',
  'gift_card.not_blocked': 'Aquesta targeta no està bloquejada.',
}
const en: Messages = {
  'gift_card.unknown': 'We do not recognise that code. Please copy it exactly as it appears in the gift card e-mail.',
  'gift_card.other_house': 'This card was sold by another company and can only be spent in that shop.',
  'gift_card.blocked': 'This card is blocked. Please contact us and we will look into it.',
  'gift_card.expired': 'This card has expired.',
  'gift_card.empty': 'There is nothing left on this card.',
  'gift_card.moved': 'The gift card balance changed while you were placing the order. Please check it and confirm again.',
  'gift_card.too_many': 'Up to four gift cards can be used for one order.',
  'gift_card.charged_later':
    'Your basket contains items that are charged on dispatch. A gift card can pay for all of this order but not part of it: please remove the card or place two orders.',
  'gift_card.not_sold': 'We do not sell gift cards online yet.',
  'gift_card.amount': 'Choose one of the amounts.',
  'gift_card.send_on': 'Choose a day between today and a year from now.',
  'gift_card.email': 'Please check your e-mail address: we send the receipt there.',
  'gift_card.recipient_email': 'Please check the recipient’s e-mail address.',
  'gift_card.conditions': 'Please accept the terms and conditions of sale.',
  'gift_card.used': 'This card has already been used, so it cannot be refunded.',
  'gift_card.no_such': 'There is no such card.',
  'gift_card.not_in_force': 'This card is not active: it has not been paid for yet, or has been cancelled.',
  'gift_card.second_person': 'Another person has to approve this card.',
  'gift_card.not_waiting': 'This card is not waiting for approval.',
  'gift_card.is_blocked': 'This card is already blocked.',
  'gift_card.not_blocked': 'This card is not blocked.',
}

export const giftCardMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
