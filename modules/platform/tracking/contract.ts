import { z } from 'zod'

/** A page seen (D-02); addresses arrive without tokens and personal query values and are cleaned here once more (D-09). */
export const PageVisit = z.object({
  session_id: z.uuid(),
  request_path: z.string().min(1).max(2000),
  request_uri: z.string().min(1).max(2000),
  store: z.string().max(10),
})
export type PageVisit = z.output<typeof PageVisit>

export const SessionId = z.object({ session_id: z.uuid() })
export const Recorded = z.object({ recorded: z.literal(true) })
