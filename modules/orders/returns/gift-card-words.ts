import type { Localized } from '#kernel/language.ts'

export const title: Localized<string> = { es: 'Tarjeta regalo', ca: 'Targeta regal', en: 'Gift card' }
