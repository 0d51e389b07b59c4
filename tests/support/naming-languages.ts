/**
 * Files of code that name a language of the shop, by why they have to: what a new language makes somebody look at besides dictionaries.
 * Whatever says something in words belongs in a dictionary (docs/decisions/0277-words-in-dictionaries-alone.md).
 */
export const namingLanguages = {
  'the languages, and how they write days, names and figures': [
    'kernel/language.ts',
    'kernel/of-shop.ts',
    'kernel/shown-time.ts',
    'modules/invoicing/invoices/csv.ts',
  ],
  'addresses of screens': [
    'screens/areas/account.ts',
    'screens/areas/affiliated-shop.ts',
    'screens/areas/catalogue.ts',
    'screens/areas/desk.ts',
    'screens/areas/editorial.ts',
    'screens/areas/house.ts',
    'screens/areas/purchase.ts',
    'modules/platform/tracking/clean-address.ts',
    'storefront/app/public-path.ts',
    'storefront/app/site/canonical-path.ts',
  ],
  'a statement on columns, keys or rows of each language': [
    'modules/buying/coupons/coupons.sql.ts',
    'modules/buying/loyalty/card-requests.sql.ts',
    'modules/buying/loyalty/promotions.sql.ts',
    'modules/editorial/pages/pages.sql.ts',
    'modules/editorial/sitemap/sitemap.sql.ts',
    'modules/editorial/ticket-bundles/bundles.sql.ts',
    'modules/goods/catalogue/lots.sql.ts',
    'modules/goods/search/refresh.sql.ts',
    'modules/goods/search/rows.sql.ts',
    'modules/goods/search/synonyms.sql.ts',
  ],
  'codes that others have for languages': [
    'modules/buying/payments/redsys/redirect.ts',
    'modules/buying/payments/sandbox/order-form.ts',
    'modules/goods/catalogue/languages.ts',
    'storefront/app/shelves/format-line.ts',
  ],
  'what else readers of a language read': ['modules/editorial/gifts/reading.ts'],
  'names written in texts of staff': ['modules/editorial/content/told-facts.ts'],
  'the words of one language are fetched, or kept ready': [
    'storefront/app/entry.client.tsx',
    'storefront/app/entry.server.tsx',
    'storefront/app/visit/private-area.ts',
  ],
} as const satisfies Record<string, readonly string[]>

/** Where the same two letters are none: authorities that sign certificates, letters of HTML by their number. */
export const otherwiseNamed: readonly string[] = [
  'api/company-certificates.ts',
  'api/verifactu-settings.ts',
  'importers/onix/entities.ts',
  'modules/invoicing/verifactu/agency.ts',
]

/** As many files of code as a new language may ask for. */
export const mostNaming = 60
