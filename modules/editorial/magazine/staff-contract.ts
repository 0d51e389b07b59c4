import { z } from 'zod'
import type { StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { versioned } from '#modules/people/staff/version-contract.ts'
import { AuthorWords, PostWords, StaffPost } from './contract.ts'

/** As they are read and saved. */
export const KeptPost = versioned(PostWords)
export const KeptAuthor = versioned(AuthorWords)

const postList = listCall({
  sorts: ['published_on', 'title'],
  first: '-published_on',
  filters: { published: z.stringbool().optional(), author: z.string().max(80).optional() },
  item: StaffPost,
})
export type FindPosts = z.output<(typeof postList)['query']>

export const magazineCalls = { 'GET /magazine/': postList } satisfies StaffContract
