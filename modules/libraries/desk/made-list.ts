import type { Tx } from '#kernel/db.ts'
import { insertList, listOfForm, lockDesk } from './desk.sql.ts'
import { addTriaged } from './lines.ts'

/** What a colleague wants ordered for an account, as its own desk would have it. */
export interface MadeList {
  key: string
  copies: readonly { product: number; copies: number }[]
  budget_id: number | null
  address_id: number | null
  store_code: string | null
  shipment: 'single' | 'split'
  reference: string
  comments: string
}

/** A list on the account's desk that a colleague puts together; the same key finds the same list. Inside a transaction. @returns its id */
export async function madeList(tx: Tx, customerId: string, { key, copies, ...fields }: MadeList): Promise<number> {
  await lockDesk(tx, customerId)
  const known = await listOfForm(tx, customerId, key)
  if (known !== undefined) return known
  const id = await insertList(tx, { ...fields, customer_id: customerId, member_id: null, kind: 'order', name: '', made_key: key })
  await addTriaged(
    tx,
    id,
    copies.map(({ product, copies: quantity }) => ({
      state: 'found' as const,
      productId: product,
      candidates: [],
      quantity,
      asked: '',
      ean: null,
    })),
  )
  return id
}
