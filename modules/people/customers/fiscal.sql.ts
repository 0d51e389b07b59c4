import type { Db } from '#kernel/db.ts'

export interface FiscalIdentity {
  kind: 'private' | 'business' | 'library'
  /** '' where the account has none. */
  tax_id: string
  country: string
  /** Whether an address is kept that an invoice could name. */
  has_address: boolean
}

/** What an account says of itself that an invoice would name. */
export async function fiscalIdentity(db: Db, customerId: string): Promise<FiscalIdentity | undefined> {
  const [row] = await db<FiscalIdentity[]>`
    select c.kind, coalesce(c.tax_id, '') as tax_id, c.country,
      exists (select from customer_address a where a.customer_id = c.id) as has_address
    from customer c where c.id = ${customerId}`
  return row
}
