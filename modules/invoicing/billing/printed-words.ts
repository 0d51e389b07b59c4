import { theDay } from '#kernel/catalan-day.ts'
import type { Language } from '#kernel/language.ts'

/** A delivery on a summary invoice: its order with the customer's own reference, its day and its delivery note. */
interface Delivered {
  order: string
  day: string
  own: string
  note: string
}

const named = ({ order, own }: Delivered, ref: string) => (own ? `${order} (${ref} ${own})` : order)
const noted = ({ note }: Delivered, word: string) => (note ? `, ${word} ${note}` : '')

/** Words that billing puts on the lines of an invoice. */
export const printedTexts: Record<Language, { shipping: string; delivery: (delivered: Delivered) => string }> = {
  es: {
    shipping: 'Gastos de envío',
    delivery: (delivered) => `Pedido ${named(delivered, 'su ref.')}${noted(delivered, 'albarán')}, entregado el ${delivered.day}`,
  },
  ca: {
    shipping: 'Despeses d’enviament',
    delivery: (delivered) =>
      `Comanda ${named(delivered, 'la vostra ref.')}${noted(delivered, 'albarà')}, lliurada ${theDay(delivered.day)}`,
  },
  en: {
    shipping: 'Delivery',
    delivery: (delivered) =>
      `Order ${named(delivered, 'your ref.')}${noted(delivered, 'delivery note')}, delivered on ${delivered.day}`,
  },
}
