import type { pages as es } from '../es/pages.ts'

export const pages: typeof es = {
  browsersTitle: 'Supported browsers',
  browsersText: 'Your browser is too old for this site. With any of these, everything will work as it should:',
  orLater: ({ name }) => `${name} or later`,
  bundlesTitle: 'Combined tickets',
  bundlesNote: 'They are sold by the ticket office, not by the shop. The price is the ticket office’s own and may change there.',
  bundlePrice: ({ price }) => `${price} at the palace’s ticket office`,
  bundleUntil: ({ day }) => `Until ${day}`,
  bundleVoucher: ({ coupon }) => `With it, in the shop: ${coupon}. The ticket office gives you the code.`,
  bundleBuy: 'See it at the ticket office',
  contents: 'On this page',
  others: 'You may also be looking for',
  /** General information by its number. */
}
