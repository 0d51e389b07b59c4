import type { ShopSettings } from '#modules/editorial/content/contract.ts'

/** schema.org's view of who sells here. */
export const sellerOf = ({ settings, origin }: { settings: ShopSettings; origin: string }, home: string) => ({
  '@type': 'Organization',
  '@id': `${origin}${home}#shop`,
  name: settings.name,
  url: `${origin}${home}`,
  description: settings.tagline,
  email: settings.contact.email,
  telephone: settings.contact.phone,
  address: settings.contact.address,
  logo: `${origin}${settings.logo?.src ?? `/media/art/${settings.mark}-favicon.svg`}`,
})
