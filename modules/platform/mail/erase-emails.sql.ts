import type { Db, Tx } from '#kernel/db.ts'

/** Letters to an address; whatever else is named narrows them down. */
export interface LettersTo {
  to: string
  /** As `like` reads them. */
  templates?: readonly string[]
  since?: Date
  until?: Date | null
  /** One of these stands in the letter. */
  saying?: readonly string[]
}

export const emailsTo = (tx: Tx, { to, templates, since, until, saying }: LettersTo) => tx<{ id: number }[]>`
  select l.id from mail_outbox l where lower(l.recipient) = lower(${to})
    ${templates ? tx`and l.template like any(${templates as string[]}::text[])` : tx``}
    ${since ? tx`and l.created_at >= ${since}` : tx``} ${until ? tx`and l.created_at < ${until}` : tx``}
    ${saying ? tx`and exists (select from unnest(${saying as string[]}::text[]) word where position(word in l.plain) > 0)` : tx``}`

/** Notices to the shop's own mailbox in which one of some words stands, in small letters or large. */
export const noticesSaying = (
  tx: Tx,
  { templates, since, saying }: { templates: readonly string[]; since?: Date; saying: readonly string[] },
) => tx<{ id: number }[]>`
  select l.id from mail_outbox l where l.template = any(${templates as string[]}::text[])
    ${since ? tx`and l.created_at >= ${since}` : tx``}
    and exists (select from unnest(${saying as string[]}::text[]) word where position(lower(word) in lower(l.plain)) > 0)`

/** What was attached goes, what it said too, and what has not left yet stays here; `change` empties the rest. */
export async function emptyLetters(
  tx: Tx,
  ids: readonly number[],
  change: { recipient: string } | { subject: string },
): Promise<void> {
  await tx`delete from mail_attachment where letter_id = any(${ids as number[]}::bigint[])`
  await tx`
    update mail_outbox set ${tx({ ...change, html: '', plain: '' })}, due_at = null where id = any(${ids as number[]}::bigint[])`
}

/** Recipients of letters that went out are forgotten as well. */
export const forgetRecipientsOf = (db: Db, template: string, placeholder: string) => db`
  update mail_outbox set recipient = ${placeholder} where template = ${template} and due_at is null and recipient <> ${placeholder}`
