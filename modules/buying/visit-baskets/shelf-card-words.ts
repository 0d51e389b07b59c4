import type { Localized } from '#kernel/language.ts'

export const words: Localized<{ title: string; scan: string; number: string; page: (page: number, pages: number) => string }> = {
  es: {
    title: 'Tarjetas de estantería',
    scan: 'Escanee y añada a su cesta',
    number: 'N.º',
    page: (page, pages) => `Página ${page} de ${pages}`,
  },
  ca: {
    title: 'Targetes de prestatge',
    scan: 'Escanegeu i afegiu a la cistella',
    number: 'Núm.',
    page: (page, pages) => `Pàgina ${page} de ${pages}`,
  },
  en: {
    title: 'Shelf cards',
    scan: 'Scan to add to your basket',
    number: 'No.',
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
}
