import type { Pool } from '#kernel/db.ts'
import { NotFound, Refused } from '#kernel/errors.ts'
import type { Cart } from '#modules/buying/cart/contract.ts'
import { fillFrom } from '#modules/buying/cart/fill-from.ts'
import type { ShowCartInput } from '#modules/buying/cart/show-cart.ts'
import { reminderOf } from './reminder-key.ts'
import { noteOpening, reminderRow } from './reminders.sql.ts'

/** For how long the link of a letter opens its cart. */
const opensForMs = 14 * 86_400_000

/**
 * Opens what a letter tells of. Its owner, signed in, gets the cart itself; whoever else holds the link gets the same lines in a cart of
 * their own, with nothing that says whose they were.
 * @throws Refused 'cart_reminder.link' for what the shop did not write, 'cart_reminder.over' after its days or once the cart is bought
 */
export async function openReminded(
  db: Pool,
  { key, cartId, secret }: { key: string; cartId: string; secret: string },
  asking: ShowCartInput,
): Promise<Cart> {
  const id = reminderOf(secret, key)
  const reminder = id === null ? undefined : await reminderRow(db, id)
  if (!reminder || reminder.storefront_code !== asking.storefront) throw new Refused('cart_reminder.link')
  if (asking.now.getTime() - reminder.sent_at.getTime() > opensForMs) throw new Refused('cart_reminder.over')
  const cart = await fillFrom(db, reminder.cart_id, cartId, asking).catch((error: unknown) => {
    throw error instanceof NotFound ? new Refused('cart_reminder.over') : error
  })
  await noteOpening(db, reminder.id, cart.pk, asking.now)
  return cart
}
