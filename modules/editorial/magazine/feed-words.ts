import type { Language } from '#kernel/language.ts'

export const descriptions: Record<Language, string> = {
  es: 'Artículos de los libreros de la tienda del palacio: geometría, jardines, viajeros, oficios y lecturas.',
  ca: 'El que escriuen els llibreters de la botiga del palau: geometria, jardins, viatgers, oficis i lectures.',
  en: 'Articles by the palace booksellers on geometry, gardens, travellers, crafts and books.',
}

export const titles: Record<Language, string> = { es: 'La revista', ca: 'La revista', en: 'The magazine' }
