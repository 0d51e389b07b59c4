import type { Db } from '#kernel/db.ts'

export interface RequestRow {
  id: number
  order_id: number
  name: string
  tax_id: string
  street: string
  postcode: string
  city: string
  region: string
  country: string
  requested_at: Date
}

export async function requestOf(db: Db, orderId: number): Promise<RequestRow | undefined> {
  const [row] = await db<RequestRow[]>`select * from invoice_request where order_id = ${orderId}`
  return row
}

export async function insertRequest(db: Db, request: Omit<RequestRow, 'id'>): Promise<RequestRow> {
  const [row] = await db<RequestRow[]>`insert into invoice_request ${db(request)} returning *`
  return row!
}
