import type { z } from 'zod'
import { euros } from './order-reading.ts'
import type { RefundView, ReturnView } from './return-contract.ts'
import type { FoundRefund, FoundReturn } from './returns.sql.ts'

export const returnView = ({ id, number, requested_at, ...row }: FoundReturn): z.output<typeof ReturnView> => ({
  ...row,
  return: id,
  order: number,
  requested_at: requested_at.toISOString(),
})

export const refundView = (row: FoundRefund): z.output<typeof RefundView> => ({
  refund: row.id,
  order: row.number,
  return: row.return_id,
  state: row.state,
  amount: euros(row.amount_cents),
  goods: euros(row.goods_cents),
  shipping: euros(row.shipping_cents),
  surcharge: euros(row.surcharge_cents),
  reason: row.reason,
  second_person: row.needs_second_person,
  requested_by: row.requested_by,
  approved_by: row.approved_by,
  requested_at: row.requested_at.toISOString(),
})
