import type { Localized } from '#kernel/language.ts'

export const greetings: Localized<(name: string) => string> = {
  es: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
  ca: (name) => (name ? `Hola, ${name},` : 'Hola,'),
  en: (name) => (name ? `Dear ${name},` : 'Hello,'),
}
