import type { Language } from '#kernel/language.ts'

/** Asks for a number that is said in words. */
export const askedToWrite: Record<Language, (number: string) => string> = {
  es: (number) => `Escriba con cifras el número ${number}.`,
  ca: (number) => `Escriviu amb xifres el número ${number}.`,
  en: (number) => `Write the number ${number} in figures.`,
}

/** Asks for the sum of two. */
export const askedToAdd: Record<Language, (text: string, other: string) => string> = {
  es: (text, other) => `¿Cuánto suman ${text} y ${other}? Responda con cifras.`,
  ca: (text, other) => `Quant sumen ${text} i ${other}? Responeu amb xifres.`,
  en: (text, other) => `What is ${text} plus ${other}? Answer in figures.`,
}
