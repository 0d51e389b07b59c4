import type { Db } from '#kernel/db.ts'
import type { Person } from '#modules/people/privacy/person-contract.ts'

export const invoiceRequestRows = (db: Db, { customerId }: Person) => db`
  select o.number as order, r.name, r.tax_id, r.street, r.postcode, r.city, r.region, r.country, r.requested_at
  from invoice_request r join shop_order o on o.id = r.order_id where o.owner_id = ${customerId} order by r.id`

export const invoiceRows = (db: Db, { customerId }: Person) => db`
  select i.full_number as number, i.kind, i.issue_date, i.buyer
  from customer_invoice c join invoice i on i.id = c.invoice_id where c.customer_id = ${customerId} order by i.id`

export const billingProfileRows = (db: Db, { customerId }: Person) => db`
  select mode, dir3_accounting, dir3_managing, dir3_processing, contract, file_number from billing_profile where customer_id = ${customerId}`
