import type { Db } from '#kernel/db.ts'

export async function owes(db: Db, customerId: string): Promise<boolean> {
  const [row] = await db<{ owes: boolean }[]>`
    select exists (select from receivable where customer_id = ${customerId} and open_cents > 0) as owes`
  return row?.owes ?? false
}
