import type { Language } from './language.ts'

const feminine: Partial<Record<Language, RegExp>> = { es: /^(Tienda|Librería) /, ca: /^(Botiga|Llibreria) / }

/** A shop's name as a sentence takes it: "la Tienda del Museo", "la Botiga del Museu"; a name that brings its article, or needs none, as it is. */
export const inSentence = (name: string, language: Language): string => (feminine[language]?.test(name) ? `la ${name}` : name)
