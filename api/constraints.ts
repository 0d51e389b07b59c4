import type { RefusalCode } from '#kernel/errors.ts'

/** Names of database constraints → the code of the sentence that a visitor reads when one refuses a write. */
export const constraintCodes: Record<string, RefusalCode | undefined> = {
  activity_never_oversold: 'agenda.fewer_than_taken',
  activity_store_code_fkey: 'stores.unknown',
  stock_never_negative: 'order.stock_short',
  order_line_returned: 'return.too_many',
  order_line_refunded_copies: 'refund.too_much',
  order_line_refunded_money: 'refund.too_much',
  shop_order_shipping_refunded_once: 'refund.too_much',
  parcel_shipping_refunded_once: 'refund.too_much',
  shop_order_surcharge_refunded_once: 'refund.too_much',
  shop_order_refund_within_capture: 'refund.too_much',
  claim_within_note: 'claim.too_many',
  staff_view_name: 'staff.view_taken',
  refund_second_person: 'refund.second_person',
  gift_card_second_person: 'gift_card.second_person',
  promotion_category_id_fkey: 'loyalty.category_unknown',
  promotion_lot_id_fkey: 'loyalty.lot_unknown',
  partner_name_unique: 'partners.name_taken',
  partner_offer_partner: 'partners.unknown',
  partner_offer_zone: 'partners.no_such_zone',
  staff_till_store_code_fkey: 'stores.unknown',
  staff_user_store_code_fkey: 'stores.unknown',
}
