import PostalMime, { type Email } from 'postal-mime'

export interface LetterParts {
  text: string
  attachments: { name: string; bytes: Uint8Array }[]
}

const entities: Record<string, string> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', euro: '€' }

const tag = /<(\/?)([a-z][a-z0-9]{0,15}|!)[^<>]*>/gi
const unseen = new Set(['style', 'script', 'head', 'title'])
const parting: Record<string, string> = {
  td: '\t',
  th: '\t',
  br: '\n',
  p: '\n',
  div: '\n',
  tr: '\n',
  li: '\n',
  h1: '\n',
  h2: '\n',
  h3: '\n',
}

/** The words of markup, with its rows as lines and its cells parted by tabs. */
function wordsOf(markup: string): string {
  let words = ''
  let at = 0
  let within: string | null = null
  for (const { 0: whole, 1: slash, 2: given = '', index } of markup.matchAll(tag)) {
    const name = given.toLowerCase()
    if (within === null) words += markup.slice(at, index).replace(/[\r\n]+/g, ' ')
    at = index + whole.length
    if (unseen.has(name)) within = slash ? null : (within ?? name)
    else if (within === null && (slash || name === 'br')) words += parting[name] ?? ''
  }
  return (words + (within === null ? markup.slice(at) : ''))
    .replace(/&(\w{2,6});/g, (all, name: string) => entities[name] ?? all)
    .replace(/&#(\d{1,6});/g, (_all, number: string) => String.fromCodePoint(Number(number)))
}

const parsed = (bytes: Uint8Array) => PostalMime.parse(bytes, { attachmentEncoding: 'arraybuffer', maxNestingDepth: 20 })

/** Text and attachments of a saved e-mail (.eml); a letter of markup alone is read as the words it shows. */
export const readLetter = async (bytes: Uint8Array): Promise<LetterParts> => partsOf(await parsed(bytes))

const partsOf = ({ text, html, attachments }: Email): LetterParts => ({
  text: text?.trim() ? text : wordsOf(html ?? ''),
  attachments: attachments.flatMap(({ filename, content, disposition }) =>
    disposition === 'inline' && !filename ? [] : [{ name: filename ?? '', bytes: new Uint8Array(content as ArrayBuffer) }],
  ),
})

/** An e-mail that a mail server handed over. */
export interface ReceivedLetter extends LetterParts {
  from: string
  subject: string
  /** Everybody it went to, as its head and the mail server say. */
  to: string[]
  id: string
  /** A machine wrote it: "I am away until Monday". */
  automatic: boolean
}

const addressedBy = new Set(['delivered-to', 'x-original-to', 'envelope-to'])

/** Reads an e-mail with who sent it and to whom. */
export async function readReceived(bytes: Uint8Array): Promise<ReceivedLetter> {
  const letter = await parsed(bytes)
  const given = letter.headers.filter(({ key }) => addressedBy.has(key)).map(({ value }) => value.trim())
  const named = [...(letter.to ?? []), ...(letter.cc ?? [])].flatMap(({ address }) => address ?? [])
  const automatic =
    letter.headers
      .find(({ key }) => key === 'auto-submitted')
      ?.value.trim()
      .toLowerCase() ?? 'no'
  return {
    ...partsOf(letter),
    from: letter.from?.address ?? '',
    subject: letter.subject ?? '',
    to: [...named, ...given],
    id: letter.messageId ?? '',
    automatic: automatic !== 'no',
  }
}
