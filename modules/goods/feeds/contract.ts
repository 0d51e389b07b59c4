import { z } from 'zod'

/** The part of a feed's address that nobody can guess. */
export const FeedAddress = z.object({ token: z.string().length(43) })
