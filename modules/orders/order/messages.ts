import type { Language } from '#kernel/language.ts'

type Code =
  | 'order.unknown'
  | 'order.sign_in'
  | 'order.stock_short'
  | 'order.shipping_pending'
  | 'order.already_paid'
  | 'order.expired'
  | 'order.unpaid'
  | 'order.not_now'
  | 'order.no_parcel'
  | 'order.split_all'
  | 'order.not_to_home'
  | 'order.some_left'
  | 'order.address_zone'
  | 'order.nothing_awaited'
  | 'order.all_left'
  | 'order.nothing_left_yet'
  | 'order.all_returned'
  | 'order.cancelled'
  | 'order.shipping_known'
  | 'order.line_cancelled'
  | 'order.line_left'
  | 'order.line_invoiced'
  | 'order.line_without_copies'
  | 'order.line_packed'
  | 'order.parcel_cancelled'
  | 'order.parcel_empty'
  | 'order.parcel_ready'
  | 'order.parcel_gone'
  | 'order.parcel_delivered'
  | 'order.parcel_not_ready'
  | 'order.parcel_not_sent'
  | 'order.one_copy'
  | 'order.no_change'
  | 'order.change_all'
  | 'order.change_ebook'
  | 'order.change_no_delivery'
  | 'order.change_tax'
  | 'order.change_short'
  | 'order.not_goods'
  | 'order.replacement'
  | 'order.difference_owed'
  | 'order.on_hold'
  | 'order.not_on_hold'
  | 'order.nothing_to_hold'
  | 'order.all_packed'
  | 'order.at_store'
  | 'order.store_lacks'
  | 'exchange.terms'
  | 'exchange.above_limit'

const es: Record<Code, string> = {
  'order.unknown': 'No encontramos ese pedido.',
  'order.sign_in': 'Para pagar, cancelar o devolver algo de este pedido, inicie sesión con la cuenta que lo hizo.',
  'order.stock_short': 'En esa tienda no quedan tantos ejemplares.',
  'order.shipping_pending': 'Hemos recibido su pedido {number}. Le escribiremos con los gastos de envío para que pueda pagarlo.',
  'order.already_paid': 'Este pedido ya está pagado.',
  'order.expired': 'El pedido se canceló porque no llegó el pago a tiempo. Vuelva a confirmarlo desde la cesta.',
  'order.unpaid': 'Este pedido no está pagado; no puede salir de la tienda.',
  'order.not_now': 'El pedido ha cambiado entretanto y ya no admite este paso.',
  'order.no_parcel': 'No encontramos ese paquete.',
  'order.split_all': 'Algo tiene que quedar en el primer paquete.',
  'order.nothing_awaited': 'No hay líneas que esperen entrar en preparación.',
  'order.all_left': 'Ya ha salido todo: lo que salió se devuelve.',
  'order.nothing_left_yet': 'Aún no ha salido nada: lo que no ha salido se cancela.',
  'order.all_returned': 'Ya está todo devuelto o en camino de vuelta.',
  'order.cancelled': 'Este pedido está cancelado.',
  'order.shipping_known': 'Los gastos de envío de este pedido ya están dichos.',
  'order.line_cancelled': 'Esta línea está cancelada.',
  'order.line_left': 'Los ejemplares de esta línea ya han salido.',
  'order.line_invoiced': 'Esta línea ya tiene factura: se abona, no se cancela.',
  'order.line_without_copies': 'Ninguna tienda tiene reservados ejemplares de esta línea.',
  'order.line_packed': 'Los ejemplares de esta línea ya están preparados.',
  'order.parcel_cancelled': 'Este paquete está cancelado.',
  'order.parcel_empty': 'En este paquete no queda nada.',
  'order.parcel_ready': 'Este paquete ya está preparado.',
  'order.parcel_gone': 'Este paquete ya ha salido.',
  'order.parcel_delivered': 'Este paquete ya está entregado.',
  'order.parcel_not_ready': 'Primero hay que prepararlo.',
  'order.parcel_not_sent': 'Este paquete aún no ha salido.',
  'order.one_copy': 'En este paquete hay un solo ejemplar.',
  'order.not_to_home': 'Este pedido no se envía a ninguna dirección.',
  'order.some_left': 'Ya ha salido un paquete a la dirección de antes.',
  'order.address_zone':
    'La nueva dirección está en otra provincia o país, donde los impuestos y el envío pueden ser otros. Cancele el pedido y haga uno nuevo.',
  'order.no_change': 'No hay ningún cambio que hacer.',
  'order.change_all': 'Así no quedaría nada en el pedido: cancele sus líneas.',
  'order.change_ebook': 'Los libros electrónicos los compra el propio cliente, que tiene que aceptar la descarga.',
  'order.change_no_delivery': 'Este pedido es solo de libros electrónicos y no tiene entrega.',
  'order.change_tax': 'Ese artículo llevaría otros impuestos que el pedido: haga un pedido nuevo.',
  'order.change_short': 'De «{title}» no quedan tantos ejemplares.',
  'order.replacement': 'Este pedido envía de nuevo lo que se reclamó, sin coste: lo que pase con él se reclama en su albarán.',
  'order.not_goods': 'La compra de una tarjeta regalo no se cambia.',
  'order.difference_owed': 'Falta cobrar la diferencia del último cambio.',
  'order.on_hold': 'Este pedido está retenido: hasta que se quite la retención no se prepara ni sale nada.',
  'order.not_on_hold': 'Este pedido no está retenido.',
  'order.nothing_to_hold': 'En este pedido no queda nada por salir que retener.',
  'order.all_packed': 'En este pedido no queda nada por preparar.',
  'order.at_store': 'Todo lo que queda por preparar ya se prepara en {store}.',
  'order.store_lacks': 'En {store} no quedan tantos ejemplares de «{title}».',
  'exchange.terms': 'Este pedido no se cambia en el mostrador: anote la devolución y haga un pedido nuevo.',
  'exchange.above_limit':
    'Se devolvería más dinero del que puede decidir una sola persona: anote la devolución y haga un pedido nuevo.',
}
const ca: Record<Code, string> = {
  'order.unknown': 'No trobem aquesta comanda.',
  'order.sign_in': 'Per pagar, cancel·lar o tornar res d’aquesta comanda, inicieu la sessió amb el compte que la va fer.',
  'order.stock_short': 'En aquesta botiga no queden tants exemplars.',
  'order.shipping_pending':
    'Hem rebut la vostra comanda {number}. Us escriurem amb les despeses d’enviament perquè la pugueu pagar.',
  'order.already_paid': 'Aquesta comanda ja està pagada.',
  'order.expired':
    'La comanda es va cancel·lar perquè el pagament no va arribar a temps. Torneu a confirmar-la des de la cistella.',
  'order.unpaid': 'Aquesta comanda no està pagada; no pot sortir de la botiga.',
  'order.not_now': 'La comanda ha canviat entretant i ja no admet aquest pas.',
  'order.no_parcel': 'No trobem aquest paquet.',
  'order.split_all': 'Alguna cosa ha de quedar al primer paquet.',
  'order.nothing_awaited': 'No hi ha línies que esperin entrar en preparació.',
  'order.all_left': 'Ja ha sortit tot: el que ha sortit es torna.',
  'order.nothing_left_yet': 'Encara no ha sortit res: el que no ha sortit es cancel·la.',
  'order.all_returned': 'Ja està tot tornat o de camí de tornada.',
  'order.cancelled': 'Aquesta comanda està cancel·lada.',
  'order.shipping_known': 'Les despeses d’enviament d’aquesta comanda ja estan dites.',
  'order.line_cancelled': 'Aquesta línia està cancel·lada.',
  'order.line_left': 'Els exemplars d’aquesta línia ja han sortit.',
  'order.line_invoiced': 'Aquesta línia ja té factura: s’abona, no es cancel·la.',
  'order.line_without_copies': 'Cap botiga no té reservats exemplars d’aquesta línia.',
  'order.line_packed': 'Els exemplars d’aquesta línia ja estan preparats.',
  'order.parcel_cancelled': 'Aquest paquet està cancel·lat.',
  'order.parcel_empty': 'En aquest paquet no queda res.',
  'order.parcel_ready': 'Aquest paquet ja està preparat.',
  'order.parcel_gone': 'Aquest paquet ja ha sortit.',
  'order.parcel_delivered': 'Aquest paquet ja està lliurat.',
  'order.parcel_not_ready': 'Primer cal preparar-lo.',
  'order.parcel_not_sent': 'Aquest paquet encara no ha sortit.',
  'order.one_copy': 'En aquest paquet hi ha un sol exemplar.',
  'order.not_to_home': 'Aquesta comanda no s’envia a cap adreça.',
  'order.some_left': 'Ja ha sortit un paquet cap a l’adreça d’abans.',
  'order.address_zone':
    'La nova adreça és en una altra província o país, on els impostos i l’enviament poden ser uns altres. Cancel·leu la comanda i feu-ne una de nova.',
  'order.no_change': 'No hi ha cap canvi per fer.',
  'order.change_all': 'Així no quedaria res a la comanda: cancel·leu-ne les línies.',
  'order.change_ebook': 'Els llibres electrònics els compra el mateix client, que ha d’acceptar la descàrrega.',
  'order.change_no_delivery': 'Aquesta comanda és només de llibres electrònics i no té lliurament.',
  'order.change_tax': 'Aquest article portaria uns altres impostos que la comanda: feu una comanda nova.',
  'order.change_short': 'De «{title}» no queden tants exemplars.',
  'order.replacement':
    'Aquesta comanda envia de nou el que es va reclamar, sense cost: el que hi passi es reclama al seu albarà.',
  'order.not_goods': 'La compra d’una targeta regal no es canvia.',
  'order.difference_owed': 'Falta cobrar la diferència de l’últim canvi.',
  'order.on_hold': 'Aquesta comanda està retinguda: fins que no es tregui la retenció no se’n prepara ni en surt res.',
  'order.not_on_hold': 'Aquesta comanda no està retinguda.',
  'order.nothing_to_hold': 'En aquesta comanda no queda res per sortir que es pugui retenir.',
  'order.all_packed': 'En aquesta comanda no queda res per preparar.',
  'order.at_store': 'Tot el que queda per preparar ja es prepara a {store}.',
  'order.store_lacks': 'A {store} no queden tants exemplars de «{title}».',
  'exchange.terms': 'Aquesta comanda no es canvia al taulell: anoteu la devolució i feu una comanda nova.',
  'exchange.above_limit':
    'Es retornarien més diners dels que pot decidir una sola persona: anoteu la devolució i feu una comanda nova.',
}
const en: Record<Code, string> = {
  'order.unknown': 'We cannot find that order.',
  'order.sign_in': 'To pay for this order, cancel it or send anything back, please sign in with the account that placed it.',
  'order.stock_short': 'That store does not have enough copies left.',
  'order.shipping_pending': 'We have received your order {number}. We will e-mail you the delivery cost so that you can pay.',
  'order.already_paid': 'This order has already been paid.',
  'order.expired': 'The order was cancelled because no payment arrived in time. Please confirm it again from your basket.',
  'order.unpaid': 'This order has not been paid for, so it cannot be dispatched.',
  'order.not_now': 'The order has changed in the meantime and no longer allows this step.',
  'order.no_parcel': 'We cannot find that parcel.',
  'order.split_all': 'Something must stay in the first parcel.',
  'order.nothing_awaited': 'No line is waiting to be prepared.',
  'order.all_left': 'Everything has left; what has left is returned.',
  'order.nothing_left_yet': 'Nothing has left yet; what has not left is cancelled.',
  'order.all_returned': 'Everything has been returned or is on its way back.',
  'order.cancelled': 'This order is cancelled.',
  'order.shipping_known': 'The delivery cost of this order is already set.',
  'order.line_cancelled': 'This line is cancelled.',
  'order.line_left': 'The copies of this line have already left.',
  'order.line_invoiced': 'This line has an invoice: it is refunded, not cancelled.',
  'order.line_without_copies': 'No store holds copies of this line.',
  'order.line_packed': 'The copies of this line are already packed.',
  'order.parcel_cancelled': 'This parcel is cancelled.',
  'order.parcel_empty': 'Nothing is left in this parcel.',
  'order.parcel_ready': 'This parcel is already packed.',
  'order.parcel_gone': 'This parcel has already left.',
  'order.parcel_delivered': 'This parcel has already been delivered.',
  'order.parcel_not_ready': 'It must be packed first.',
  'order.parcel_not_sent': 'This parcel has not left yet.',
  'order.one_copy': 'There is only one copy in this parcel.',
  'order.not_to_home': 'This order is not sent to an address.',
  'order.some_left': 'A parcel has already left for the former address.',
  'order.address_zone':
    'The new address is in another province or country, where taxes and delivery may differ. Please cancel the order and place a new one.',
  'order.no_change': 'There is nothing to change.',
  'order.change_all': 'Nothing would be left in the order: cancel its lines instead.',
  'order.change_ebook': 'Ebooks are bought by customers themselves, who have to agree to the download.',
  'order.change_no_delivery': 'This order has ebooks only and no delivery.',
  'order.change_tax': 'That item would be taxed differently from the order: make a new order.',
  'order.change_short': 'There are not that many copies of “{title}” left.',
  'order.replacement':
    'This order sends again what was claimed, without a price: whatever happens to it is claimed on its delivery note.',
  'order.not_goods': 'The purchase of a gift card is not changed.',
  'order.difference_owed': 'The difference of the last change has not been paid yet.',
  'order.on_hold': 'This order is on hold: nothing of it is packed or leaves until it is taken off hold.',
  'order.not_on_hold': 'This order is not on hold.',
  'order.nothing_to_hold': 'Nothing of this order is still here to be held.',
  'order.all_packed': 'Nothing of this order is left to pack.',
  'order.at_store': 'All that is left to pack is packed at {store} already.',
  'order.store_lacks': '{store} does not have that many copies of ‘{title}’.',
  'exchange.terms': 'This order is not exchanged at a counter: record the return and make a new order.',
  'exchange.above_limit': 'More money would go back than one person may decide: record the return and make a new order.',
}

export const orderMessages: Record<Language, Record<Code, string>> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Record<Code, string> {}
}
