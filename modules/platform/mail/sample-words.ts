import type { Localized } from '#kernel/language.ts'

/** What letters with invented facts are about. */
export const samples: Localized<{ book: string; object: string; activity: string; words: string }> = {
  es: {
    book: 'El jardín de los azulejos',
    object: 'Taza de reflejo metálico',
    activity: 'Lectura en el patio',
    words: 'Una lectura que se recuerda.',
  },
  ca: {
    book: 'El jardí de les rajoles',
    object: 'Tassa de reflex metàl·lic',
    activity: 'Lectura al pati',
    words: 'Una lectura que es recorda.',
  },
  en: { book: 'The Garden of Tiles', object: 'Lustre mug', activity: 'A reading in the courtyard', words: 'A book to remember.' },
}
