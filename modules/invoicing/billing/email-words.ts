import { ofTheDay } from '#kernel/catalan-day.ts'
import type { Language } from '#kernel/language.ts'

export type What = 'simplified' | 'full' | 'corrective'

export const texts: Record<
  Language,
  Record<What, { subject: (order: string) => string; text: (number: string, day: string, total: string) => string }> & {
    see: string
    keep: string
  }
> = {
  es: {
    simplified: {
      subject: (order) => `La factura de su pedido ${order}`,
      text: (number, day, total) => `Ya puede descargar la factura simplificada ${number}, del ${day}, por ${total}.`,
    },
    full: {
      subject: (order) => `La factura de su pedido ${order}`,
      text: (number, day, total) => `Ya puede descargar la factura ${number}, del ${day}, por ${total}.`,
    },
    corrective: {
      subject: (order) => `Factura rectificativa de su pedido ${order}`,
      text: (number, day, total) => `Hemos emitido la factura rectificativa ${number}, del ${day}, por ${total}.`,
    },
    see: 'Ver el pedido y la factura',
    keep: 'Guarde la factura: la necesitará para la garantía y para cualquier devolución.',
  },
  ca: {
    simplified: {
      subject: (order) => `La factura de la vostra comanda ${order}`,
      text: (number, day, total) => `Ja podeu baixar la factura simplificada ${number}, ${ofTheDay(day)}, per ${total}.`,
    },
    full: {
      subject: (order) => `La factura de la vostra comanda ${order}`,
      text: (number, day, total) => `Ja podeu baixar la factura ${number}, ${ofTheDay(day)}, per ${total}.`,
    },
    corrective: {
      subject: (order) => `Factura rectificativa de la vostra comanda ${order}`,
      text: (number, day, total) => `Hem emès la factura rectificativa ${number}, ${ofTheDay(day)}, per ${total}.`,
    },
    see: 'Mostra la comanda i la factura',
    keep: 'Deseu la factura: la necessitareu per a la garantia i per a qualsevol devolució.',
  },
  en: {
    simplified: {
      subject: (order) => `The invoice for your order ${order}`,
      text: (number, day, total) => `The simplified invoice ${number} of ${day}, for ${total}, is ready to download.`,
    },
    full: {
      subject: (order) => `The invoice for your order ${order}`,
      text: (number, day, total) => `Invoice ${number} of ${day}, for ${total}, is ready to download.`,
    },
    corrective: {
      subject: (order) => `A credit note for your order ${order}`,
      text: (number, day, total) => `We have issued the credit note ${number} of ${day}, for ${total}.`,
    },
    see: 'See the order and the invoice',
    keep: 'Please keep the invoice: you will need it for any guarantee claim or return.',
  },
}
