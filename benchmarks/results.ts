import type { Spent } from './machine.ts'

/** A line of a run as it is written down. */
export interface Result {
  benchmark: string
  what: string
  figure: string
  budget: string
  /** Null: others used the machine, and the figure says nothing. */
  met: boolean | null
  /** By the whole benchmark; null where the system does not say. */
  spent: Spent | null
}
