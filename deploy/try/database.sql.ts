import { connect } from '#database/connect.ts'
import type { Db, Pool } from '#kernel/db.ts'
import { tellProcesses } from '#modules/people/staff/acts.sql.ts'

/** A book that is on sale. */
export async function anyBook(db: Db): Promise<{ id: number }> {
  const [book] = await db<{ id: number }[]>`
    select id from product where active and storefront_code = 'T013' and kind = 'book' and price_cents > 0
    order by md5(id::text) limit 1`
  return book!
}

/** As a colleague's act does: the processes of the shop are told once it is kept. */
export const setPrice = (db: Pool, id: number, cents: number) =>
  db.begin(async (tx) => {
    await tx`update product set price_cents = ${cents} where id = ${id}`
    await tellProcesses(tx)
  })

/** Whether a database answers at `url`, a pooler before it or not. */
export async function answers(url: string): Promise<boolean> {
  const sql = connect(url, { max: 1, prepared: 0 })
  try {
    await sql`select 1`
    return true
  } catch {
    return false
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** The role and the database of a shop, on a server that has neither. */
export async function makeShop(server: Pool, password: string): Promise<void> {
  await server.unsafe(`create role shop with login password '${password}'`)
  await server.unsafe('create database shop owner shop')
}

/** Whether `url` leads to a database that takes writes. */
export async function takesWrites(url: string): Promise<boolean> {
  const sql = connect(url, { max: 1 })
  try {
    const [row] = await sql<{ closed: boolean }[]>`select pg_is_in_recovery() as closed`
    return !row!.closed
  } catch {
    return false
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** How many transactions a server has done in the shop's database, reads among them. */
export async function transactionsOf(adminUrl: string): Promise<number> {
  const sql = connect(adminUrl, { max: 1 })
  try {
    const [row] = await sql<{ done: number }[]>`select xact_commit::int as done from pg_stat_database where datname = 'shop'`
    return row!.done
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** The process by which a replica follows its primary. */
export async function followerOf(adminUrl: string): Promise<number> {
  const sql = connect(adminUrl, { max: 1 })
  try {
    const [row] = await sql<{ pid: number }[]>`select pid from pg_stat_activity where backend_type = 'startup'`
    return row!.pid
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** How many orders are paid. */
export async function paidOrders(db: Db): Promise<number> {
  const [row] = await db<{ paid: number }[]>`
    select count(*)::int as paid from shop_order where payment_state in ('paid', 'authorised')`
  return row!.paid
}

/** The time of the server, as its own programs take it. */
export async function momentOf(db: Db): Promise<string> {
  const [row] = await db<{ moment: string }[]>`select clock_timestamp()::text as moment`
  return row!.moment
}

/** An act that nobody should do: the state of all orders is written over. */
export const unpayAll = (db: Db) =>
  db`update shop_order set payment_state = 'pending' where payment_state in ('paid', 'authorised')`

/** Has the server begin a new piece of its log, so that the one before is kept elsewhere. */
export async function keepLog(adminUrl: string): Promise<void> {
  const sql = connect(adminUrl, { max: 1 })
  try {
    await sql`select pg_switch_wal()`
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** A photograph as a title's first picture. */
export const showPhotograph = (
  db: Db,
  product: number,
  { fileKey, width, height, colour }: { fileKey: string; width: number; height: number; colour: string },
) => db`
  insert into product_image (product_id, position, file_key, width, height, dominant_colour)
  values (${product}, 1, ${fileKey}, ${width}, ${height}, ${colour})`

/** What visitors of the main shop look at, what sells most first. */
export const mostSold = async (db: Db, most: number): Promise<number[]> =>
  (
    await db<{ id: number }[]>`
      select id from product where active and storefront_code = 'T013' order by units_sold desc, md5(id::text) limit ${most}`
  ).map(({ id }) => id)

/** Why the last letter that did not leave did not, as its row says; null where each has left. */
export async function whyLettersWait(db: Db): Promise<string | null> {
  const [row] = await db<
    { failure: string }[]
  >`select failure from mail_outbox where sent_at is null and failure is not null order by id desc limit 1`
  return row?.failure ?? null
}
