import type { StaffCalls } from '#modules/people/staff/call.ts'
import { IdOf, Numbered, PageOf, PageQuery } from '#modules/people/staff/call-contract.ts'
import { pageOf } from '#modules/people/staff/page.ts'
import { AuthorWords, PostWords, StaffPost } from './contract.ts'
import { changePost, createPost, postWords, publishPost, saveAuthor, staffPosts } from './edit.ts'

const PostId = IdOf('post')
const subject = ({ params }: { params: { post: number } }) => `post ${params.post}`

/** The magazine's posts and who writes them (T-08, T-09, A-11). */
export function magazineStaffRoutes(call: StaffCalls) {
  call('GET', '/magazine/', {
    action: 'magazine.read',
    summary: 'Every post, drafts too, the newest first',
    query: PageQuery,
    answer: PageOf(StaffPost),
    run: async ({ db, query }) => {
      const items = await staffPosts(db, query)
      return pageOf(items, query.limit)
    },
  })
  call('GET', '/magazine/:post/', {
    action: 'magazine.read',
    summary: 'A post as it was written',
    params: PostId,
    answer: PostWords,
    subject,
    run: ({ db, params }) => postWords(db, params.post),
  })
  call('POST', '/magazine/', {
    action: 'magazine.write',
    summary: 'A new post, not yet published',
    body: PostWords,
    answer: StaffPost,
    subject: ({ body }) => `post ${body.key}`,
    run: ({ db, body }) => createPost(db, body),
  })
  call('PUT', '/magazine/:post/', {
    action: 'magazine.write',
    summary: 'New words for a post',
    params: PostId,
    body: PostWords,
    answer: StaffPost,
    subject,
    run: ({ db, params, body }) => changePost(db, params.post, body),
  })
  for (const [step, published] of [
    ['publish', true],
    ['unpublish', false],
  ] as const)
    call('POST', `/magazine/:post/${step}/`, {
      action: 'magazine.publish',
      summary: published ? 'Shows a post from its day on' : 'Takes a post away',
      params: PostId,
      answer: StaffPost,
      subject,
      run: ({ db, params, now }) => publishPost(db, params.post, published, now),
    })
  call('PUT', '/magazine/authors/', {
    action: 'magazine.write',
    summary: 'Adds who writes, or changes the one of that key',
    body: AuthorWords,
    answer: Numbered,
    subject: ({ body }) => `magazine author ${body.key}`,
    run: async ({ db, body }) => ({ id: await saveAuthor(db, body) }),
  })
}
