import { z } from 'zod'
import { Done, IdOf, ListOf, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { versioned } from '#modules/people/staff/version-contract.ts'
import { AuthorWords, Drawing, PostWords, StaffAuthor, StaffPost, WrittenPost } from './contract.ts'

/** As they are read and saved. */
const KeptPost = versioned(WrittenPost, ['published'])
const SavedPost = versioned(PostWords)
const KeptAuthor = versioned(StaffAuthor, ['posts'])
const SavedAuthor = versioned(AuthorWords)

const postList = listCall({
  sorts: ['published_on', 'title'],
  first: '-published_on',
  filters: { published: z.stringbool().optional(), author: z.string().max(80).optional() },
  item: StaffPost,
})
export type FindPosts = z.output<(typeof postList)['query']>

const ofPost = { params: IdOf('post') }

export const magazineCalls = {
  'GET /magazine/': postList,
  'GET /magazine/:post/': { ...ofPost, answer: KeptPost },
  'POST /magazine/': { body: PostWords, answer: StaffPost },
  'PUT /magazine/:post/': { ...ofPost, body: SavedPost, answer: KeptPost },
  'POST /magazine/:post/publish/': { ...ofPost, answer: StaffPost },
  'POST /magazine/:post/unpublish/': { ...ofPost, answer: StaffPost },
  'GET /magazine/drawings/': { answer: ListOf(Drawing) },
  'GET /magazine/authors/': { answer: ListOf(KeptAuthor) },
  'PUT /magazine/authors/': { body: SavedAuthor, answer: KeptAuthor },
  'DELETE /magazine/authors/:author/': { params: z.object({ author: AuthorWords.shape.key }), answer: Done },
} satisfies StaffContract
