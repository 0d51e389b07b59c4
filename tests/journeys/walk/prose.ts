const empty = new Set(['input', 'img', 'br', 'hr', 'meta', 'link', 'source', 'wbr', 'col', 'area', 'track', 'embed'])
/** Where names of books, of people and of places stand, which are the same in every language. */
const names = new Set(['a', 'h1', 'h2', 'h3', 'h4', 'option', 'address', 'cite', 'code', 'em'])
const silent = new Set(['script', 'style', 'template', 'svg', 'nav'])
const tag = /<(\/?)([a-z][a-z0-9-]*)\b([^>]*?)(\/?)>/gi

/**
 * The sentences of a page's main part: runs of text outside of links, headings and names, and of what says itself to be in
 * another language. For well-formed markup, which is what the shop writes.
 */
export function sentencesOf(html: string): string[] {
  const open: { name: string; apart: boolean }[] = []
  const found: string[] = []
  let from = 0
  const take = (text: string) => {
    const plain = text
      .replaceAll(/<!--.*?-->/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
    if (plain && !open.some(({ apart }) => apart)) found.push(plain)
  }
  for (const match of html.matchAll(tag)) {
    const [whole, closing, name = '', attributes = '', ends] = match
    take(html.slice(from, match.index))
    from = match.index + whole.length
    const lower = name.toLowerCase()
    if (closing) {
      const index = open.findLastIndex((item) => item.name === lower)
      if (index >= 0) open.length = index
    } else if (!ends && !empty.has(lower))
      open.push({ name: lower, apart: names.has(lower) || silent.has(lower) || /\slang="/.test(attributes) })
  }
  take(html.slice(from))
  return found
}

/** A sentence has words and ends like one; names and postal addresses are alike in every language. */
const isSentence = (text: string) => (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= 5 && /[.?!…:]$/.test(text) && !/\d{5}/.test(text)

/** What two languages of a page say letter by letter alike: one of them was not translated. */
export const sharedSentences = (readonlyArray: readonly string[], other: readonly string[]): string[] => {
  const there = new Set(other)
  return readonlyArray.filter((sentence) => isSentence(sentence) && there.has(sentence))
}
