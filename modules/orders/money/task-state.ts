import type { RefusalCode } from '#kernel/errors.ts'
import type { taskStates } from './contract.ts'

/** When a movement of money is tried next, and when it was done. */
export interface TaskClock {
  due_at: Date | null
  done_at: Date | null
}

/** Pure: one that is not done and has no next day was given up. */
export const stateOfTask = ({ due_at, done_at }: TaskClock): (typeof taskStates)[number] =>
  done_at ? 'done' : due_at ? 'trying' : 'given_up'

/** Pure: why a movement is not tried again; null where it was given up. */
export const whyNoRetry = (task: TaskClock): RefusalCode | null =>
  stateOfTask(task) === 'given_up' ? null : 'staff.nothing_to_retry'
