import type { Language } from '#kernel/language.ts'
import { type Block, passage, sans, serif, unparted } from './blocks.ts'
import { everyLetter, filled, type WrittenWords } from './house-letter.ts'
import { html } from './html.ts'
import { starBandId } from './star-band.ts'

/** Who writes: name, address and doors of the shop in the letter's language. */
export interface Sender {
  name: string
  tagline: string
  address: string
  email: string
  phone: string
  /** The shop's address without a slash at its end. */
  url: string
  /** The address of its first page, where that is not the main shop's. */
  home?: string
  /** Where its pages begin below the language, where it is not the main shop. */
  path?: string
  /** The mail address it writes from, where that is not the main shop's. */
  from?: { name: string; address: string }
  /** Its one colour, where that is not the main shop's cobalt: #rrggbb. */
  colour?: string
  /** What editors wrote for its letters to customers. */
  written?: WrittenWords
}
export type Senders = (language: Language) => Sender

/** The same without what editors write, which is for customers: who signs letters to the shop's own people. */
export const unedited = ({ written: _, ...sender }: Sender): Sender => sender

/** How letters reach the shop itself: who signs them, and the language that its staff read. */
export interface StaffPost {
  senders: Senders
  staffLanguage: Language
}

/** A file that goes with a letter. */
export interface LetterFile {
  name: string
  /** Media type. */
  type: string
  content: Uint8Array
}

/** A letter ready to be sent: the same content as markup and as plain text. */
export interface EmailMessage {
  template: string
  language: Language
  subject: string
  html: string
  plain: string
  /** From whom it comes, where that is not the main shop. */
  from?: Sender['from']
  /** Where an answer goes, where that is not whom it comes from: somebody wrote it, and somebody reads what comes back. */
  replyTo?: string
  /** Ends what the letter belongs to when something is posted to it; mail programs show a button of their own. */
  unsubscribeUrl?: string
  /** Sent along, in this order. */
  files?: readonly LetterFile[]
}

/** The colour of the main shop. */
const cobalt = '#1F3F8F'

/** A letter for which editors may write how it begins and how it ends, around what it tells. */
export interface HouseEmail {
  /** What it is called; it is declared, and written for, under the same name. */
  template: string
  subject: string
  /** Its heading, where that is not its subject. */
  title?: string
  /** What an inbox shows beside the subject, where that is not how it opens. */
  preview?: string
  /** To whom it speaks, before it opens. */
  greeting?: string
  /** The house's own opening, in whose place an editor's stands; without one, an editor's stands before what the letter tells. */
  opening?: string
  /** The house's own closing, likewise. */
  closing?: string
  /** What an editor's opening may name, with what each stands for. */
  marks?: Readonly<Record<string, string>>
  /** What it tells. */
  body: readonly Block[]
}

/** The letter, opened and closed as an editor wrote it, else as the house says. Lines are paragraphs. */
export function houseEmail(
  sender: Sender,
  language: Language,
  { template, subject, title = subject, preview, greeting, opening = '', closing = '', marks = {}, body }: HouseEmail,
): EmailMessage {
  const written = sender.written?.(template, language)
  const begins = written?.opening ? filled(written.opening, marks) : opening
  const whole = [...passages(begins), ...body, ...passages(written?.closing || closing)]
  return {
    template,
    language,
    subject,
    ...(sender.from && { from: sender.from }),
    ...inBothForms(sender, language, title, preview ?? (begins || title), whole, greeting),
  }
}

/**
 * A letter's body on the shop's paper and as plain text, from one list of blocks, between what editors wrote for all letters. `preview` is
 * what an inbox shows beside the subject; whom it greets stands before all of it.
 */
export function inBothForms(
  sender: Sender,
  language: Language,
  title: string,
  preview: string,
  body: readonly Block[],
  greeting = '',
): Pick<EmailMessage, 'html' | 'plain'> {
  const every = sender.written?.(everyLetter, language)
  const whole = [...passages(greeting), ...passages(every?.opening), ...body, ...passages(every?.closing)]
  return { html: onPaper(sender, language, title, preview, whole), plain: inPlain(sender, title, whole) }
}

const passages = (text = ''): Block[] => (text === '' ? [] : [passage(text)])

function onPaper(sender: Sender, language: Language, title: string, preview: string, body: readonly Block[]): string {
  const colour = sender.colour ?? cobalt
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${title}</title></head>
<body style="margin:0;padding:0;background:#F3EDE1">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#F3EDE1"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#FFFFFF;border:1px solid #E2D9C8">
<tr><td style="background:${colour};line-height:0;height:28px">${sender.colour ? null : html`<img src="cid:${starBandId}" width="600" height="28" alt="" style="display:block;width:100%;height:28px;object-fit:cover">`}</td></tr>
<tr><td style="padding:28px 32px 0;font:600 15px/1.3 ${serif};color:${colour}"><a href="${sender.home ?? `${sender.url}/${language}`}" style="color:${colour};text-decoration:none">${sender.name}</a></td></tr>
<tr><td style="padding:10px 32px 28px"><h1 style="margin:0 0 20px;font:500 28px/1.2 ${serif};color:#1E1A15">${unparted(title)}</h1>${body.map((block) => block.markup(colour))}</td></tr>
<tr><td style="padding:20px 32px 26px;border-top:1px solid #E2D9C8;font:13px/1.6 ${sans};color:#5C544A">${sender.name} · ${sender.tagline}<br>${sender.address}<br><a href="mailto:${sender.email}" style="color:#5C544A">${sender.email}</a> · ${sender.phone}</td></tr>
</table></td></tr></table></body></html>`.markup
}

const inPlain = (sender: Sender, title: string, body: readonly Block[]): string =>
  [
    title,
    ...body.map((block) => block.plain).filter(Boolean),
    `-- \n${sender.name} · ${sender.tagline}\n${sender.address}\n${sender.email} · ${sender.phone}\n${sender.home ?? sender.url}`,
  ].join('\n\n')
