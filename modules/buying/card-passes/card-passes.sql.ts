import type { Db } from '#kernel/db.ts'

interface NamedCard {
  number: string
  name: string
  surnames: string
  company: string
}

/** The card of a customer with whom it is of. */
export async function namedCard(db: Db, customerId: string): Promise<NamedCard | undefined> {
  const [row] = await db<NamedCard[]>`
    select l.number, c.name, c.surnames, c.company from loyalty_card l join customer c on c.id = l.customer_id
    where l.customer_id = ${customerId} and c.erased_at is null`
  return row
}
