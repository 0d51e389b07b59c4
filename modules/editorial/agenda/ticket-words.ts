import type { Localized } from '#kernel/language.ts'

export const words: Localized<{ ticket: string; names: string; show: string; page: (page: number, pages: number) => string }> = {
  es: {
    ticket: 'Entrada',
    names: 'A nombre de',
    show: 'Muestre este código en la puerta, en papel o en el teléfono. Se lee una sola vez y vale para todas sus plazas.',
    page: (page, pages) => `Página ${page} de ${pages}`,
  },
  ca: {
    ticket: 'Entrada',
    names: 'A nom de',
    show: 'Mostreu aquest codi a la porta, en paper o al telèfon. Es llegeix una sola vegada i val per a totes les vostres places.',
    page: (page, pages) => `Pàgina ${page} de ${pages}`,
  },
  en: {
    ticket: 'Ticket',
    names: 'In the name of',
    show: 'Show this code at the door, on paper or on your phone. It is scanned once and is valid for all your places.',
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
}
