/**
 * HTML of strangers to plain text: paragraphs parted by an empty line, list items led by a dash. No tag survives, so nothing
 * in a description can act on a page, whatever prints it.
 */
import { withoutEnd } from '#kernel/edges.ts'
import { onixEntities } from './onix/entities.ts'

const xmlEntities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z0-9]{1,7}));/gi, (whole, hex, decimal, name) => {
    if (name) return xmlEntities[name] ?? onixEntities[name] ?? whole
    const code = Number.parseInt(hex ?? decimal, hex ? 16 : 10)
    return code > 31 && code < 0x110000 && !(code >= 0xd800 && code < 0xe000) ? String.fromCodePoint(code) : ' '
  })
}

/** A tag, a comment or a declaration; a lone "<" as in "a < b" is none. */
const tag = /<!--[\s\S]*?(?:-->|$)|<[!?][^<>]*>|<(\/?)([a-z][a-z0-9]*)(?:\s[^<>]*|\/)?>/gi
const unseen = /<(\/?)(script|style|iframe|object|svg|math|template|title)\b/gi
const block = /^(p|div|h[1-6]|ul|ol|dl|blockquote|table|tr|section|article|pre|hr)$/i

/** Markup without what a page would not show as words; what is never closed is left out to the end. */
function withoutUnseen(html: string): string {
  const kept: string[] = []
  let from = 0
  let within: string | null = null
  for (const { 0: mark, 1: closing, 2: given = '', index } of html.matchAll(unseen)) {
    const name = given.toLowerCase()
    if (index < from) continue
    if (within === null && !closing) {
      kept.push(html.slice(from, index), ' ')
      within = name
    } else if (closing && within === name) {
      const end = html.indexOf('>', index + mark.length)
      if (end < 0) break
      from = end + 1
      within = null
    }
  }
  if (within === null) kept.push(html.slice(from))
  return kept.join('')
}

function withoutTags(html: string): string {
  return withoutUnseen(html).replace(tag, (_, closing, name) => {
    if (!name) return ''
    if (/^br$/i.test(name)) return '\u0001'
    if (/^(li|dt|dd)$/i.test(name)) return closing ? '' : '\u0001- '
    return block.test(name) ? '\u0002' : ''
  })
}

const looksLikeHtml = (text: string) => /<\/?[a-z!]/i.test(text)

/**
 * The words of a text that may be plain, HTML, or HTML escaped once more; empty when there are none.
 * Line ends of plain text are kept, those inside HTML are white space.
 */
export function plainText(source: string): string {
  let text = source.normalize('NFC').replace(/\r\n?/g, '\n')
  const html = looksLikeHtml(text) || /&lt;\/?[a-z]/i.test(text)
  if (!looksLikeHtml(text) && html) text = decodeEntities(text)
  text = html
    ? withoutTags(text.replace(/\s+/g, ' '))
    : text.replace(/\n[ \t]*\n\s*/g, '\u0002').replace(/\n/g, html ? ' ' : '\u0001')
  // What the entities spell is text by now; a second look keeps a tag hidden two deep from coming out whole.
  text = decodeEntities(text)
  if (looksLikeHtml(text)) text = withoutTags(text)
  // What still begins like a tag ("<scr" of "<scr<script>ipt>") is told apart by a space: no later text can close it.
  text = text.replace(/<(?=[a-z/!?])/gi, '< ')
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed here
      .replace(/[\u0000\u0003-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\ufeff]/g, '')
      .replace(/[ \t\n\u00a0]+/g, ' ')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the two marks set above
      .replace(/ ?\u0002[ \u0001\u0002]*/g, '\n\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the mark set above
      .replace(/ ?\u0001 ?/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  )
}

/** One line of text, as titles and names are. */
export const plainLine = (source: string): string => plainText(source).replace(/\s+/g, ' ').trim()

/** The first sentences of a text, up to about `length` characters, cut between words. */
export function beginning(text: string, length: number): string {
  if (text.length <= length) return text
  const head = text.slice(0, length)
  const sentence = Math.max(head.lastIndexOf('. '), head.lastIndexOf('? '), head.lastIndexOf('! '), head.lastIndexOf('\n'))
  if (sentence > length / 3) return head.slice(0, sentence + 1).trim()
  return `${withoutEnd(head.slice(0, head.lastIndexOf(' ')), /[\s,;:]/)}…`
}
