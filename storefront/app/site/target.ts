import type { MenuCategory } from '#modules/editorial/content/contract.ts'

/** Whether a category names its own page among its entries, so that "all of it" would say it twice. */
export const listsItself = ({ fixedurl, subcategories }: Pick<MenuCategory, 'fixedurl' | 'subcategories'>): boolean =>
  subcategories.some(({ url }) => url === fixedurl)
