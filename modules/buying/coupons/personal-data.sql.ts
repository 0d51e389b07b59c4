import type { Db, Tx } from '#kernel/db.ts'
import type { LeavingPerson, Person } from '#modules/people/privacy/person-contract.ts'

export const couponRows = (db: Db, { customerId, proved }: Person) => db`
  select c.code, u.used_at, u.amount_cents / 100.0::float8 as amount from coupon_use u join coupon c on c.id = u.coupon_id
  where u.customer_id = ${customerId} or u.email = lower(${proved}) order by u.id`

/** Uses still count against their coupon, under an address that is nobody's; a coupon of the address itself is switched off. */
export async function renameUses(tx: Tx, { customerId, proved, placeholder }: LeavingPerson): Promise<void> {
  await tx`
    update coupon_use set email = lower(${placeholder}) where customer_id = ${customerId} or email = lower(${proved})`
  await tx`
    update coupon_holder set holder = 'mail:' || lower(${placeholder}) where holder = 'mail:' || lower(${proved})`
  await tx`
    update coupon set email = lower(${placeholder}), active = false where email = lower(${proved})`
}
