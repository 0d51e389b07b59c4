import { setTimeout as wait } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import type { Pool } from '#kernel/db.ts'
import { type Deliver, deliverNext } from './outbox.ts'
import { starBand, starBandId } from './star-band.ts'

/** Milliseconds that a mail server may be silent: at its door, before its greeting, and between two lines. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 }

/** Hands letters to an SMTP server; the message id is the letter's own, so that a letter sent twice is seen as one. */
export function smtpDelivery({ url, from }: { url: string; from: string }): Deliver {
  const transport = createTransport({ url, ...patience }, { from })
  const host = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
  return async (letter, files) => {
    await transport.sendMail({
      ...(letter.sender && { from: letter.sender }),
      to: letter.recipient,
      subject: letter.subject,
      html: letter.html,
      text: letter.plain,
      messageId: `<outbox-${letter.id}@${host}>`,
      ...(letter.reply_to && { replyTo: letter.reply_to }),
      headers: {
        'Content-Language': letter.language,
        ...(!letter.reply_to && { 'Auto-Submitted': 'auto-generated' }),
        ...endHeaders(letter.unsubscribe_url),
      },
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
  /** Told of each that left. */
  onSent?: () => void
  /** How often the outbox is looked at even when nobody announces a letter. */
  everyMilliseconds?: number
}

/** How long the end of the shop waits for the letter that is on its way, in milliseconds. */
const stopWithin = 3_000

/** Sends letters as they are announced, and those whose time has come, until it is stopped. */
export async function startMailSender({ db, deliver, onFailure, onSent = () => {}, everyMilliseconds = 15_000 }: Options) {
  let running: Promise<void> | null = null
  let again = false
  let stopped = false
  const run = async () => {
    do {
      again = false
      try {
        for (let tried = await next(); tried; tried = await next()) tried.sent ? onSent() : onFailure(tried.failure)
      } catch (error) {
        onFailure(error)
      }
    } while (again && !stopped)
    running = null
  }
  const next = async () => (stopped ? null : deliverNext(db, deliver))
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
      stopped = true
      clearInterval(timer)
      listening.unlisten().catch(() => {})
      // Who speaks with a silent mail server is not waited for: the letter's lease ends, and it is sent by the next.
      await Promise.race([running, wait(stopWithin, undefined, { ref: false })])
    },
  }
}
