import { z } from 'zod'

/** Identifiers of rows: what the database's own numbers can hold. */
export const Id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
export const Limit = z.coerce.number().int().min(1).max(200).default(50)

/** The id in a call's path, under its name there. */
export const IdOf = <Name extends string>(name: Name) => z.object({ [name]: Id } as Record<Name, typeof Id>)

export const ListOf = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item) })
/** The id of the row that was written. */
export const Numbered = z.object({ id: z.number().int() })
export const Done = z.object({ done: z.literal(true) })
/** Of a call that says everything in its address. */
export const NoBody = z.object({}).default({})
/** Why it is done; kept with the act. */
export const Reason = z.string().trim().min(3).max(500)
export const WithReason = z.object({ reason: Reason })

export const callMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type CallMethod = (typeof callMethods)[number]
/** A call by its method and its path below /api/staff: 'GET /orders/:number/'. */
export type CallName = `${CallMethod} /${string}`

/** What a call takes and answers. `answer` is left out where a file is answered; `file` names its types. */
export interface CallContract {
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  answer?: z.ZodType
  file?: readonly string[]
  /** A row, where the call is a list (listCall). */
  list?: z.ZodObject
  /** Many at once, each done or refused by itself (bulkCall). */
  bulk?: true
  /** A picture is sent as it is, instead of a body. */
  picture?: true
  /** A file too large for memory is sent as it is, instead of a body; of which types. */
  largeFile?: readonly string[]
  /** The most bytes of a body that is a piece of a file (application/octet-stream); `run` is given it as `bytes`. */
  bytes?: number
}
/** The calls of a domain. Its staff.ts registers them; the back office takes their types, and none of their schemas. */
export type StaffContract = Record<CallName, CallContract>
