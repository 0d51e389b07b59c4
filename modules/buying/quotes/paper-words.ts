import type { Localized } from '#kernel/language.ts'

/** What stands on a quote's paper. */
interface PaperTexts {
  quote: string
  number: string
  day: string
  until: string
  reference: string
  seller: string
  customer: string
  collected: string
  sent: string
  taxId: string
  title: string
  copies: string
  list: string
  discount: string
  unit: string
  vat: string
  base: string
  vatAmount: string
  surcharge: string
  amount: string
  shipping: string
  free: string
  total: string
  stock: string
  law: string
  page: (page: number, pages: number) => string
}

export const paperTexts: Localized<PaperTexts> = {
  es: {
    quote: 'Presupuesto',
    number: 'Número',
    day: 'Fecha',
    until: 'Válido hasta',
    reference: 'Su referencia',
    seller: 'Librería',
    customer: 'Cliente',
    collected: 'Se recoge en',
    sent: 'Se envía a',
    taxId: 'NIF',
    title: 'Título',
    copies: 'Ejemplares',
    list: 'PVP',
    discount: 'Dto. %',
    unit: 'Precio',
    vat: 'IVA %',
    base: 'Base imponible',
    vatAmount: 'Cuota de IVA',
    surcharge: 'Recargo',
    amount: 'Importe',
    shipping: 'Envío',
    free: 'gratis',
    total: 'Total, impuestos incluidos',
    stock: 'Los precios valen hasta el día indicado. Los ejemplares no se reservan hasta que se hace el pedido.',
    law: 'Los libros tienen precio fijo: su descuento no pasa del que permite la ley.',
    page: (page, pages) => `Página ${page} de ${pages}`,
  },
  ca: {
    quote: 'Pressupost',
    number: 'Número',
    day: 'Data',
    until: 'Vàlid fins a',
    reference: 'La vostra referència',
    seller: 'Llibreria',
    customer: 'Client',
    collected: 'Es recull a',
    sent: 'S’envia a',
    taxId: 'NIF',
    title: 'Títol',
    copies: 'Exemplars',
    list: 'PVP',
    discount: 'Dte. %',
    unit: 'Preu',
    vat: 'IVA %',
    base: 'Base imposable',
    vatAmount: 'Quota d’IVA',
    surcharge: 'Recàrrec',
    amount: 'Import',
    shipping: 'Enviament',
    free: 'gratuït',
    total: 'Total, impostos inclosos',
    stock: 'Els preus valen fins al dia indicat. Els exemplars no es reserven fins que es fa la comanda.',
    law: 'Els llibres tenen preu fix: el descompte no passa del que permet la llei.',
    page: (page, pages) => `Pàgina ${page} de ${pages}`,
  },
  en: {
    quote: 'Quote',
    number: 'Number',
    day: 'Date',
    until: 'Valid until',
    reference: 'Your reference',
    seller: 'Bookshop',
    customer: 'Customer',
    collected: 'Collected from',
    sent: 'Delivered to',
    taxId: 'Tax number',
    title: 'Title',
    copies: 'Copies',
    list: 'List price',
    discount: 'Disc. %',
    unit: 'Price',
    vat: 'VAT %',
    base: 'Net amount',
    vatAmount: 'VAT',
    surcharge: 'Surcharge',
    amount: 'Amount',
    shipping: 'Delivery',
    free: 'free',
    total: 'Total, taxes included',
    stock: 'The prices hold until the day shown. No copies are kept back until the order is placed.',
    law: 'Books have a fixed price: their discount is no higher than the law allows.',
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
}
