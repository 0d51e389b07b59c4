import { eurosOf } from '#kernel/money.ts'
import type { AroundRefund } from '#modules/orders/money/refund-means.ts'
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

/** Why somebody may not approve a refund, or refuse it; null where they may. */
export const refundActs = (row: FoundRefund, staffId: number): RefundView['acts'] => {
  const decided = row.state === 'requested' ? null : 'order.not_now'
  const own = row.asked_by === String(staffId) ? 'refund.second_person' : null
  return { approve: decided ?? own, refuse: decided ?? own ?? (row.goodwill ? null : 'refund.owed') }
}

export const refundView = (row: FoundRefund, around: AroundRefund | undefined, staffId: number): RefundView => ({
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
  requested_as: row.requested_as,
  approved_by: row.approved_by,
  requested_at: row.requested_at.toISOString(),
  goodwill: row.goodwill,
  means: (around?.means ?? []).map(({ means, cents }) => ({ means, amount: eurosOf(cents) })),
  order_paid: eurosOf(around?.paidCents ?? 0),
  order_given_back: eurosOf(around?.givenBackCents ?? 0),
  order_waiting: eurosOf(around?.waitingCents ?? 0),
  refused_by: row.refused_by,
  refused_because: row.refused_because,
  acts: refundActs(row, staffId),
})
