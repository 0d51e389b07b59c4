import { dayOf } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import { Conflict, NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import type { EmailMessage, Sender, Senders } from '#modules/platform/mail/email-message.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { approvedEmail, refusedEmail, repliedEmail } from './emails.ts'
import {
  decideReview,
  findReviews,
  type ListedRow,
  matchingReviews,
  type ReviewRow,
  replyTo,
  reviewRow,
  reviewSorts,
} from './staff.sql.ts'
import { reviewCalls, type StaffReview } from './staff-contract.ts'

const subject = ({ params }: { params: { review: number } }) => `review ${params.review}`

const listed = ({ written_at, ...row }: ListedRow) => ({ ...row, written_at: written_at.toISOString() })

/** @throws NotFound 'review.unknown' */
async function found(db: Db, id: number, language: Language): Promise<ReviewRow> {
  const row = await reviewRow(db, id, language)
  if (!row) throw new NotFound('review.unknown')
  return row
}

async function wholeReview(db: Db, id: number, language: Language): Promise<StaffReview> {
  const { written_at, placed_at, decided_at, replied_at, email: _email, spoken: _spoken, ...row } = await found(db, id, language)
  return {
    ...row,
    written_at: written_at.toISOString(),
    bought_on: dayOf(placed_at),
    decided_at: decided_at?.toISOString() ?? null,
    replied_at: replied_at?.toISOString() ?? null,
  }
}

/** What readers wrote of what they bought, read before it is shown. */
export function reviewStaffRoutes(call: StaffCalls, { senders }: { senders: Senders }) {
  /** Writes to the author in the language of their account, with the title as it is called there. */
  const tell = async (
    tx: Tx,
    id: number,
    letter: (sender: Sender, language: Language, review: ReviewRow) => EmailMessage,
  ): Promise<void> => {
    const { spoken } = await found(tx, id, 'es')
    const review = await found(tx, id, spoken)
    await queueEmail(tx, review.email, letter(senders(spoken), spoken, review))
  }
  call(reviewCalls, 'GET /reviews/', {
    action: 'review.read',
    summary: 'Readers’ reviews by words, state and stars, what was written last first',
    run: async ({ db, query, language }) => {
      const rows = await findReviews(db, query, language, walking(db, query, reviewSorts(db), { id: db`r.id` }))
      return listPage(db, query, { rows, matching: matchingReviews(db, query), view: listed })
    },
  })
  call(reviewCalls, 'GET /reviews/:review/', {
    action: 'review.read',
    summary: 'One of them, with the order by which it was bought',
    subject,
    run: ({ db, params, language }) => wholeReview(db, params.review, language),
  })
  call(reviewCalls, 'POST /reviews/:review/approve/', {
    action: 'review.decide',
    summary: 'It is shown on the work’s pages; its author is told',
    subject,
    current: ({ db, params, language }) => wholeReview(db, params.review, language),
    run: async ({ db, params, staff, now, language }) => {
      const decided = { state: 'approved', refused_for: null, note: '', by: staff.id, now } as const
      if ((await decideReview(db, params.review, decided)).length === 0) throw new Conflict('review.decided')
      await tell(db, params.review, (sender, spoken, { title }) => approvedEmail(sender, spoken, title))
      return wholeReview(db, params.review, language)
    },
  })
  call(reviewCalls, 'POST /reviews/:review/refuse/', {
    action: 'review.decide',
    summary: 'It is not shown, for a reason that its author is told; also one that was shown until now',
    subject,
    current: ({ db, params, language }) => wholeReview(db, params.review, language),
    run: async ({ db, params, body, staff, now, language }) => {
      const decided = { state: 'refused', refused_for: body.reason, note: body.note, by: staff.id, now } as const
      if ((await decideReview(db, params.review, decided)).length === 0) throw new Conflict('review.decided')
      await tell(db, params.review, (sender, spoken, { title, words }) =>
        refusedEmail(sender, spoken, { title, words, reason: body.reason, note: body.note }),
      )
      return wholeReview(db, params.review, language)
    },
  })
  call(reviewCalls, 'POST /reviews/:review/reply/', {
    action: 'review.decide',
    summary: 'What the shop answers, shown below it; its author is told',
    subject,
    current: ({ db, params, language }) => wholeReview(db, params.review, language),
    run: async ({ db, params, body, now, language }) => {
      if ((await replyTo(db, params.review, body.reply, now)).length === 0) throw new Conflict('review.only_approved')
      if (body.reply !== '')
        await tell(db, params.review, (sender, spoken, { title, reply }) => repliedEmail(sender, spoken, { title, reply }))
      return wholeReview(db, params.review, language)
    },
  })
}
