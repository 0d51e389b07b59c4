import type { Localized } from '#kernel/language.ts'

/** The order that letters with invented facts are about. */
export const sampleOrder = '26-000123'

interface Samples {
  book: string
  object: string
  activity: string
  /** What a place at it costs is called. */
  price: string
  words: string
  /** What somebody writes with a present. */
  wish: string
  /** What a library collects, and what it is paid from. */
  subject: string
  budget: string
  /** What a colleague answers whoever asks for a book. */
  found: string
  gone: string
}

/** What letters with invented facts are about. */
export const samples: Localized<Samples> = {
  es: {
    book: 'El jardín de los azulejos',
    object: 'Taza de reflejo metálico',
    activity: 'Lectura en el patio',
    price: 'General',
    words: 'Una lectura que se recuerda.',
    wish: 'Feliz cumpleaños.',
    subject: 'cerámica',
    budget: 'Fondo de arte',
    found: 'Hemos encontrado la edición que buscaba.',
    gone: 'La edición está agotada y la editorial no prevé reimprimirla.',
  },
  ca: {
    book: 'El jardí de les rajoles',
    object: 'Tassa de reflex metàl·lic',
    activity: 'Lectura al pati',
    price: 'General',
    words: 'Una lectura que es recorda.',
    wish: 'Per molts anys.',
    subject: 'ceràmica',
    budget: 'Fons d’art',
    found: 'Hem trobat l’edició que buscàveu.',
    gone: 'L’edició està exhaurida i l’editorial no preveu reimprimir-la.',
  },
  en: {
    book: 'The Garden of Tiles',
    object: 'Lustre mug',
    activity: 'A reading in the courtyard',
    price: 'Standard',
    words: 'A book to remember.',
    wish: 'Happy birthday.',
    subject: 'ceramics',
    budget: 'Art collection',
    found: 'We have found the edition you were looking for.',
    gone: 'The edition is out of print and the publisher does not plan to reprint it.',
  },
}
