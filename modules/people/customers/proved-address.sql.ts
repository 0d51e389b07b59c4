import type { Db } from '#kernel/db.ts'

/** Whether an account's holder or a member of it answered from an address that they bear now. */
export async function isAnswered(db: Db, customerId: string, email: string): Promise<boolean> {
  const found = await db`
    select from customer where id = ${customerId} and lower(email) = lower(${email}) and verified_at is not null
    union all
    select from account_member where customer_id = ${customerId} and lower(email) = lower(${email})
      and joined_at is not null and closed_at is null`
  return found.length > 0
}
