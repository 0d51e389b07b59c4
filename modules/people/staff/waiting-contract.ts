import { z } from 'zod'
import type { Day } from '#kernel/days.ts'
import type { Db, Part } from '#kernel/db.ts'
import type { StaffContract } from './call-contract.ts'
import type { Action, Role } from './grants.ts'

/** Queues are counted up to here: more is a matter of the list. */
export const mostWaiting = 1_000

/** For whom a queue is counted. */
export interface WaitingFor {
  /** The only store whose queue it is; null for every store. */
  onlyStore: string | null
  /** Whose own it is; null for everybody's. */
  staffId: number | null
  today: Day
}

interface View {
  screen: string
  filters: Record<string, string>
}

/** Something that waits for somebody who may deal with it; each domain says its own in waiting.ts. */
export interface Queue {
  name: string
  /** Whoever has it deals with what waits. */
  action: Action
  /** On whose first page it stands, and at which place there. */
  homes: Partial<Record<Role, number>>
  /** Whether it is of a store: nobody without one has it on their first page. */
  ofStore?: boolean
  /** The screen that shows it, with its filters; some of them count from today. */
  view: View | ((asked: WaitingFor) => View)
  /** Rows with `since`, and `cents` where money waits (else null). */
  rows: (db: Db, asked: WaitingFor) => Part
}

const Waits = z.object({
  queue: z.string(),
  count: z.number().int(),
  more: z.boolean().describe(`Whether more than ${mostWaiting} wait`),
  oldest: z.iso.datetime().nullable().describe('Since when the first of them waits'),
  sum: z.number().nullable().describe('EUR, where money waits'),
  screen: z.string(),
  filters: z.record(z.string(), z.string()),
})

export const waitingCalls = {
  'GET /waiting/': { answer: z.object({ items: z.array(Waits) }) },
} satisfies StaffContract
