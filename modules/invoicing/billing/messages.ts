import type { Language } from '#kernel/language.ts'
import type { RequestRefusal } from './request-rules.ts'

type Code =
  | RequestRefusal
  | 'invoice.unknown'
  | 'invoice.no_facturae'
  | 'invoice.dir3_invalid'
  | 'invoice.no_customer'
  | 'invoice.tax_id_invalid'
  | 'invoice.postcode_invalid'
  | 'invoice.country_invalid'
  | 'invoice.stands_no_more'
  | 'invoice.of_no_order'
  | 'invoice.month_done'
  | 'invoice.buyer_incomplete'
  | 'invoice.cancelled_already'
  | 'invoice.corrected_already'
  | 'invoice.paid_already'
  | 'invoice.none_lacking'
  | 'invoice.parcel_done'
  | 'invoice.parcel_here'
  | 'invoice.makes_good'

const es: Record<Code, string> = {
  'invoice.already_full': 'Este pedido ya tiene su factura completa.',
  'invoice.order_cancelled': 'Este pedido está cancelado y no tiene nada que facturar.',
  'invoice.taken_back': 'La tienda anuló la factura de este pedido. Si necesita otra, escríbanos.',
  'invoice.nothing_left': 'Todo lo que se facturó de este pedido ya se ha devuelto.',
  'invoice.unknown': 'No encontramos esa factura.',
  'invoice.no_facturae': 'Solo se emiten en Facturae las facturas a organismos públicos con sus tres códigos DIR3.',
  'invoice.dir3_invalid': 'El código DIR3 no es válido: una o dos letras y siete u ocho cifras.',
  'invoice.no_customer': 'No existe esa cuenta.',
  'invoice.tax_id_invalid': 'El NIF no es válido. Compruebe los números y la letra.',
  'invoice.postcode_invalid': 'El código postal no es válido.',
  'invoice.country_invalid': 'Elija un país.',
  'invoice.stands_no_more': 'Esta factura está anulada o sustituida por otra: envíe la que vale.',
  'invoice.cancelled_already': 'Esta factura ya está anulada o sustituida.',
  'invoice.corrected_already': 'Esta factura tiene una rectificativa: ya no se puede anular.',
  'invoice.paid_already': 'Se ha cobrado algo de esta factura: retire antes el pago anotado.',
  'invoice.month_done': 'No queda nada por facturar de ese mes.',
  'invoice.buyer_incomplete': 'Falta el NIF o la dirección de facturación de la cuenta. Complételos y emita la factura.',
  'invoice.none_lacking': 'No falta ninguna factura de lo que ha salido de este pedido.',
  'invoice.parcel_done': 'Este paquete ya tiene su factura.',
  'invoice.parcel_here': 'Este paquete todavía no ha salido: su factura se emite cuando se entrega.',
  'invoice.makes_good': 'Este paquete repone lo reclamado y no se factura.',
  'invoice.of_no_order': 'Esta factura no es de ningún pedido de la tienda en línea.',
}
const ca: Record<Code, string> = {
  'invoice.already_full': 'Aquesta comanda ja té la factura completa.',
  'invoice.order_cancelled': 'Aquesta comanda està cancel·lada i no té res per facturar.',
  'invoice.taken_back': 'La botiga va anul·lar la factura d’aquesta comanda. Si en necessiteu una altra, escriviu-nos.',
  'invoice.nothing_left': 'Tot el que es va facturar d’aquesta comanda ja s’ha tornat.',
  'invoice.unknown': 'No trobem aquesta factura.',
  'invoice.no_facturae': 'Només s’emeten en Facturae les factures a organismes públics amb els tres codis DIR3.',
  'invoice.dir3_invalid': 'El codi DIR3 no és vàlid: una o dues lletres i set o vuit xifres.',
  'invoice.no_customer': 'No existeix aquest compte.',
  'invoice.tax_id_invalid': 'El NIF no és vàlid. Comproveu-ne els números i la lletra.',
  'invoice.postcode_invalid': 'El codi postal no és vàlid.',
  'invoice.country_invalid': 'Trieu un país.',
  'invoice.stands_no_more': 'Aquesta factura està anul·lada o substituïda per una altra: envieu la que val.',
  'invoice.cancelled_already': 'Aquesta factura ja està anul·lada o substituïda.',
  'invoice.corrected_already': 'Aquesta factura té una rectificativa: ja no es pot anul·lar.',
  'invoice.paid_already': 'S’ha cobrat alguna cosa d’aquesta factura: retireu abans el pagament anotat.',
  'invoice.month_done': 'No queda res per facturar d’aquell mes.',
  'invoice.buyer_incomplete': 'Falta el NIF o l’adreça de facturació del compte. Completeu-los i emeteu la factura.',
  'invoice.none_lacking': 'No falta cap factura del que ha sortit d’aquesta comanda.',
  'invoice.parcel_done': 'Aquest paquet ja té la seva factura.',
  'invoice.parcel_here': 'Aquest paquet encara no ha sortit: la factura s’emet quan es lliura.',
  'invoice.makes_good': 'Aquest paquet reposa el que es va reclamar i no es factura.',
  'invoice.of_no_order': 'Aquesta factura no és de cap comanda de la botiga en línia.',
}
const en: Record<Code, string> = {
  'invoice.already_full': 'This order already has its full invoice.',
  'invoice.order_cancelled': 'This order was cancelled, so there is nothing to invoice.',
  'invoice.taken_back': 'The shop cancelled the invoice for this order. If you need another, please write to us.',
  'invoice.nothing_left': 'Everything invoiced for this order has been refunded.',
  'invoice.unknown': 'We cannot find that invoice.',
  'invoice.no_facturae': 'Only invoices to public bodies with their three DIR3 codes are issued as Facturae.',
  'invoice.dir3_invalid': 'This is not a valid DIR3 code: it should have one or two letters and seven or eight digits.',
  'invoice.no_customer': 'There is no such account.',
  'invoice.tax_id_invalid': 'This tax number is not valid. Please check its digits and letter.',
  'invoice.postcode_invalid': 'This postcode is not valid.',
  'invoice.country_invalid': 'Choose a country.',
  'invoice.stands_no_more': 'This invoice was cancelled or replaced by another: send the one that stands.',
  'invoice.cancelled_already': 'This invoice has been cancelled or replaced.',
  'invoice.corrected_already': 'This invoice has a corrective invoice: it can no longer be cancelled.',
  'invoice.paid_already': 'Money came in for this invoice: take that payment back first.',
  'invoice.month_done': 'Nothing of that month is left to invoice.',
  'invoice.buyer_incomplete': 'The account has no tax number or no billing address. Complete them and issue the invoice.',
  'invoice.none_lacking': 'No invoice is missing for what has left of this order.',
  'invoice.parcel_done': 'This parcel already has its invoice.',
  'invoice.parcel_here': 'This parcel has not left yet: its invoice is issued as it is handed over.',
  'invoice.makes_good': 'This parcel makes a claim good and is not invoiced.',
  'invoice.of_no_order': 'This invoice belongs to no order of the online shop.',
}

export const billingMessages: Record<Language, Record<Code, string>> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Record<Code, string> {}
}
