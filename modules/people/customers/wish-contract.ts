import { z } from 'zod'
import { ProductCard } from '#modules/goods/catalogue/contract.ts'
import { Signed } from './contract.ts'

/** More than anyone looks through. */
export const mostWishes = 500

/** What cannot be a product reads as null, and is answered with the sentence of U-28. */
const Product = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)

const WishCall = Signed.extend({
  only_ids: z.boolean().default(false).describe('Leaves the cards out: a heart needs to know only whether it is kept'),
})
export const ListWishes = WishCall
export const AddWish = WishCall.extend({ product: Product.nullable().catch(null) })
export const DeleteWishes = WishCall.extend({ products: z.array(Product).max(mostWishes).nullable().catch(null) })

/** A customer's favourites, the newest first. */
export const Wishes = z.object({
  items: z.array(ProductCard).describe('Empty when only ids were asked for'),
  ids: z.array(z.number().int()),
})
export type Wishes = z.output<typeof Wishes>
