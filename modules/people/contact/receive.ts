import type { Pool } from '#kernel/db.ts'
import type { ReceivedLetter } from '#modules/platform/mail/read-letter.ts'
import { repliedTo } from '#modules/platform/mail/reply-key.ts'
import { holdMessage, insertEntry, insertFile, moveMessage } from './conversation.sql.ts'

const longest = 100_000
const longestName = 120

/** What somebody wrote themselves: without the letter that they answer, which their program repeats below it. */
export function ownWords(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const first = lines.findIndex((line) => line.startsWith('>'))
  // Whoever writes between the lines of the letter is read with them.
  if (first === -1 || lines.slice(first).some((line) => line.trim() !== '' && !line.startsWith('>'))) return text.trim()
  let end = first
  while (end > 0 && lines[end - 1]!.trim() === '') end -= 1
  if (end > 0 && lines[end - 1]!.trimEnd().endsWith(':')) end -= 1
  return lines.slice(0, end).join('\n').trim() || text.trim()
}

/** Control characters that nobody types and that no text of the database holds. */
const readable = (text: string) => text.replaceAll('\r\n', '\n').replace(/[^\P{Cc}\n\t]/gu, '')

/**
 * An e-mail that the mail server handed over joins the conversation whose address it was sent to, and opens it again; what a machine
 * answered is kept and opens nothing. An e-mail that comes twice is kept once.
 * @returns the conversation; null where it belongs to none.
 */
export async function receiveReply(db: Pool, letter: ReceivedLetter, secret: string, now: Date): Promise<number | null> {
  const id = letter.to.map((address) => repliedTo(secret, address)).find((found) => found !== null) ?? null
  if (id === null) return null
  return db.begin(async (tx) => {
    const held = await holdMessage(tx, id)
    if (!held) return null
    const text = readable(ownWords(letter.text)).slice(0, longest)
    const entry = await insertEntry(tx, {
      message_id: id,
      kind: 'received',
      text,
      staff_id: null,
      email: letter.from.slice(0, 254),
      received_id: letter.id.slice(0, 300) || null,
      at: now,
    })
    if (entry === null) return id
    for (const [position, { name, bytes }] of letter.attachments.entries())
      await insertFile(tx, entry, position, readable(name).trim().slice(0, longestName) || `${position + 1}`, bytes)
    if (letter.automatic) return id
    const proved = letter.from.toLowerCase() === held.email.toLowerCase() ? { proved_at: now } : {}
    await moveMessage(tx, id, { state: 'open', waits_since: now, closed_at: null, closed_by: null, ...proved })
    return id
  })
}
