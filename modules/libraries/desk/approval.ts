import type { Pool, Transactional, Tx } from '#kernel/db.ts'
import { Conflict, Forbidden, Refused } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import { requireMember } from '#modules/people/access/member-grants.ts'
import type { EmailMessage } from '#modules/platform/mail/email-message.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { changeList, ownList } from './access.ts'
import { approversOf, type ListRow, lineRows, moveList, personOf, setList } from './desk.sql.ts'
import { requireMove } from './states.ts'

/** What a letter about an approval tells. */
export interface ApprovalNews {
  list: Pick<ListRow, 'id' | 'name' | 'reference'>
  /** Who asks, or who decided. */
  by: string
  text: string
  lines: number
}
export interface ApprovalEmails {
  asked: (news: ApprovalNews, language: Language) => EmailMessage
  returned: (news: ApprovalNews, language: Language) => EmailMessage
  approved: (news: ApprovalNews & { order: string }, language: Language) => EmailMessage
}

const nameOf = (caller: Caller) => caller.member?.name ?? caller.email

/**
 * Sends a list to whoever may approve it, with a word; they are written to. Until they decide nobody but they change it.
 * @throws as changeList; Refused 'desk.empty'.
 */
export const submitList = (
  db: Transactional,
  caller: Caller,
  { listId, letter, now }: { listId: number; letter: string; now: Date },
  letters: ApprovalEmails,
): Promise<void> =>
  changeList(
    db,
    caller,
    listId,
    async (tx, list) => {
      const found = (await lineRows(tx, list.id)).filter((line) => line.state === 'found')
      if (found.length === 0) throw new Refused('desk.empty')
      requireMove(list.state, 'awaiting')
      if (list.kind === 'saved') throw new Conflict('desk.not_now')
      await moveList(tx, list.id, 'open', 'awaiting')
      await setList(tx, list.id, { letter, returned_reason: '', submitted_at: now, submitted_by: caller.member?.id ?? null })
      const news = { list, by: nameOf(caller), text: letter, lines: found.length }
      for (const { email, language } of await approversOf(tx, caller.id))
        await queueEmail(tx, email, letters.asked(news, language))
    },
    ['open'],
  )

/** Sends a list back to who asked, with a reason. @throws NotFound; Forbidden; Conflict 'desk.not_now' when somebody was quicker. */
export const sendBack = (
  db: Pool,
  caller: Caller,
  { listId, reason }: { listId: number; reason: string },
  letters: ApprovalEmails,
): Promise<void> => {
  requireMember(caller, 'order.approve')
  return changeList(
    db,
    caller,
    listId,
    async (tx, list) => {
      await moveList(tx, list.id, 'awaiting', 'open')
      await setList(tx, list.id, { returned_reason: reason })
      const asker = await personOf(tx, caller.id, list.member_id)
      const news = { list, by: nameOf(caller), text: reason, lines: 0 }
      if (asker) await queueEmail(tx, asker.email, letters.returned(news, asker.language))
    },
    ['awaiting'],
  )
}

/** Takes a list back that nobody decided on yet. @throws NotFound; Forbidden for another's; Conflict 'desk.not_now'. */
export const takeBack = (db: Pool, caller: Caller, listId: number): Promise<void> =>
  db.begin(async (tx) => {
    const list = await ownList(tx, caller, listId, { lock: true })
    if (list.member_id !== (caller.member?.id ?? null)) throw new Forbidden()
    if (list.state !== 'awaiting') throw new Conflict('desk.not_now')
    await moveList(tx, list.id, 'awaiting', 'open')
  })

/** Tells who asked that their list was ordered, in the transaction that ordered it. */
export async function tellApproved(tx: Tx, caller: Caller, list: ListRow, order: string, letters: ApprovalEmails): Promise<void> {
  const asker = await personOf(tx, caller.id, list.member_id)
  if (asker)
    await queueEmail(tx, asker.email, letters.approved({ list, by: nameOf(caller), text: '', lines: 0, order }, asker.language))
}
