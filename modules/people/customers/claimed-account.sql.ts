import type { Db, Tx } from '#kernel/db.ts'

/** Whether staff looked at who an account is; its address being proved or not. */
export async function isKnownToStaff(db: Db, customerId: string): Promise<boolean> {
  const [row] = await db<{ known: boolean }[]>`
    select c.activated_at is not null or c.vat_verified_at is not null or c.surcharge_since is not null or c.has_terms as known
    from customer c where c.id = ${customerId}`
  return row?.known ?? false
}

/** Empties what was typed into an account that nobody had proved to be theirs. */
export async function deleteClaims(tx: Tx, customerId: string): Promise<void> {
  await tx`delete from customer_address where customer_id = ${customerId}`
  await tx`delete from wish where customer_id = ${customerId}`
  await tx`
    update customer set name = '', surnames = '', phone = '', tax_id = null, company = '', library = '', contact_person = '',
      newsletter = false
    where id = ${customerId}`
}
