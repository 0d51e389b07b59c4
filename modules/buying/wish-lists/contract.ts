import { z } from 'zod'
import { ProductCard } from '#modules/goods/catalogue/contract.ts'

/** More than anyone looks through; the database holds it too. */
export const mostOfList = 100

const Product = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const Key = z.object({ key: z.string().max(120).default('') })

export const BeginList = z.object({ products: z.array(Product).min(1).max(mostOfList) })
/** With the key of whoever made the list. */
export const OwnKey = Key
export const ShowOwnList = Key.extend({
  reveal: z.boolean().default(false).describe('Tells what has been bought: whoever made the list may want to know, and need not'),
})
export const ChangeWish = Key.extend({ product: Product })
export const SetSharing = Key.extend({ shared: z.boolean() })

/** With the key of the link. */
export const SharedKey = Key
export const MarkBought = Key.extend({ product: Product, bought: z.boolean() })
export const PickWish = Key.extend({ product: Product, cart: z.string().min(1).max(64) })

export const OwnList = z.object({
  key: z.string().describe('Opens the list to whoever made it, and nothing else'),
  shared_key: z.string().nullable().describe('Opens it to those who give; null while it is not shared'),
  ends_at: z.iso.datetime(),
  items: z.array(
    z.object({ product: ProductCard, bought: z.boolean().nullable().describe('Null unless it was asked to be revealed') }),
  ),
  gone: z.number().int().describe('How many more wishes there are that the shop does not show today'),
})
export type OwnList = z.output<typeof OwnList>

/** What those see who give; of whoever made it nothing is known. */
export const SharedList = z.object({
  ends_at: z.iso.datetime(),
  items: z.array(
    z.object({
      product: ProductCard,
      bought: z.boolean(),
      ordered: z.boolean().describe('By an order that came from here: no mark to be taken back'),
    }),
  ),
})
export type SharedList = z.output<typeof SharedList>

export const ListDeleted = z.object({ detail: z.string() })
