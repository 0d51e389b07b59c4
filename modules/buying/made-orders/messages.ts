import type { Language } from '#kernel/language.ts'

const es = {
  'made_order.unknown': 'Ese pedido no lo hizo el personal.',
  'made_order.name': 'Escriba el nombre de quien encarga.',
  'made_order.reachable': 'Escriba un correo o un teléfono: hay que poder avisar.',
  'made_order.email_for_link': 'Para enviar el enlace de pago hace falta un correo.',
  'made_order.deposit': 'La señal es más de cero y menos que el total.',
  'made_order.receipt': 'Escriba el número del tique de caja.',
  'made_order.unavailable': 'No se puede encargar: no está a la venta.',
  'made_order.shipping_unknown': 'No se conocen los gastos de envío a esa dirección: encárguelo para recoger.',
  'made_order.collected_alone': 'Solo se paga en la tienda lo que se recoge en ella.',
  'made_order.ebook': 'Los libros electrónicos se pagan por enlace: se descargan, no se recogen.',
  'made_order.costs_nothing': 'No queda nada por pagar.',
  'made_order.not_waiting': 'Este pedido no espera ningún pago por enlace.',
}
type Messages = Record<keyof typeof es, string>

const ca: Messages = {
  'made_order.unknown': 'Aquesta comanda no la va fer el personal.',
  'made_order.name': 'Escriviu el nom de qui encarrega.',
  'made_order.reachable': 'Escriviu un correu o un telèfon: s’ha de poder avisar.',
  'made_order.email_for_link': 'Per enviar l’enllaç de pagament cal un correu.',
  'made_order.deposit': 'La paga i senyal és més de zero i menys que el total.',
  'made_order.receipt': 'Escriviu el número del tiquet de caixa.',
  'made_order.unavailable': 'No es pot encarregar: no és a la venda.',
  'made_order.shipping_unknown': 'No se saben les despeses d’enviament a aquesta adreça: encarregueu-ho per recollir.',
  'made_order.collected_alone': 'Només es paga a la botiga el que s’hi recull.',
  'made_order.ebook': 'Els llibres electrònics es paguen per enllaç: es baixen, no es recullen.',
  'made_order.costs_nothing': 'No queda res per pagar.',
  'made_order.not_waiting': 'Aquesta comanda no espera cap pagament per enllaç.',
}

const en: Messages = {
  'made_order.unknown': 'That order was not made by a colleague.',
  'made_order.name': 'Enter the name of whoever orders.',
  'made_order.reachable': 'Enter an e-mail address or a phone number, so that they can be told.',
  'made_order.email_for_link': 'An e-mail address is needed to send the payment link.',
  'made_order.deposit': 'A deposit is more than nothing and less than the total.',
  'made_order.receipt': 'Enter the number on the till receipt.',
  'made_order.unavailable': 'This cannot be ordered: it is not on sale.',
  'made_order.shipping_unknown': 'The cost of delivery to that address is not known: order it for collection.',
  'made_order.collected_alone': 'Only what is collected in store can be paid for in store.',
  'made_order.ebook': 'Ebooks are paid for by link: they are downloaded, not collected.',
  'made_order.costs_nothing': 'There is nothing to pay.',
  'made_order.not_waiting': 'This order is not waiting to be paid by link.',
}

export const madeOrderMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
