import type { Language } from '#kernel/language.ts'

const es = {
  'supplier_delivery.unknown': 'No hay ninguna entrada con ese número en su tienda.',
  'supplier_delivery.not_now': 'Esta entrada ya está cerrada.',
  'supplier_delivery.nothing_read': 'No hemos encontrado ningún ISBN con sus ejemplares. Sirven SINLI, Excel o líneas pegadas.',
  'supplier_delivery.supplier_missing': 'Escriba de qué proveedor viene.',
  'supplier_delivery.taken_in': 'Ese albarán de ese proveedor ya se ha recibido.',
  'supplier_delivery.nothing': 'Todavía no se ha contado ningún ejemplar.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'supplier_delivery.unknown': 'No hi ha cap entrada amb aquest número a la vostra botiga.',
  'supplier_delivery.not_now': 'Aquesta entrada ja és tancada.',
  'supplier_delivery.nothing_read': 'No hem trobat cap ISBN amb els seus exemplars. Serveixen SINLI, Excel o línies enganxades.',
  'supplier_delivery.supplier_missing': 'Escriviu de quin proveïdor ve.',
  'supplier_delivery.taken_in': 'Aquest albarà d’aquest proveïdor ja s’ha rebut.',
  'supplier_delivery.nothing': 'Encara no s’ha comptat cap exemplar.',
}
const en: Messages = {
  'supplier_delivery.unknown': 'There is no delivery with that number in your shop.',
  'supplier_delivery.not_now': 'This delivery is closed.',
  'supplier_delivery.nothing_read': 'We found no ISBN with its copies. SINLI, Excel and pasted lines can be read.',
  'supplier_delivery.supplier_missing': 'Enter the supplier it comes from.',
  'supplier_delivery.taken_in': 'That delivery note of that supplier has been received already.',
  'supplier_delivery.nothing': 'No copies have been counted yet.',
}
export const supplierDeliveryMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
