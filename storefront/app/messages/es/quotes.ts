import type { ShownQuote } from '#modules/buying/quotes/contract.ts'

const states: Record<ShownQuote['state'], string> = {
  draft: 'En preparación',
  sent: 'Pendiente de su respuesta',
  accepted: 'Aceptado',
  declined: 'Rechazado',
  expired: 'Fuera de plazo',
  ordered: 'Convertido en pedido',
  withdrawn: 'Retirado',
  replaced: 'Sustituido por otro',
}

/** What the shop offers somebody at a price until a day. */
export const quotes = {
  title: 'Presupuestos de la librería',
  none: 'Cuando pida un presupuesto a la librería, lo verá aquí.',
  quote: ({ number, revision }: { number: string; revision: number }) =>
    revision > 1 ? `Presupuesto ${number}, versión ${revision}` : `Presupuesto ${number}`,
  back: 'Todos los presupuestos',
  until: ({ date }: { date: string }) => `válido hasta el ${date}`,
  states,
  thanks: 'Ha aceptado este presupuesto. Gracias: la librería prepara su pedido.',
  because: ({ reason }: { reason: string }) => `Motivo: ${reason}`,
  order: ({ number }: { number: string }) => `Ver el pedido ${number}`,
  each: ({ price, off }: { price: string; off: number }) =>
    off > 0 ? `${price} cada uno, con un ${String(off).replace('.', ',')} % de descuento` : `${price} cada uno`,
  shipping: 'Envío',
  free: 'gratis',
  vat: ({ percent }: { percent: number }) => `IVA del ${String(percent).replace('.', ',')} % incluido`,
  total: 'Total',
  sentTo: 'Se envía a',
  collectedAt: 'Se recoge en',
  reference: 'Su referencia',
  stock: 'Los ejemplares no se reservan hasta que se hace el pedido.',
  paper: 'Descargar el presupuesto (PDF)',
  thenPay: 'Al aceptarlo pasa a pagar el pedido.',
  thenWrite: 'Al aceptarlo, la librería hace el pedido a estos precios y le escribe.',
  accept: 'Aceptar el presupuesto',
  acceptAndPay: 'Aceptar y pagar',
  declineTitle: 'No me interesa',
  reason: 'Motivo',
  reasonHint: 'Si quiere, díganos por qué.',
  decline: 'Rechazar el presupuesto',
}
