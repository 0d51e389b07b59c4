import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { TaxTreatment } from '#modules/goods/pricing/treatment.ts'
import type { OrderTerms } from '#modules/orders/order/orders.ts'
import type { BillingMode } from './contract.ts'

export interface CustomerToBill {
  id: string
  kind: 'private' | 'business' | 'library'
  name: string
  surnames: string
  company: string
  library: string
  tax_id: string | null
  country: string
  language: Language
  email: string
  /** When it is invoiced; null: what it bought on account when it asks, the rest as it leaves. */
  mode: BillingMode | null
  /** Of the terms agreed: days after an invoice until it falls due. */
  payment_days: number
  dir3_accounting: string
  dir3_managing: string
  dir3_processing: string
  contract: string
  /** The body's own number for the file of a purchase. */
  file_number: string
  street: string | null
  postcode: string | null
  city: string | null
  region: string | null
  address_country: string | null
}

/** A customer as invoices see it: with the address kept for billing, or else the main one. */
export async function customerToBill(db: Db, id: string): Promise<CustomerToBill | undefined> {
  const [row] = await db<CustomerToBill[]>`
    select c.id, c.kind, c.name, c.surnames, c.company, c.library, c.tax_id, c.country, c.language, c.email,
      p.mode, coalesce(t.payment_days, 30) as payment_days, coalesce(p.dir3_accounting, '') as dir3_accounting,
      coalesce(p.dir3_managing, '') as dir3_managing, coalesce(p.dir3_processing, '') as dir3_processing,
      coalesce(p.contract, '') as contract, coalesce(p.file_number, '') as file_number, a.street, a.postcode, a.city, a.region, a.country as address_country
    from customer c
    left join billing_profile p on p.customer_id = c.id
    left join trade_terms t on t.customer_id = c.id
    left join lateral (
      select street || coalesce(', ' || floor, '') as street, postcode, city, region, country from customer_address
      where customer_id = c.id order by is_billing desc, is_main desc, id limit 1) a on true
    where c.id = ${id}`
  return row
}

/**
 * Parcels handed over in a month, in Madrid, that have no invoice yet: all of a customer who is invoiced by the month or on request,
 * else what was bought on account.
 */
export const unbilledParcels = (db: Db, customerId: string, { from, before }: { from: Day; before: Day }) => db<
  { parcel_id: number; order_id: number; treatment: TaxTreatment; terms: OrderTerms; shop: string }[]
>`
  select p.id as parcel_id, p.order_id, o.tax_treatment as treatment, o.terms, o.storefront_code as shop
  from parcel p join shop_order o on o.id = p.order_id
  left join billing_profile f on f.customer_id = o.owner_id
  where o.owner_id = ${customerId} and o.claim_id is null and ${summarised(db)} and p.handed_over_at is not null and p.state <> 'cancelled'
    and (p.handed_over_at at time zone 'Europe/Madrid')::date >= ${from} and (p.handed_over_at at time zone 'Europe/Madrid')::date < ${before}
    and not exists (select from billed_parcel b where b.parcel_id = p.id)
  order by p.handed_over_at, p.id`

/** What waits for a summary invoice: the mode, or else the terms of the order. */
export const summarised = (db: Db) =>
  db`coalesce(f.mode, case o.terms when 'account' then 'on_request' else 'on_dispatch' end) <> 'on_dispatch'`

/**
 * The orders that may wait for one, in brackets: those on account, and those of who has another mode. Most orders are neither, and looking
 * at the parcels of each took seconds.
 */
export const ordersToSummarise = (db: Db) => db`(
    select id, owner_id, claim_id, terms from shop_order where terms = 'account'
    union all
    select o.id, o.owner_id, o.claim_id, o.terms from billing_profile f join shop_order o on o.owner_id = f.customer_id
    where f.mode <> 'on_dispatch' and o.terms <> 'account')`

/** Customers with something of a month still to be put on their summary invoice. */
export const customersToSummarise = async (db: Db, { from, before }: { from: Day; before: Day }): Promise<string[]> =>
  (
    await db<{ owner_id: string }[]>`
      select distinct o.owner_id from ${ordersToSummarise(db)} o join parcel p on p.order_id = o.id
      left join billing_profile f on f.customer_id = o.owner_id
      where o.claim_id is null and ${summarised(db)} and p.handed_over_at is not null and p.state <> 'cancelled'
        and (p.handed_over_at at time zone 'Europe/Madrid')::date >= ${from} and (p.handed_over_at at time zone 'Europe/Madrid')::date < ${before}
        and not exists (select from billed_parcel b where b.parcel_id = p.id)
      order by o.owner_id`
  ).map((row) => row.owner_id)

export interface BillingProfile {
  /** One invoice a month for all that was delivered: the mode 'monthly', said shortly. */
  monthly: boolean
  /** Wins over `monthly`. */
  mode?: BillingMode | null | undefined
  dir3: { accounting: string; managing: string; processing: string } | null
  /** Contract number that a public body asks for, and that of its file. */
  contract: string
  file_number?: string | undefined
}

export async function profileRow(db: Db, customerId: string) {
  const [row] = await db<
    {
      mode: BillingMode | null
      accounting: string
      managing: string
      processing: string
      contract: string
      file_number: string
    }[]
  >`
    select mode, dir3_accounting as accounting, dir3_managing as managing, dir3_processing as processing, contract, file_number
    from billing_profile where customer_id = ${customerId}`
  return row
}

/** Nothing comes back when there is no such account. */
export const upsertProfile = (
  db: Db,
  customerId: string,
  { monthly, mode = null, dir3, contract, file_number = '' }: BillingProfile,
) => db<{ customer_id: string }[]>`
  insert into billing_profile (customer_id, mode, dir3_accounting, dir3_managing, dir3_processing, contract, file_number)
  select id, ${mode ?? (monthly ? 'monthly' : null)}, ${dir3?.accounting ?? ''}, ${dir3?.managing ?? ''}, ${dir3?.processing ?? ''}, ${contract}, ${file_number}
  from customer where id = ${customerId}
  on conflict (customer_id) do update set mode = excluded.mode, dir3_accounting = excluded.dir3_accounting,
    dir3_managing = excluded.dir3_managing, dir3_processing = excluded.dir3_processing, contract = excluded.contract, file_number = excluded.file_number
  returning customer_id`
