import type { Pool } from '#kernel/db.ts'

/** The conditions of sale of a further shop, without which it does not open. */
export const writtenConditions = (sql: Pool, shop: string) => sql`
  insert into page_translation (storefront_code, page_key, language, title, body)
  values (${shop}, 'purchase-conditions', 'es', 'Condiciones', 'Se paga al comprar.')`
