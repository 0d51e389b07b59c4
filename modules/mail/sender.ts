import { createTransport } from 'nodemailer'
import type { Pool } from '#kernel/db.ts'
import { type Deliver, deliverDue } from './outbox.ts'
import { starBand, starBandId } from './star-band.ts'

/** Hands letters to an SMTP server; the message id is the letter's own, so that a letter sent twice is seen as one. */
export function smtpDelivery({ url, from }: { url: string; from: string }): Deliver {
  const transport = createTransport(url, { from })
  const host = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
  return async (letter, files) => {
    await transport.sendMail({
      ...(letter.sender && { from: letter.sender }),
      to: letter.recipient,
      subject: letter.subject,
      html: letter.html,
      text: letter.plain,
      messageId: `<outbox-${letter.id}@${host}>`,
      headers: { 'Content-Language': letter.language, 'Auto-Submitted': 'auto-generated', ...endHeaders(letter.unsubscribe_url) },
      attachments: [
        { filename: 'palace.png', content: await starBand(), cid: starBandId, contentDisposition: 'inline' },
        ...files.map(({ name, type, content }) => ({ filename: name, contentType: type, content: Buffer.from(content) })),
      ],
    })
  }
}

/** A button of the mail program's own that ends the letters with one press (RFC 8058). */
const endHeaders = (url: string | null): Record<string, string> =>
  url ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}

interface Options {
  db: Pool
  deliver: Deliver
  /** Told of what keeps letters from leaving, without their content. */
  onFailure: (error: unknown) => void
  /** How often the outbox is looked at even when nobody announces a letter. */
  everyMilliseconds?: number
}

/** Sends letters as they are announced, and those whose time has come, until it is stopped. */
export async function startMailSender({ db, deliver, onFailure, everyMilliseconds = 15_000 }: Options) {
  let running: Promise<void> | null = null
  let again = false
  const run = async () => {
    do {
      again = false
      try {
        while ((await deliverDue(db, deliver)) > 0);
      } catch (error) {
        onFailure(error)
      }
    } while (again)
    running = null
  }
  const wake = () => {
    again = true
    running ??= run()
  }
  const listening = await db.listen('mail_outbox', wake)
  const timer = setInterval(wake, everyMilliseconds)
  timer.unref()
  wake()
  return {
    async stop() {
      clearInterval(timer)
      await listening.unlisten()
      await running
    },
  }
}
