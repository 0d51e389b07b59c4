import { z } from 'zod'
import { Euros, ProductCard } from '#modules/goods/catalogue/contract.ts'
import { Signed } from '#modules/people/customers/contract.ts'
import { mostShared, readTitles } from './titles-contract.ts'

/** Signs of the name that a basket is saved under. */
export const longestName = 60
/** As many as somebody finds their way among; the database holds it too. */
export const mostSaved = 30

/** What a link says of a basket (titles-contract.ts); what it cannot say is refused as a whole. */
const Titles = z
  .string()
  .max(mostShared * 20)
  .transform((text, context) => {
    const titles = readTitles(text)
    if (titles) return titles
    context.addIssue({ code: 'custom', message: 'titles' })
    return z.NEVER
  })

export const SharedTitles = z.object({
  titles: Titles.describe('Numbers of products with their copies, “12x2.345”: at most a hundred, one to ninety-nine of each'),
})
export const FillCart = SharedTitles.extend({
  id: z.string().max(64).default(''),
  token: z.string().max(200).default(''),
  cart: z.string().max(64).default('').describe('The cart that they go into; a new one where it is empty or another’s'),
})

export const SharedLine = z.object({
  product: ProductCard,
  quantity: z.number().int().min(1).max(99),
})

/** A basket as its link tells of it, with what the shop sells of it today. */
export const SharedCart = z.object({
  items: z.array(SharedLine),
  gone: z.number().int().describe('How many more titles the link names that the shop does not sell'),
  total: Euros.describe('What all that can be had costs today, VAT included, without delivery and without reductions'),
})
export type SharedCart = z.output<typeof SharedCart>

export const SaveCart = Signed.extend({
  cart: z.string().min(1).max(64),
  name: z.string().trim().min(1).max(longestName),
})
export const ListSavedCarts = Signed
export const DeleteSavedCart = Signed.extend({ pk: z.uuid() })

export const SavedCart = z.object({
  pk: z.uuid(),
  name: z.string(),
  saved_at: z.iso.datetime(),
  titles: z.string().describe('What a link to it says; the same fills a cart'),
  items: z.array(z.object({ title: z.string(), quantity: z.number().int() })).describe('What of it is on sale today'),
  gone: z.number().int(),
  total: Euros,
})
export const SavedCarts = z.object({ items: z.array(SavedCart) })
export type SavedCarts = z.output<typeof SavedCarts>
