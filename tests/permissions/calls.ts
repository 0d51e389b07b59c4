import type { Policy } from './callers.ts'
import type { World } from './world.ts'

export type Thing = keyof World['things']

/** What is expected of one call: who is let in, and of whose thing it is asked. */
export interface Expected {
  may: Policy
  thing: Thing
  body: object
  /** What stands in the address. */
  at: Record<string, string | number>
  /** The owner may find nothing behind it either: what is asked for is a part that the thing has not. */
  loose: boolean
}

/** A call that names nothing of anybody's. */
export const call = (may: Policy, body: object = {}, at: Expected['at'] = {}): Expected => ({
  may,
  thing: 'none',
  body,
  at,
  loose: false,
})
/** A call about a thing of the library's: others find nothing there. */
export const own = (may: Policy, thing: Thing, body: object = {}, at: Expected['at'] = {}): Expected => ({
  may,
  thing,
  body,
  at,
  loose: false,
})
export const part = (...asked: Parameters<typeof own>): Expected => ({ ...own(...asked), loose: true })
