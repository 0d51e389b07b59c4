import { z } from 'zod'
import type { Day } from '#kernel/days.ts'
import type { Db, Part } from '#kernel/db.ts'
import type { StaffContract } from './call-contract.ts'
import type { Action, Role } from './grants.ts'

/** From the beginning of a day in Madrid until an instant of it. */
export interface Span {
  from: Day
  until: Date
}

interface View {
  screen: string
  filters: Record<string, string>
}

/** Something that is counted on the first page of somebody; each domain says its own in figures.ts. */
export interface Figure {
  name: string
  /** Whoever has it may know. */
  action: Action
  /** On whose first page it stands, and at which place there. */
  homes: Partial<Record<Role, number>>
  /** Whether it is of a store: nobody without one has it on their first page. */
  ofStore?: boolean
  /** `euros`: counted in cents; `percent`: null where there is nothing to say it of, and then it is not shown. Otherwise things. */
  unit?: 'euros' | 'percent'
  /** What happened in a span is compared with a week before; what is so now is not. */
  happens?: boolean
  /** The screen that shows what it counts, if one does. */
  view?: View
  /** One row with `amount`. It reads the rows of the span or of a state by an index, never all there ever were. */
  row: (db: Db, onlyStore: string | null, span: Span) => Part
}

const Counted = z.object({
  figure: z.string(),
  unit: z.enum(['count', 'euros', 'percent']),
  now: z.number(),
  before: z.number().nullable().describe('A week ago until the same hour, where something happens'),
  screen: z.string().nullable(),
  filters: z.record(z.string(), z.string()),
})

export const figureCalls = {
  'GET /figures/': { answer: z.object({ items: z.array(Counted) }) },
} satisfies StaffContract
