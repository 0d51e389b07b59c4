import type { Language } from '#kernel/language.ts'

export const cataloguing: Record<
  Language,
  { code: string; noPlace: string; noPublisher: string; noYear: string; pages: string }
> = {
  es: {
    code: 'spa',
    noPlace: '[Lugar de publicación no identificado]',
    noPublisher: '[editor no identificado]',
    noYear: '[fecha de publicación no identificada]',
    pages: 'páginas',
  },
  ca: {
    code: 'cat',
    noPlace: '[Lloc de publicació no identificat]',
    noPublisher: '[editor no identificat]',
    noYear: '[data de publicació no identificada]',
    pages: 'pàgines',
  },
  en: {
    code: 'eng',
    noPlace: '[Place of publication not identified]',
    noPublisher: '[publisher not identified]',
    noYear: '[date of publication not identified]',
    pages: 'pages',
  },
}
