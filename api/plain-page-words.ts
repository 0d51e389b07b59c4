import type { Language } from '#kernel/language.ts'

export const back: Record<Language, string> = { es: 'Volver a la tienda', ca: 'Torna a la botiga', en: 'Back to the shop' }
