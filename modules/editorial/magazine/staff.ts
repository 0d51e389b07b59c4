import type { StaffCalls } from '#modules/people/staff/call.ts'
import {
  authorOf,
  authors,
  changePost,
  createPost,
  drawings,
  findPosts,
  postWords,
  publishPost,
  removeAuthor,
  saveAuthor,
} from './edit.ts'
import { magazineCalls } from './staff-contract.ts'

const subject = ({ params }: { params: { post: number } }) => `post ${params.post}`

/** The magazine's posts and who writes them (T-08, T-09, A-11). */
export function magazineStaffRoutes(call: StaffCalls) {
  call(magazineCalls, 'GET /magazine/', {
    action: 'magazine.read',
    summary: 'Every post, drafts too, the newest first',
    run: ({ db, query, language }) => findPosts(db, language, query),
  })
  call(magazineCalls, 'GET /magazine/:post/', {
    action: 'magazine.read',
    summary: 'A post as it was written',
    subject,
    run: ({ db, params }) => postWords(db, params.post),
  })
  call(magazineCalls, 'GET /magazine/drawings/', {
    action: 'magazine.read',
    summary: 'The drawings that a post may be pictured by',
    run: () => Promise.resolve({ items: drawings() }),
  })
  call(magazineCalls, 'POST /magazine/', {
    action: 'magazine.write',
    summary: 'A new post, not yet published',
    subject: ({ body }) => `post ${body.key}`,
    run: ({ db, body }) => createPost(db, body),
  })
  call(magazineCalls, 'PUT /magazine/:post/', {
    action: 'magazine.write',
    summary: 'New words for a post',
    subject,
    current: ({ db, params }) => postWords(db, params.post),
    run: async ({ db, params, body }) => {
      await changePost(db, params.post, body)
      return postWords(db, params.post)
    },
  })
  for (const [step, published] of [
    ['publish', true],
    ['unpublish', false],
  ] as const)
    call(magazineCalls, `POST /magazine/:post/${step}/`, {
      action: 'magazine.publish',
      summary: published ? 'Shows a post from its day on' : 'Takes a post away',
      subject,
      run: ({ db, params, now }) => publishPost(db, params.post, published, now),
    })
  call(magazineCalls, 'GET /magazine/authors/', {
    action: 'magazine.read',
    summary: 'Who writes in the magazine, as it was written of them',
    run: async ({ db }) => ({ items: await authors(db) }),
  })
  call(magazineCalls, 'PUT /magazine/authors/', {
    action: 'magazine.write',
    summary: 'Adds who writes, or changes the one of that key',
    subject: ({ body }) => `magazine author ${body.key}`,
    current: ({ db, body }) => authorOf(db, body.key),
    run: async ({ db, body }) => {
      await saveAuthor(db, body)
      return (await authorOf(db, body.key))!
    },
  })
  call(magazineCalls, 'DELETE /magazine/authors/:author/', {
    action: 'magazine.write',
    summary: 'Takes away who has no post',
    subject: ({ params }) => `magazine author ${params.author}`,
    run: async ({ db, params }) => {
      await removeAuthor(db, params.author)
      return { done: true as const }
    },
  })
}
