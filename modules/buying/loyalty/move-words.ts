import type { Localized } from '#kernel/language.ts'

export const reasons: Localized<string> = {
  es: 'Puntos de su otra cuenta',
  ca: 'Punts del vostre altre compte',
  en: 'Points from your other account',
}
