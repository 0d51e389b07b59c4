/** What decides a product's VAT rate; the rates of each class, by country and day, are rows of vat_rate (modules/goods/pricing). */
export type VatClass = 'book' | 'ebook' | 'general'
