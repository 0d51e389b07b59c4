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

/** Accounts that have proved an address to be theirs: their holder answered from there, or somebody they invited. */
export const accountsAt = (db: Db, email: string) => db<{ customer: string; name: string; member: string | null }[]>`
  select c.id as customer, coalesce(nullif(c.library, ''), nullif(c.company, ''), btrim(c.name || ' ' || c.surnames)) as name, k.member
  from (
    select id, null as member from customer where lower(email) = lower(${email}) and verified_at is not null
    union all
    select customer_id, id from account_member where lower(email) = lower(${email}) and joined_at is not null and closed_at is null
  ) k (id, member) join customer c on c.id = k.id and c.erased_at is null
  order by c.id`
