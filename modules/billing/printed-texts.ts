import type { Language } from '#kernel/language.ts'

/** Words that billing puts on the lines of an invoice. */
export const printedTexts: Record<Language, { shipping: string; delivery: (order: string, day: string) => string }> = {
  es: { shipping: 'Gastos de envío', delivery: (order, day) => `Pedido ${order}, entregado el ${day}` },
  ca: { shipping: 'Despeses d’enviament', delivery: (order, day) => `Comanda ${order}, lliurada el ${day}` },
  en: { shipping: 'Delivery', delivery: (order, day) => `Order ${order}, delivered on ${day}` },
}
