import type { Language } from '#kernel/language.ts'

/** What tells one name from another of the same words: the kind of section or of attribute, as colleagues call it. */
export const kindWords: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  es: {
    book: 'libros',
    object: 'objetos',
    family: 'familia',
    colour: 'color',
    size: 'talla',
    material: 'material',
    artistic_work: 'obra artística',
    exhibition: 'exposición',
  },
  ca: {
    book: 'llibres',
    object: 'objectes',
    family: 'família',
    colour: 'color',
    size: 'talla',
    material: 'material',
    artistic_work: 'obra artística',
    exhibition: 'exposició',
  },
  en: {
    book: 'books',
    object: 'objects',
    family: 'family',
    colour: 'colour',
    size: 'size',
    material: 'material',
    artistic_work: 'work of art',
    exhibition: 'exhibition',
  },
}
