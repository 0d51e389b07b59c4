import { type Day, shownDay } from '#kernel/days.ts'
import type { Language } from '#kernel/language.ts'
import { type Cents, toEuros } from '#kernel/money.ts'
import type { TaxTreatment } from '#modules/pricing/treatment.ts'

interface DocumentTexts {
  title: Record<'simplified' | 'full' | 'corrective' | 'summary', string>
  number: string
  issued: string
  delivered: string
  order: string
  orders: string
  own: string
  seller: string
  buyer: string
  taxId: string
  corrects: string
  replaces: string
  concept: string
  quantity: string
  price: string
  netPrice: string
  discount: string
  vat: string
  amount: string
  netAmount: string
  rate: string
  base: string
  tax: string
  surcharge: string
  total: string
  included: string
  paid: string
  due: (day: string) => string
  qr: string
  verifiable: string
  contract: string
  page: (page: number, pages: number) => string
  /** What the law wants said where no VAT is charged, or another country's is. */
  treatment: Record<TaxTreatment, string>
  giftTicket: string
  giftFor: string
  giftKeep: (until: string | null) => string
  deliveryNote: string
  noteOf: string
  parcel: string
  carrier: string
  copies: (copies: number) => string
  receiver: string
}

export const documentTexts: Record<Language, DocumentTexts> = {
  es: {
    title: {
      simplified: 'Factura simplificada',
      full: 'Factura',
      corrective: 'Factura rectificativa',
      summary: 'Factura recapitulativa',
    },
    number: 'Número',
    issued: 'Fecha de expedición',
    delivered: 'Fecha de entrega',
    order: 'Pedido',
    orders: 'Pedidos',
    own: 'Su referencia',
    seller: 'Emisor',
    buyer: 'Cliente',
    taxId: 'NIF',
    corrects: 'Rectifica la factura',
    replaces: 'Sustituye a las facturas simplificadas',
    concept: 'Concepto',
    quantity: 'Cant.',
    price: 'Precio',
    netPrice: 'Precio sin IVA',
    discount: 'Dto.',
    vat: 'IVA',
    amount: 'Importe',
    netAmount: 'Importe sin IVA',
    rate: 'Tipo',
    base: 'Base imponible',
    tax: 'Cuota de IVA',
    surcharge: 'Recargo de equivalencia',
    total: 'Total',
    included: 'IVA incluido',
    paid: 'Importe pagado.',
    due: (day) => `Vencimiento: ${day}.`,
    qr: 'QR tributario:',
    verifiable: 'VERI*FACTU',
    contract: 'Expediente',
    page: (page, pages) => `Página ${page} de ${pages}`,
    treatment: {
      domestic: '',
      export:
        'Exención art. 21 Ley 37/1992: exportación de bienes. El IVA, el IGIC o el IPSI de destino son a cargo del destinatario.',
      intra_eu: 'Entrega intracomunitaria exenta: art. 25 Ley 37/1992. Inversión del sujeto pasivo en destino.',
      oss: 'IVA del país de destino, declarado por el régimen de ventanilla única de la Unión.',
    },
    giftTicket: 'Tique regalo',
    giftFor: 'Un regalo elegido para usted en la tienda del palacio',
    giftKeep: (until) =>
      until
        ? `Puede cambiarlo en cualquiera de nuestras tiendas, con este tique, hasta el ${until}.`
        : 'Puede cambiarlo en cualquiera de nuestras tiendas: basta con este tique.',
    deliveryNote: 'Albarán de entrega',
    noteOf: 'Fecha',
    parcel: 'Paquete',
    carrier: 'Transporte',
    copies: (copies) => (copies === 1 ? '1 artículo' : `${copies} artículos`),
    receiver: 'Destinatario',
  },
  ca: {
    title: {
      simplified: 'Factura simplificada',
      full: 'Factura',
      corrective: 'Factura rectificativa',
      summary: 'Factura recapitulativa',
    },
    number: 'Número',
    issued: 'Data d’expedició',
    delivered: 'Data de lliurament',
    order: 'Comanda',
    orders: 'Comandes',
    own: 'La vostra referència',
    seller: 'Emissor',
    buyer: 'Client',
    taxId: 'NIF',
    corrects: 'Rectifica la factura',
    replaces: 'Substitueix les factures simplificades',
    concept: 'Concepte',
    quantity: 'Quant.',
    price: 'Preu',
    netPrice: 'Preu sense IVA',
    discount: 'Dte.',
    vat: 'IVA',
    amount: 'Import',
    netAmount: 'Import sense IVA',
    rate: 'Tipus',
    base: 'Base imposable',
    tax: 'Quota d’IVA',
    surcharge: 'Recàrrec d’equivalència',
    total: 'Total',
    included: 'IVA inclòs',
    paid: 'Import pagat.',
    due: (day) => `Venciment: ${day}.`,
    qr: 'QR tributari:',
    verifiable: 'VERI*FACTU',
    contract: 'Expedient',
    page: (page, pages) => `Pàgina ${page} de ${pages}`,
    treatment: {
      domestic: '',
      export:
        'Exempció art. 21 Llei 37/1992: exportació de béns. L’IVA, l’IGIC o l’IPSI de destinació van a càrrec del destinatari.',
      intra_eu: 'Lliurament intracomunitari exempt: art. 25 Llei 37/1992. Inversió del subjecte passiu en destinació.',
      oss: 'IVA del país de destinació, declarat pel règim de finestreta única de la Unió.',
    },
    giftTicket: 'Tiquet regal',
    giftFor: 'Un regal triat per a vós a la botiga del palau',
    giftKeep: (until) =>
      until
        ? `El podeu canviar a qualsevol de les nostres botigues, amb aquest tiquet, fins al ${until}.`
        : 'El podeu canviar a qualsevol de les nostres botigues: només cal aquest tiquet.',
    deliveryNote: 'Albarà de lliurament',
    noteOf: 'Data',
    parcel: 'Paquet',
    carrier: 'Transport',
    copies: (copies) => (copies === 1 ? '1 article' : `${copies} articles`),
    receiver: 'Destinatari',
  },
  en: {
    title: {
      simplified: 'Simplified invoice',
      full: 'Invoice',
      corrective: 'Credit note',
      summary: 'Monthly invoice',
    },
    number: 'Number',
    issued: 'Date of issue',
    delivered: 'Date of delivery',
    order: 'Order',
    orders: 'Orders',
    own: 'Your reference',
    seller: 'Seller',
    buyer: 'Customer',
    taxId: 'Tax no.',
    corrects: 'Corrects invoice',
    replaces: 'Replaces the simplified invoices',
    concept: 'Item',
    quantity: 'Qty',
    price: 'Price',
    netPrice: 'Price before VAT',
    discount: 'Disc.',
    vat: 'VAT',
    amount: 'Amount',
    netAmount: 'Amount before VAT',
    rate: 'Rate',
    base: 'Taxable amount',
    tax: 'VAT',
    surcharge: 'Equivalence surcharge',
    total: 'Total',
    included: 'VAT included',
    paid: 'Paid in full.',
    due: (day) => `Due on ${day}.`,
    qr: 'Tax QR:',
    verifiable: 'VERI*FACTU',
    contract: 'File',
    page: (page, pages) => `Page ${page} of ${pages}`,
    treatment: {
      domestic: '',
      export: 'Exempt under art. 21 of Spanish Law 37/1992: export of goods. Import VAT and duties are the recipient’s.',
      intra_eu: 'Exempt intra-Community supply: art. 25 of Spanish Law 37/1992. Reverse charge in the country of destination.',
      oss: 'VAT of the country of destination, declared through the Union one-stop shop.',
    },
    giftTicket: 'Gift receipt',
    giftFor: 'A present chosen for you at the palace shop',
    giftKeep: (until) =>
      until
        ? `You may exchange it at any of our shops, with this receipt, until ${until}.`
        : 'You may exchange it at any of our shops: this receipt is all you need.',
    deliveryNote: 'Delivery note',
    noteOf: 'Date',
    parcel: 'Parcel',
    carrier: 'Carrier',
    copies: (copies) => (copies === 1 ? '1 item' : `${copies} items`),
    receiver: 'Deliver to',
  },
}

const locales: Record<Language, string> = { es: 'es-ES', ca: 'ca-ES', en: 'en-GB' }
const withSign = (text: string): string => text.replace('-', '\u2212')

/** 1.234,50 € in Spanish and Catalan, €1,234.50 in English, with a true minus sign. */
export const printedAmount = (amount: Cents, language: Language): string =>
  withSign(
    new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR', useGrouping: 'always' }).format(
      toEuros(amount),
    ),
  )

/** A plain number with as many decimals as it needs, eight at most. */
export const printedNumber = (value: number, language: Language, least = 0, most = 8): string =>
  withSign(
    new Intl.NumberFormat(locales[language], {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
      useGrouping: 'always',
    }).format(value),
  )

export const printedPercent = (value: number, language: Language): string => `${printedNumber(value, language, 0, 2)} %`

export const printedDay = (value: Day): string => shownDay(value)
