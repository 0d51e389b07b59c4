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
    delivery: (one) => `Pedido ${named(one, 'su ref.')}${noted(one, 'albarán')}, entregado el ${one.day}`,
  },
  ca: {
    shipping: 'Despeses d’enviament',
    delivery: (one) => `Comanda ${named(one, 'la vostra ref.')}${noted(one, 'albarà')}, lliurada ${theDay(one.day)}`,
  },
  en: {
    shipping: 'Delivery',
    delivery: (one) => `Order ${named(one, 'your ref.')}${noted(one, 'delivery note')}, delivered on ${one.day}`,
  },
}
