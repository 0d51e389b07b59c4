import type { Db, Part } from '#kernel/db.ts'

/**
 * What a product's page says that others keep, as pieces of its one statement: a product is asked for too often to ask twice.
 */
export interface ProductFacts {
  /** The main shop, whose products lie in stores. */
  mainShop: string
  /** The percent of VAT of a class, in Spain today. */
  vatPercent: (db: Db, vatClass: Part) => Part
  /** Copies of a product by store, as a JSON list; null where there are none. */
  copiesByStore: (db: Db, product: Part) => Part
  /** How often promises were kept for titles that stand in a shop as this one, as JSON; null where too few were made. */
  keptPromises: (db: Db, storefront: Part, availability: Part) => Part
}
