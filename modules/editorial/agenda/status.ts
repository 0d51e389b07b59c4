import type { Status } from './contract.ts'

export interface Times {
  starts_at: Date
  ends_at: Date
  cancelled_at: Date | null
}

/** The first row that holds names the status. */
const rules: readonly { status: Status; holds: (activity: Times, now: Date) => boolean; registers: boolean }[] = [
  { status: 'invoiced', holds: ({ ends_at }, now) => ends_at <= now, registers: false },
  { status: 'cancelled', holds: ({ cancelled_at }) => cancelled_at !== null, registers: false },
  { status: 'in_progress', holds: ({ starts_at }, now) => starts_at <= now, registers: false },
  { status: 'upcoming', holds: () => true, registers: true },
]

const ruleOf = (activity: Times, now: Date) => rules.find(({ holds }) => holds(activity, now))!

/** Time and cancelling decide; nobody sets it. Lists show all but `invoiced` (T-04). */
export const statusOf = (activity: Times, now: Date): Status => ruleOf(activity, now).status

/** Whether people may still sign up, as far as time goes; places are another matter (T-06). */
export const registers = (activity: Times, now: Date): boolean => ruleOf(activity, now).registers
