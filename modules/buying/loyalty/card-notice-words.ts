import type { Localized } from '#kernel/language.ts'

export const texts: Localized<Record<'request' | 'pickUp' | 'sector', (value: string | number) => string>> = {
  es: {
    request: (id) => `Solicitud de tarjeta ${id}`,
    pickUp: (store) => `Tienda: ${store}`,
    sector: (name) => `Sector: ${name}`,
  },
  ca: {
    request: (id) => `Sol·licitud de targeta ${id}`,
    pickUp: (store) => `Botiga: ${store}`,
    sector: (name) => `Sector: ${name}`,
  },
  en: {
    request: (id) => `Card application ${id}`,
    pickUp: (store) => `Shop: ${store}`,
    sector: (name) => `Sector: ${name}`,
  },
}
