import { redirect } from 'react-router'
import type { Cart } from '#modules/buying/cart/contract.ts'
import type { ProductDetail } from '#modules/goods/catalogue/contract.ts'
import type { GiftOfEbook, OpenedEbook, OpenedGift } from '#modules/orders/ebook-gifts/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { isFailure } from '../api/failure.ts'
import { cartToFill } from '../cart/basket-work.ts'
import { stepTo } from '../site/shop-here.ts'
import { type FormOutcome, outcomeOf } from '../ui/form.tsx'
import type { VisitHandler } from '../visit/handlers.ts'
import { signedBy } from '../visit/visit.ts'

/** The ebook that is to be given. @throws Response 404 for what is none, or is not on sale now. */
export const loadGiving: VisitHandler<ProductDetail> = async (visit, { params }) => {
  const product = await visit.read<ProductDetail>(`/products/${encodeURIComponent(params['id'] ?? '')}/`)
  if (!product?.ebook || !product.availability.buyable) throw new Response(null, { status: 404 })
  return product
}

/** Lays an ebook into the cart for somebody else, and goes on to the basket. */
export const giveEbook: VisitHandler<FormOutcome | Response> = async (visit, { request, params }) => {
  const form = await request.formData()
  const typed = (name: string) => String(form.get(name) ?? '').trim()
  const cart = await cartToFill(visit)
  if (typeof cart !== 'string') return outcomeOf(cart, form)
  const given = await visit.call<Cart>('POST', '/cart/ebook-gift/', {
    ...signedBy(visit),
    cart,
    product: params['id'] ?? '',
    recipient_email: typed('recipient_email'),
    giver_name: typed('giver_name'),
    gift_message: typed('gift_message'),
    send_on: typed('send_on'),
  })
  if (isFailure(given)) return outcomeOf(given, form)
  visit.keepCart(given)
  return redirect(stepTo('basket', visit), 303)
}

/** The gift of a letter, before and after it is opened; `reader`: the address of who is signed in. */
export type GiftPage =
  | { step: 'look'; gift: GiftOfEbook; reader: string | null }
  | { step: 'opened'; found: OpenedEbook }
  | { step: 'closed'; detail: string | null }

export const loadGift: VisitHandler<GiftPage> = async (visit, { request }) => {
  const { searchParams } = new URL(request.url)
  const key = searchParams.get('key') ?? ''
  if (key) {
    const found = await visit.call<OpenedEbook>('POST', '/ebook-gifts/opened/', { key })
    return isFailure(found) ? { step: 'closed', detail: found.detail } : { step: 'opened', found }
  }
  const gift = await visit.call<GiftOfEbook>('POST', '/ebook-gifts/look/', { gift_code: searchParams.get('code') ?? '' })
  if (isFailure(gift)) return { step: 'closed', detail: gift.detail }
  const user = visit.user()
  return { step: 'look', gift, reader: user && user.kind !== 'guest' ? user.email : null }
}

/** Opens the gift with the code of its letter, and goes on to where it is read. */
export const openGift: VisitHandler<FormOutcome | Response> = async (visit, { request }) => {
  const form = await request.formData()
  const opened = await visit.call<OpenedGift>('POST', '/ebook-gifts/open/', {
    ...signedBy(visit),
    gift_code: new URL(request.url).searchParams.get('code') ?? '',
    download_consent: form.has('download_consent'),
    download_acknowledged: form.has('download_acknowledged'),
  })
  if (isFailure(opened)) return outcomeOf(opened, form)
  return redirect(`${pathTo('ebook-gift', visit.language)}?key=${opened.key}`, 303)
}
