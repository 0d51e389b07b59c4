import type { Pool } from '#kernel/db.ts'
import type { ReturnDeps } from '#modules/orders/returns/deps.ts'
import type { GivenOrder } from './given-order.ts'

/** What the steps of orders and returns are given in tests: letters of a plain shop, and books of what was billed and credited. */
export const lifeDeps = (): ReturnDeps & { billed: number[]; credited: Parameters<ReturnDeps['onRefund']>[1][] } => {
  const deps = {
    billed: [] as number[],
    credited: [] as Parameters<ReturnDeps['onRefund']>[1][],
    senders: () => ({
      name: 'The Palace Shop',
      tagline: '',
      address: 'Patio 1, Granada',
      email: '',
      phone: '',
      url: 'https://shop.example',
    }),
    publicUrl: 'https://shop.example',
    secret: 'a secret for letters',
    refundLimitCents: 20_000,
    onHandOver: async (_tx: unknown, parcelId: number) => {
      deps.billed.push(parcelId)
      return true
    },
    onRefund: async (_tx: unknown, refund: Parameters<ReturnDeps['onRefund']>[1]) => {
      deps.credited.push(refund)
    },
  }
  return deps
}

/** What an order's tables say of it. */
export const looksAt = (sql: () => Pool) => ({
  codes: async ({ id }: GivenOrder) =>
    (await sql()<{ state: string }[]>`select state from order_line where order_id = ${id} order by position`).map(
      (line) => line.state,
    ),
  letters: async ({ email }: GivenOrder) => sql()<{ template: string; plain: string; subject: string }[]>`
    select template, plain, subject from mail_outbox where recipient = ${email} order by id`,
  history: async ({ id }: GivenOrder) => sql()<{ event: string; actor: string; actor_id: string; detail: string }[]>`
    select event, actor, actor_id, detail from order_event where order_id = ${id} order by id`,
  tasks: async ({ id }: GivenOrder) => sql()<{ kind: string; amount_cents: number; parcel_id: number | null }[]>`
    select t.kind, t.amount_cents, t.parcel_id from payment_task t join payment_attempt a on a.id = t.attempt_id
    where a.order_id = ${id} order by t.id`,
  payment: async ({ id }: GivenOrder) =>
    (await sql()<{ payment_state: string }[]>`select payment_state from shop_order where id = ${id}`)[0]?.payment_state,
  stock: async (productId: number) =>
    (await sql()<{ quantity: number }[]>`select quantity from stock where product_id = ${productId}`)[0]?.quantity,
})
