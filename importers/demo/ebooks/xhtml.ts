/** The shop's own texts, written in the little Markdown of its magazine, as the XHTML of an ebook. */

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Bold and italics; of a link only its words, since the shop's pages are not in the book. */
const spans = (text: string): string =>
  escaped(text)
    .replace(/\[([^\][]+)\]\([^()\s]+\)/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*]+)\*/g, '<em>$1</em>')

const items = (lines: readonly string[], mark: RegExp) =>
  lines.map((line) => `<li>${spans(line.replace(mark, ''))}</li>`).join('\n')

function block(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  const [first = ''] = lines
  if (first.startsWith('## '))
    return `<h2>${spans(
      first
        .slice(3)
        .replace(/\{#[^{}]+\}$/, '')
        .trimEnd(),
    )}</h2>`
  if (first.startsWith('- ')) return `<ul>\n${items(lines, /^- /)}\n</ul>`
  if (/^\d+\. /.test(first)) return `<ol>\n${items(lines, /^\d+\. /)}\n</ol>`
  if (first.startsWith('>'))
    return `<blockquote><p>${spans(lines.map((line) => line.replace(/^>\s?/, '')).join(' '))}</p></blockquote>`
  return `<p>${spans(lines.join(' '))}</p>`
}

/** Paragraphs, headings, lists and quotes; drawings and articles that a post sets in are left out. */
export const xhtmlOf = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((word) => word.trim())
    .filter((word) => word !== '' && !word.startsWith('!['))
    .map(block)
    .join('\n')
