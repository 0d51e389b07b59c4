import type { Db, Tx } from '#kernel/db.ts'
import type { LeavingPerson, Person } from '#modules/people/privacy/person-contract.ts'

export const accountRow = (db: Db, { customerId }: Person) => db`
  select id, kind, email, name, surnames, phone, tax_id, country, company, library, contact_person, language, newsletter,
    created_at, verified_at, activated_at, refused_at, refusal_reason, vat_verified_at, surcharge_since
  from customer where id = ${customerId}`

export const addressRows = (db: Db, { customerId }: Person) => db`
  select name, recipient, street, floor, postcode, city, region, country, phone, is_main, is_billing
  from customer_address where customer_id = ${customerId} order by id`

export const consentRows = (db: Db, { customerId, proved }: Person) => db`
  select kind, given, form, text_version, language, given_at, host(address) as network_address
  from consent where customer_id = ${customerId} or lower(email) = lower(${proved}) order by id`

export const favouriteRows = (db: Db, { customerId }: Person) => db`
  select p.title, p.ean, w.added_at from wish w join product p on p.id = w.product_id
  where w.customer_id = ${customerId} order by w.added_at`

/** What nothing obliges the shop to keep. */
export async function deleteOwn(tx: Tx, { customerId }: Person): Promise<void> {
  await tx`delete from customer_address where customer_id = ${customerId}`
  await tx`delete from wish where customer_id = ${customerId}`
  await tx`delete from password_reset where customer_id = ${customerId}`
  await tx`delete from email_link where customer_id = ${customerId}`
}

/** The account's row stays for the orders that name it, without whatever in it says who it was. */
export async function emptyAccount(tx: Tx, { customerId, proved, placeholder, now }: LeavingPerson): Promise<void> {
  await tx`update guest set email = ${placeholder} where lower(email) = lower(${proved})`
  // The proof of a consent can still be found by whoever shows the address, and by nobody else.
  await tx`
    update consent set email = 'sha256:' || encode(sha256(convert_to(lower(email), 'UTF8')), 'hex'), address = null
    where customer_id = ${customerId} or lower(email) = lower(${proved})`
  await tx`
    update customer set email = ${placeholder}, password_hash = '', name = '', surnames = '', phone = '', tax_id = null, company = '',
      library = '', contact_person = '', newsletter = false, verified_at = null, activated_at = null, vat_verified_at = null,
      vat_proof = null, surcharge_since = null, recheck_since = null, refused_at = null,
      refused_by = '', refusal_reason = '', erased_at = ${now}
    where id = ${customerId}`
}
