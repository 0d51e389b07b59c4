import { eurosOf } from '#kernel/money.ts'
import { answerBy } from './answer-by.ts'
import { returnCode, whyNoLabel } from './return-code.ts'
import type { FoundRefund, FoundReturn } from './staff.sql.ts'
import type { RefundView, ReturnView } from './staff-contract.ts'

export const returnView = ({
  id,
  number,
  requested_at,
  kind,
  state,
  reason,
  answer,
  late,
  lines,
  label_sent_at,
}: FoundReturn): ReturnView => ({
  kind,
  state,
  reason,
  answer,
  late,
  lines,
  return: id,
  order: number,
  requested_at: requested_at.toISOString(),
  code: returnCode(id),
  label_sent: label_sent_at?.toISOString() ?? null,
  acts: { label: whyNoLabel(state) },
  answer_by: kind === 'claim' && state === 'requested' ? answerBy(requested_at) : null,
})

export const refundView = (row: FoundRefund): RefundView => ({
  refund: row.id,
  order: row.number,
  return: row.return_id,
  state: row.state,
  amount: eurosOf(row.amount_cents),
  goods: eurosOf(row.goods_cents),
  shipping: eurosOf(row.shipping_cents),
  surcharge: eurosOf(row.surcharge_cents),
  reason: row.reason,
  second_person: row.needs_second_person,
  requested_by: row.requested_by,
  approved_by: row.approved_by,
  requested_at: row.requested_at.toISOString(),
})
