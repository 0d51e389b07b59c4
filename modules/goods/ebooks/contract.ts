import { z } from 'zod'
import { Caller } from '#modules/buying/cart/contract.ts'
import { Picture } from '#modules/goods/catalogue/contract.ts'

/** Whether a bought ebook can be fetched now, and if not, why. */
export const ebookStates = ['ready', 'preparing', 'used_up', 'ended', 'closed'] as const

export const BoughtEbook = z.object({
  line: z.number().int().describe('The line of the order'),
  order: z.string().describe('Empty of a gift: its order is its buyer’s'),
  gift_from: z.string().nullable().describe('Who gave it; null of what its owner bought'),
  bought: z.iso.date().describe('Of a gift, when it was opened'),
  product: z.number().int(),
  title: z.string(),
  author: z.string().nullable(),
  image: Picture.nullable(),
  state: z.enum(ebookStates),
  file: z.enum(['EPUB', 'PDF']).nullable(),
  bytes: z.number().int().nullable(),
  /** Ends two hours after it was written; the next look at the page writes another. */
  href: z.string().nullable(),
  /** What opens it in the browser's reader; EPUB alone, also once the downloads are used up. Ends two hours after it was written. */
  read: z.string().nullable(),
  lcp: z
    .object({ hint: z.string(), passphrase: z.string().nullable().describe('For whoever may fetch it; null by a letter alone') })
    .nullable()
    .describe('Sold under Readium LCP: href brings its license (.lcpl), which a reading app opens with the passphrase'),
  downloads_left: z.number().int(),
  until: z.iso.date().nullable(),
})
export type BoughtEbook = z.output<typeof BoughtEbook>

export const BoughtEbooks = z.object({ items: z.array(BoughtEbook) })
export type BoughtEbooks = z.output<typeof BoughtEbooks>

export const ListEbooks = Caller
/** `key` is that of the link in the order's letters, for who reads it without signing in. */
export const EbooksOfOrder = Caller.extend({ key: z.string().max(64).default('') })

export const LicenseId = z.object({ license: z.string().max(100) })
/** As the status server of readium-lcp-server reads it. */
export const LicenseUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  passphrasehash: z.string(),
  hint: z.string(),
})

export const Ticket = z.object({ ticket: z.string().max(300).default('') })

export const SampleOf = z.object({ product: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) })
