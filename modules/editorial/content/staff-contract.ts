import { z } from 'zod'
import { IdOf, ListOf, Numbered, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { versioned } from '#modules/people/staff/version-contract.ts'
import {
  BlockWords,
  blockSlots,
  MenuWords,
  NewBlock,
  NewEntry,
  PageShown,
  PageWords,
  StoredBlock,
  StoredMenuEntry,
  StoredPage,
} from './contract.ts'

const ArrangeEntries = z.object({ entries: z.array(z.number().int().positive()).min(1).max(100) })

const OfPage = z.object({ page: z.string().regex(/^[a-z0-9-]{1,60}$/) })
const ArrangeBlocks = z.object({ slot: z.enum(blockSlots), blocks: z.array(z.number().int().positive()).min(1).max(100) })

/** As they are read and saved. */
const KeptPage = versioned(StoredPage)
const SavedPage = versioned(PageWords)
// The days of an occasion move at its own desk.
const KeptBlock = versioned(StoredBlock, ['occasion'])
const SavedBlock = versioned(BlockWords)
const KeptEntry = versioned(StoredMenuEntry)
const SavedEntry = versioned(MenuWords)

/** Where an entry is moved to: below which one, and before which of those there; null: the last. */
const EntryPlace = z.object({
  parent: z.number().int().positive().nullable(),
  before: z.number().int().positive().nullable().default(null),
})
export type EntryPlace = z.output<typeof EntryPlace>

/** Blocks as they are stored, with what their texts name in braces as it stands now: {stores}. */
const Blocks = ListOf(KeptBlock).extend({ facts: z.record(z.string(), z.union([z.string(), z.number()])) })

/** Whose home page, menu or pages; the main shop's where nothing is said. */
const OfShop = z.object({ store: z.string().max(10).optional() })
const ofBlock = { params: IdOf('block'), query: OfShop }
const ofEntry = { params: IdOf('entry'), query: OfShop }

export const contentCalls = {
  'GET /pages/': { query: OfShop, answer: ListOf(KeptPage) },
  'PUT /pages/:page/': { params: OfPage, query: OfShop, body: SavedPage, answer: KeptPage },
  'POST /pages/:page/publish/': { params: OfPage, query: OfShop, body: PageShown, answer: PageShown },
  'GET /home-blocks/': { query: OfShop, answer: Blocks },
  'POST /home-blocks/': { query: OfShop, body: NewBlock, answer: Numbered },
  'PUT /home-blocks/:block/': { ...ofBlock, body: SavedBlock, answer: KeptBlock },
  'DELETE /home-blocks/:block/': { ...ofBlock, answer: Numbered },
  'POST /home-blocks/order/': { query: OfShop, body: ArrangeBlocks, answer: Blocks },
} satisfies StaffContract

export const menuCalls = {
  'GET /menu/': { query: OfShop, answer: ListOf(KeptEntry) },
  'POST /menu/': { query: OfShop, body: NewEntry, answer: Numbered },
  'PUT /menu/:entry/': { ...ofEntry, body: SavedEntry, answer: KeptEntry },
  'DELETE /menu/:entry/': { ...ofEntry, answer: Numbered },
  'POST /menu/order/': { query: OfShop, body: ArrangeEntries, answer: ListOf(KeptEntry) },
  'POST /menu/:entry/move/': { ...ofEntry, body: EntryPlace, answer: ListOf(KeptEntry) },
} satisfies StaffContract
