import { ofTheDay } from '#kernel/catalan-day.ts'
import type { Language } from '#kernel/language.ts'

export type What = 'simplified' | 'full' | 'corrective'

export const texts: Record<
  Language,
  Record<What, { subject: (order: string) => string; text: (number: string, day: string, total: string) => string }> & {
    see: string
    keep: string
    cancelled: {
      subject: (number: string) => string
      text: (number: string, day: string, total: string, order: string) => string
      /** For who bought without a tax number, and for who enters invoices in books. */
      means: Record<'simplified' | 'full', string>
      ask: string
    }
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
    cancelled: {
      subject: (number) => `Factura ${number} anulada`,
      text: (number, day, total, order) =>
        `Hemos anulado la factura ${number}, del ${day}, por ${total}, de su pedido ${order}: no debió emitirse.`,
      means: {
        simplified: 'Ya no vale: no la guarde como justificante de su compra.',
        full: 'No hay nada que pagar por ella, y no sirve para deducir el IVA. Si ya la ha anotado en su contabilidad, quítela.',
      },
      ask: 'Si tiene alguna duda, responda a este correo.',
    },
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
    cancelled: {
      subject: (number) => `Factura ${number} anul·lada`,
      text: (number, day, total, order) =>
        `Hem anul·lat la factura ${number}, ${ofTheDay(day)}, per ${total}, de la vostra comanda ${order}: no s’havia d’haver emès.`,
      means: {
        simplified: 'Ja no val: no la deseu com a justificant de la compra.',
        full: 'No n’heu de pagar res, i no serveix per deduir l’IVA. Si ja l’heu anotada a la comptabilitat, traieu-la’n.',
      },
      ask: 'Si teniu cap dubte, responeu a aquest correu.',
    },
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
    cancelled: {
      subject: (number) => `Invoice ${number} cancelled`,
      text: (number, day, total, order) =>
        `We have cancelled invoice ${number} of ${day}, for ${total}, for your order ${order}: it should not have been issued.`,
      means: {
        simplified: 'It is no longer valid: please do not keep it as proof of purchase.',
        full: 'There is nothing to pay on it, and it cannot be used to deduct VAT. If you have already entered it in your books, please remove it.',
      },
      ask: 'If anything is unclear, reply to this e-mail.',
    },
  },
}
