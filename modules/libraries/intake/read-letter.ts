import PostalMime from 'postal-mime'

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

/** Text and attachments of a saved e-mail (.eml); a letter of markup alone is read as the words it shows. */
export async function readLetter(bytes: Uint8Array): Promise<LetterParts> {
  const letter = await PostalMime.parse(bytes, { attachmentEncoding: 'arraybuffer', maxNestingDepth: 20 })
  return {
    text: letter.text?.trim() ? letter.text : wordsOf(letter.html ?? ''),
    attachments: letter.attachments.flatMap(({ filename, content, disposition }) =>
      disposition === 'inline' && !filename ? [] : [{ name: filename ?? '', bytes: new Uint8Array(content as ArrayBuffer) }],
    ),
  }
}
