import type { CartRow } from './cart.sql.ts'

/** A basket that nobody has, to be reckoned as every basket is; home to a Spanish postcode, or nowhere yet. */
export const nobodysCart = (storefront: string, postcode: string | null): CartRow => ({
  id: '',
  storefront_code: storefront,
  owner_id: null,
  owner_kind: null,
  comments: '',
  gift_wrap: false,
  gift_ticket: false,
  shipping_method: postcode === null ? null : 'home',
  store_code: null,
  delivery_address: postcode === null ? null : placeOf(postcode),
  shipment: null,
  pickup_point: null,
  held_until: null,
  coupon_code: null,
  bonus_cents: 0,
  coupon_dropped: null,
  purpose: 'shop',
})

const placeOf = (postcode: string): NonNullable<CartRow['delivery_address']> => ({
  recipient: '',
  street: '',
  floor: null,
  postcode,
  city: '',
  region: '',
  country: 'ES',
  phone: null,
})
