import { z } from 'zod'
import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { StaffContract } from './call-contract.ts'
import type { Action } from './grants.ts'

/** What is shown of each kind where nothing else is said, and at most. */
const usuallyFound = 8
const mostFound = 50

const Found = z.object({
  key: z.string().describe('What its screen is opened with'),
  title: z.string(),
  detail: z.string(),
  exact: z.boolean().describe('It is what was typed: its number, its code, its address'),
})
export type Found = z.output<typeof Found>

/** How a domain finds its own by words; each says it in found.ts. */
export interface Finder {
  group: string
  /** Whoever has it may be shown them. */
  action: Action
  find: (db: Db, asked: { q: string; language: Language; onlyStore: string | null; most: number }) => Promise<Found[]>
}

export const findCalls = {
  'GET /find/': {
    query: z.object({
      q: z.string().trim().min(2).max(100).describe('A number, a code, or words of what is looked for'),
      limit: z.coerce.number().int().min(1).max(mostFound).default(usuallyFound).describe('How many of each kind'),
    }),
    answer: z.object({
      groups: z.array(
        z.object({ group: z.string(), items: z.array(Found), more: z.boolean().describe('Whether there are more of this kind') }),
      ),
    }),
  },
} satisfies StaffContract
