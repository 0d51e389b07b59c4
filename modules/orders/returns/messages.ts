import type { Language } from '#kernel/language.ts'

type Code =
  | 'order.being_charged'
  | 'order.pay_or_cancel'
  | 'refund.nothing'
  | 'refund.too_much'
  | 'refund.not_left'
  | 'refund.unknown'
  | 'refund.second_person'
  | 'refund.owed'
  | 'return.unknown'
  | 'return.too_many'
  | 'return.refused'
  | 'return.arrived'
  | 'withdrawal.link'
  | 'withdrawal.confirmed'
  | 'withdrawal.nothing_left'
  | 'withdrawal.trade'
  | 'withdrawal.at_counter'

const es: Record<Code, string> = {
  'order.being_charged': 'El banco está cobrando este pedido en este momento. Vuelva a intentarlo dentro de un minuto.',
  'order.pay_or_cancel': 'Este pedido aún no está pagado: puede pagarlo o cancelarlo entero.',
  'refund.nothing': 'No hay nada que devolver.',
  'refund.too_much': 'No se puede devolver más de lo que se pagó.',
  'refund.not_left': 'Eso aún no ha salido de la tienda: puede cancelarse.',
  'refund.unknown': 'No encontramos ese reembolso.',
  'refund.second_person': 'Este reembolso lo tiene que decidir otra persona.',
  'refund.owed': 'Los ejemplares ya han vuelto o se han cancelado: su importe se debe.',
  'return.unknown': 'No encontramos esa devolución.',
  'return.too_many': 'No se pueden devolver tantos ejemplares de ese artículo.',
  'return.refused': 'Esa devolución no se admitió.',
  'return.arrived': 'Esa devolución ya ha llegado.',
  'withdrawal.link': 'Este enlace ha caducado. Haga la declaración de nuevo y le enviaremos otro.',
  'withdrawal.confirmed': 'Este desistimiento ya está confirmado. El justificante está en su correo.',
  'withdrawal.nothing_left': 'De este pedido ya no queda nada de lo que desistir.',
  'withdrawal.trade':
    'El desistimiento es un derecho de los consumidores. Si algo de este pedido no está bien, reclámelo desde su albarán o escríbanos.',
  'withdrawal.at_counter':
    'Este pedido se hizo en una de nuestras tiendas: no es una venta a distancia y la ley no prevé desistimiento. Si algo no está bien, escríbanos.',
}
const ca: Record<Code, string> = {
  'order.being_charged': 'El banc està cobrant aquesta comanda ara mateix. Torneu-ho a provar d’aquí a un minut.',
  'order.pay_or_cancel': 'Aquesta comanda encara no està pagada: la podeu pagar o cancel·lar sencera.',
  'refund.nothing': 'No hi ha res per retornar.',
  'refund.too_much': 'No es pot retornar més del que es va pagar.',
  'refund.not_left': 'Això encara no ha sortit de la botiga: es pot cancel·lar.',
  'refund.unknown': 'No trobem aquest reemborsament.',
  'refund.second_person': 'Aquest reemborsament l’ha de decidir una altra persona.',
  'refund.owed': 'Els exemplars ja han tornat o s’han cancel·lat: se’n deu l’import.',
  'return.unknown': 'No trobem aquesta devolució.',
  'return.too_many': 'No es poden retornar tants exemplars d’aquest article.',
  'return.refused': 'Aquesta devolució no es va admetre.',
  'return.arrived': 'Aquesta devolució ja ha arribat.',
  'withdrawal.link': 'Aquest enllaç ha caducat. Torneu a fer la declaració i us n’enviarem un altre.',
  'withdrawal.confirmed': 'Aquest desistiment ja està confirmat. El justificant és al vostre correu.',
  'withdrawal.nothing_left': 'D’aquesta comanda ja no queda res de què desistir.',
  'withdrawal.trade':
    'El desistiment és un dret dels consumidors. Si alguna cosa d’aquesta comanda no està bé, reclameu-la des de l’albarà o escriviu-nos.',
  'withdrawal.at_counter':
    'Aquesta comanda es va fer en una de les nostres botigues: no és una venda a distància i la llei no hi preveu desistiment. Si alguna cosa no està bé, escriviu-nos.',
}
const en: Record<Code, string> = {
  'order.being_charged': 'The bank is charging this order right now. Please try again in a minute.',
  'order.pay_or_cancel': 'This order has not been paid yet: you can pay for it, or cancel all of it.',
  'refund.nothing': 'There is nothing to refund.',
  'refund.too_much': 'You cannot refund more than was paid.',
  'refund.not_left': 'That has not been dispatched yet: it can be cancelled instead.',
  'refund.unknown': 'We cannot find that refund.',
  'refund.second_person': 'Another person has to decide on this refund.',
  'refund.owed': 'The copies came back or were called off: their money is owed.',
  'return.unknown': 'We cannot find that return.',
  'return.too_many': 'That many copies of this item cannot be returned.',
  'return.refused': 'That return was declined.',
  'return.arrived': 'That return has already arrived.',
  'withdrawal.link': 'This link has expired. Please make the statement again and we will send you another.',
  'withdrawal.confirmed': 'This withdrawal has already been confirmed. We have e-mailed you the receipt.',
  'withdrawal.nothing_left': 'There is nothing left in this order to withdraw from.',
  'withdrawal.trade':
    'The right to withdraw applies to consumers only. If something is wrong with this order, make a claim from its delivery note or contact us.',
  'withdrawal.at_counter':
    'This order was made in one of our shops: it is not a distance sale, and the law gives no right to withdraw. If something is wrong, contact us.',
}

export const returnMessages: Record<Language, Record<Code, string>> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Record<Code, string> {}
}
