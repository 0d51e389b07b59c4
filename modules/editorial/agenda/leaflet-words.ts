import type { Localized } from '#kernel/language.ts'

export const words: Localized<{ programme: string; page: (page: number, pages: number) => string }> = {
  es: { programme: 'Programa', page: (page, pages) => `Página ${page} de ${pages}` },
  ca: { programme: 'Programa', page: (page, pages) => `Pàgina ${page} de ${pages}` },
  en: { programme: 'Programme', page: (page, pages) => `Page ${page} of ${pages}` },
}
