import { requestNoteInvoice } from '#modules/libraries/delivery-notes/note-invoice.ts'
import { approvalEmails } from '#modules/libraries/desk/emails.ts'
import { addTriaged } from '#modules/libraries/desk/lines.ts'
import { createList, settleList } from '#modules/libraries/desk/lists.ts'
import { placeList } from '#modules/libraries/desk/place-list.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import { addressesOf } from '#modules/people/customers/addresses.ts'
import { askingAs } from './buy.ts'
import type { YearShop } from './shop.ts'
import { noteOfParcel, type Pick } from './year.sql.ts'

export interface ListWanted {
  name: string
  titles: readonly (readonly [title: Pick, copies: number])[]
  budgetId?: number | null
  reference?: string
  comments?: string
}

/** A list of titles at the desk, entered by their numbers. @returns its id. */
export async function enterList(
  shop: YearShop,
  caller: Caller,
  { name, titles, budgetId = null, reference = '', comments = '' }: ListWanted,
  kind: 'order' | 'saved' = 'order',
): Promise<number> {
  const { db } = shop
  const listId = await createList(db, caller, { name, kind })
  const lines = titles.map(([{ id, ean }, quantity]) => ({
    state: 'found' as const,
    productId: id,
    candidates: [],
    quantity,
    asked: ean,
    ean,
  }))
  await db.begin((tx) => addTriaged(tx, listId, lines))
  const addresses = (await addressesOf(db, caller.id)).map(({ pk }) => pk)
  const fields = { reference, comments, budget_id: budgetId, address_id: addresses[0] ?? null }
  await settleList(db, caller, listId, fields, { budgets: budgetId === null ? [] : [budgetId], addresses, stores: [] })
  return listId
}

/** A list entered and ordered on account. @returns the order's number. */
export async function orderOnAccount(shop: YearShop, caller: Caller, wanted: ListWanted, now: Date): Promise<string> {
  const listId = await enterList(shop, caller, wanted)
  const { senders, publicUrl } = shop
  const letters = approvalEmails(senders, publicUrl)
  const deps = { db: shop.db, confirmation: shop.confirmation, letters }
  return (await placeList(deps, { listId, expectedCents: null }, askingAs(shop, caller, now))).number
}

/** The invoice of the note that went with a parcel is asked for. */
export async function invoiceNote(shop: YearShop, caller: Caller, parcelId: number, now: Date): Promise<void> {
  const code = await noteOfParcel(shop.db, parcelId)
  if (code) await requestNoteInvoice(shop.db, shop, { customerId: caller.id, code, by: caller.member?.id ?? caller.id, now })
}
