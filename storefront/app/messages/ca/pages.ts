import type { pages as es } from '../es/pages.ts'

export const pages: typeof es = {
  browsersTitle: 'Navegadors compatibles',
  browsersText: 'El vostre navegador és massa antic per a aquesta botiga. Amb qualsevol d’aquests la veureu correctament:',
  orLater: ({ name }) => `${name} o posterior`,
  bundlesTitle: 'Entrades conjuntes',
  bundlesNote: 'Les ven la taquilla, no la botiga. El preu és el que dona la taquilla i hi pot canviar.',
  bundlePrice: ({ price }) => `${price} a la taquilla del palau`,
  bundleUntil: ({ day }) => `Fins al ${day}`,
  bundleVoucher: ({ coupon }) => `Amb ella, a la botiga: ${coupon}. El codi el dona la taquilla.`,
  bundleBuy: 'Vegeu-la a la taquilla',
  contents: 'En aquesta pàgina',
  others: 'També podeu consultar',
  /** General information by its number. */
}
