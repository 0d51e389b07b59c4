import { inQuotes } from '#kernel/in-quotes.ts'
import type { Language } from '#kernel/language.ts'
import { type Html, html } from './html.ts'

/** A piece of a letter, said once: its markup, with the shop's colour, and the same words as plain text. */
export interface Block {
  markup: (colour: string) => Html
  plain: string
}
type Words = string | Block

/** Font lists carry quotes of their own, which are markup here and no visitor's text. */
const fonts = (list: string): Html => ({ markup: list })
export const serif = fonts("Georgia,'Times New Roman',serif")
export const sans = fonts("'Instrument Sans','Helvetica Neue',Helvetica,Arial,sans-serif")

/** Numbers with hyphens, as of orders and invoices, are not parted over two lines; one that would not fit a telephone is. */
const hyphened = /((?<![\p{L}\d-])[\p{L}\d]+(?:-(?=\p{L}*\d)[\p{L}\d]+)+)/u
const longestUnparted = 24
export const unparted = (text: string): Html =>
  html`${text
    .split(hyphened)
    .map((part, index) =>
      index % 2 === 1 && part.length <= longestUnparted ? html`<span style="white-space:nowrap">${part}</span>` : html`${part}`,
    )}`

const markupOf = (said: Words, colour: string): Html => (typeof said === 'string' ? unparted(said) : said.markup(colour))
const plainOf = (said: Words): string => (typeof said === 'string' ? said : said.plain)

/** Words around a text or a link. */
const around = (said: Words, markup: (inner: Html) => Html): Block => ({
  markup: (colour) => markup(markupOf(said, colour)),
  plain: plainOf(said),
})

export const paragraph = (text: Words): Block =>
  around(text, (inner) => html`<p style="margin:0 0 16px;font:16px/1.55 ${sans};color:#1E1A15">${inner}</p>`)

export const small = (text: Words): Block =>
  around(text, (inner) => html`<p style="margin:0 0 10px;font:13px/1.5 ${sans};color:#5C544A">${inner}</p>`)

export const heading = (text: string): Block =>
  around(text, (inner) => html`<h2 style="margin:28px 0 10px;font:600 18px/1.3 ${serif};color:#1E1A15">${inner}</h2>`)

/** What somebody wrote in lines of their own, each a paragraph in markup. */
export function passage(text: string, each: (line: string) => Block = paragraph): Block {
  const lines = text.split(/\r?\n/).filter((line) => line.trim())
  return { markup: (colour) => html`${lines.map((line) => each(line).markup(colour))}`, plain: text }
}

/** A heading and what stands under it. */
export const fact = (label: string, value: string): Block => ({
  markup: (colour) => html`${heading(label).markup(colour)}${paragraph(value).markup(colour)}`,
  plain: `${label}: ${value}`,
})

export const button = (href: string, text: string): Block => ({
  markup: (colour) =>
    html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:20px 0 24px"><tr><td style="background:${colour};border-radius:2px"><a href="${href}" style="display:inline-block;padding:12px 26px;font:600 16px/1.25 ${sans};color:#FFFFFF;text-decoration:none">${text}</a></td></tr></table>`,
  plain: `${text}: ${href}`,
})

/** A link within a text; in plain text an e-mail address stands for itself. */
export const link = (href: string, text: string): Block => ({
  markup: (colour) => html`<a href="${href}" style="color:${colour}">${text}</a>`,
  plain: href === `mailto:${text}` ? text : `${text}: ${href}`,
})

/** Some words one after the other. */
export const sentence = (...said: readonly Words[]): Block => ({
  markup: (colour) => html`${said.map((words, index) => html`${index > 0 ? ' ' : ''}${markupOf(words, colour)}`)}`,
  plain: said.map(plainOf).join(' '),
})

/** Some words below each other. */
export const lines = (...said: readonly Words[]): Block => ({
  markup: (colour) => html`${said.map((words, index) => html`${index > 0 ? html`<br>` : null}${markupOf(words, colour)}`)}`,
  plain: said.map(plainOf).join('\n'),
})

interface Row {
  what: string
  amount?: string
  note?: string | null
  strong?: boolean
}

const cell = ({ strong }: Row, style: string) =>
  `${style}border-bottom:1px solid #E2D9C8;font:${strong ? '600' : '400'} 15px/1.45 Helvetica,Arial,sans-serif;color:#1E1A15`

/** Items with their amounts, a row each. */
export const table = (rows: readonly Row[]): Block => ({
  markup: () =>
    html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 12px">${rows.map(
      (row) =>
        html`<tr><td style="${cell(row, 'padding:10px 12px 10px 0;')}">${row.what}${row.note ? html`<br><span style="color:#5C544A;font-size:13px">${row.note}</span>` : null}</td><td align="right" style="${cell(row, 'padding:10px 0;')};white-space:nowrap;vertical-align:top">${row.amount ?? ''}</td></tr>`,
    )}</table>`,
  plain: rows.map(({ what, amount, note }) => `${what}${note ? ` (${note})` : ''}${amount ? `: ${amount}` : ''}`).join('\n'),
})

/** The words that somebody sends along with a present. */
export const quotation = (text: string, language: Language): Block => ({
  markup: () =>
    html`<p style="margin:0 0 16px;padding-left:16px;border-left:3px solid #E2D9C8;font:italic 17px/1.55 Georgia,serif;color:#1E1A15">${inQuotes(text, language)}</p>`,
  plain: inQuotes(text, language),
})

/** A code to be copied, with what it is. */
export const codeBox = (label: string, code: string): Block => ({
  markup: () =>
    html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td align="center" style="border:1px solid #E2D9C8;background:#FBF8F2;padding:20px 12px"><span style="display:block;font:13px/1.5 Helvetica,Arial,sans-serif;color:#5C544A">${label}</span><strong style="display:block;padding-top:6px;font:600 22px/1.3 'Courier New',Courier,monospace;letter-spacing:1px;color:#1E1A15">${code}</strong></td></tr></table>`,
  plain: `${label}: ${code}`,
})

/** A coupon to be cut out. */
export const couponBox = (code: string): Block => ({
  markup: (colour) =>
    html`<p style="margin:0 0 8px;padding:16px;border:1px dashed ${colour};text-align:center;font:600 20px/1.3 monospace;letter-spacing:1px;color:#1E1A15">${code}</p>`,
  plain: code,
})
