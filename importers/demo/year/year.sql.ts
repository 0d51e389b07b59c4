import type { Db, Tx } from '#kernel/db.ts'

/** Any number, the same in every process: who holds it makes the year, the others find it made. */
const yearLock = 20_261_004

export const lockYear = (tx: Tx) => tx`select pg_advisory_xact_lock(${yearLock})`

/** Tells the transaction which moment it is (migration 062), once the ledgers of budgets have written what happened before it. */
export const tellTime = async (tx: Tx, now: Date) => {
  await tx`set constraints budget_followed immediate`
  await tx`set constraints budget_followed deferred`
  await tx`select set_config('shop.now', ${now.toISOString()}, true)`
}

/** Whether anybody has an account, ordered anything, or was sent an invoice: such a shop is not for trying out any more. */
export async function isInUse(db: Db): Promise<boolean> {
  const [row] = await db<{ used: boolean }[]>`
    select exists (select 1 from customer) or exists (select 1 from shop_order) or exists (select 1 from invoice) as used`
  return row!.used
}

/** Whether the catalogue is the one that comes with the repository. */
export async function hasDemoCatalogue(db: Db): Promise<boolean> {
  const [row] = await db<
    { found: boolean }[]
  >`select exists (select 1 from import_run where source = 'demo' and finished_at is not null) as found`
  return row!.found
}

export interface Pick {
  id: number
  title: string
  ean: string
}

/** Titles of which many copies lie on the shelves, one edition of each, those in Spanish first, in an order that is always the same. */
export const plentiful = (db: Db, kind: 'book' | 'object', { children, most }: { children?: boolean; most: number }) => db<
  Pick[]
>`
  select p.id, p.title, p.ean from (
    select distinct on (coalesce(work_id, -id)) * from product where active and storefront_code = 'T013' order by coalesce(work_id, -id), id) p
  join stock s on s.product_id = p.id and s.store_code = 'T013' and s.quantity >= 6
  where p.kind = ${kind} and p.price_cents between 600 and 6000 and p.availability_code = 'e0'
    and (p.format_code is null or p.format_code not like 'E0%')
    ${
      children === undefined
        ? db``
        : db`and ${children ? db`` : db`not`} exists (
      select 1 from product_category c where c.product_id = p.id and c.category_id between 1400 and 1499)`
    }
  order by (p.language_code is distinct from 'I08'), md5(p.ean) limit ${most}`

export interface OpenParcel {
  id: number
  kind: string
  lines: number[]
  quantities: number[]
}

/** What of an order has not left yet. */
export const openParcels = (db: Db, number: string) => db<OpenParcel[]>`
  select p.id, p.kind, array_agg(pl.order_line_id::int order by pl.order_line_id) as lines,
    array_agg(pl.quantity order by pl.order_line_id) as quantities
  from parcel p join shop_order o on o.id = p.order_id join parcel_line pl on pl.parcel_id = p.id
  where o.number = ${number} and p.state in ('planned', 'ready') group by p.id order by p.position`

export const linesOf = (db: Db, number: string) => db<{ id: number; quantity: number }[]>`
  select l.id, l.quantity from order_line l join shop_order o on o.id = l.order_id where o.number = ${number} order by l.position`

/** The letters of a year that never was are nobody's: they are kept to be read and sent to no one, nor does the bank tell again. */
export const settleEmails = async (tx: Tx) => {
  await tx`update mail_outbox set due_at = null, sent_at = created_at where due_at is not null`
  await tx`update sandbox_notification set due_at = null, delivered_at = now() where due_at is not null`
}

/** Gives the accounts a password, or takes it from them ('': none fits). Members and holders alike. */
export async function setPasswords(tx: Tx, emails: readonly string[], hash: string): Promise<void> {
  await tx`update customer set password_hash = ${hash} where email = any(${[...emails]})`
  await tx`update account_member set password_hash = ${hash} where email = any(${[...emails]}) and joined_at is not null`
}

/** Whether any of the addresses can sign in. */
export async function someOpen(db: Db, emails: readonly string[]): Promise<boolean> {
  const [row] = await db<{ open: boolean }[]>`
    select exists (select 1 from customer where email = any(${[...emails]}) and password_hash <> '') as open`
  return row!.open
}

/** The code of the delivery note that went with a parcel. */
export async function noteOfParcel(db: Db, parcelId: number): Promise<string | undefined> {
  const [row] = await db<{ code: string }[]>`select code from delivery_note where parcel_id = ${parcelId}`
  return row?.code
}

export interface NewMember {
  id: string
  customerId: string
  email: string
  name: string
  role: string
  limitCents: number | null
}

/** Somebody of the account who answered the invitation at once. */
export const insertMember = (db: Db, { id, customerId, email, name, role, limitCents }: NewMember, hash: string, now: Date) => db`
  insert into account_member (id, customer_id, email, name, role, password_hash, spending_limit_cents, language, invited_at, joined_at)
  values (${id}, ${customerId}, ${email}, ${name}, ${role}, ${hash}, ${limitCents}, 'es', ${now}, ${now})`

/** Who works there in a try-out. */
export interface Colleague {
  counter?: { id: number; name: string }
  desk?: { id: number; name: string }
  finance?: { id: number; name: string }
  marketing?: { id: number; name: string }
  admin?: { id: number; name: string }
}

export async function colleagues(db: Db): Promise<Colleague> {
  const rows = await db<{ id: number; name: string; role: string }[]>`
    select u.id, u.name, r.role from staff_user u join (values ('mostrador@example.com', 'counter'), ('pedidos@example.com', 'desk'),
      ('finanzas@example.com', 'finance'), ('administracion@example.com', 'admin'),
      ('comunicacion@example.com', 'marketing')) r (email, role) using (email)`
  return Object.fromEntries(rows.map(({ role, id, name }) => [role, { id, name }]))
}

/** The last activity to come whose places so many people can fill, four each at most. */
export async function comingActivity(db: Db, people: number): Promise<{ id: number; places: number } | undefined> {
  const [row] = await db<{ id: number; places: number }[]>`
    select id, places from activity
    where takes_registrations and paid <> 'online' and cancelled_at is null and starts_at > now() + interval '3 days' and taken = 0
      and places between ${people - 2} and ${(people - 2) * 4} order by starts_at desc, id limit 1`
  return row
}

/** What the first pictures of the café say in Spanish, where it is said in the other languages too. */
export const cafeCaptions = (db: Db, most: number) => db<{ record: string; caption: string }[]>`
  select position::text as record, captions ->> 'es' as caption from cafe_picture
  where captions ->> 'es' <> '' and captions ->> 'ca' <> '' and captions ->> 'en' <> '' order by position limit ${most}`

/** A title of which another store has copies, and which store. */
export async function lyingElsewhere(
  db: Db,
  products: readonly number[],
  store: string,
): Promise<{ store: string; product: number } | undefined> {
  const [row] = await db<{ store: string; product: number }[]>`
    select store_code as store, product_id as product from stock
    where product_id = any(${products as number[]}::bigint[]) and store_code <> ${store} and quantity > 0
    order by quantity desc, store_code, product_id limit 1`
  return row
}
