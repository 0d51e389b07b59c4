import { hash } from 'node:crypto'

/** What of a page's own a content security policy lets in besides its files: hashes, or the nonce of a single answer. */
export interface InlineParts {
  scripts: readonly string[]
  styles: readonly string[]
}

/** What is known by a nonce is for one reader: another answer has another. Pages carry no sheet of their own, only links to files. */
export const byNonce = (nonce: string): InlineParts => ({ scripts: [`'nonce-${nonce}'`], styles: [] })

export const hashOf = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`

/**
 * The scripts and styles that a render marked as its own, by their hashes, and the page without the marks: what is kept for all its
 * readers holds nothing that one of them could give to a script of theirs. Elements without the mark get no hash, wherever they came from.
 */
export function byHashes(html: string, mark: string): { html: string; parts: InlineParts } {
  const marked = ` nonce="${mark}"`
  const scripts = new Set<string>()
  const styles = new Set<string>()
  let without = ''
  let read = 0
  for (let index = html.indexOf(marked); index >= 0; index = html.indexOf(marked, index + marked.length)) {
    without += html.slice(read, index)
    read = index + marked.length
    const from = html.lastIndexOf('<', index)
    const open = html.indexOf('>', index) + 1
    const [, name] = /^<(script|style)\b/.exec(html.slice(from, from + 8)) ?? []
    const close = name ? html.indexOf(`</${name}>`, open) : -1
    // Data for search engines is no script, and a script of a file has no text.
    if (close <= open || html.slice(from, open).includes('ld+json')) continue
    const found = name === 'script' ? scripts : styles
    found.add(hashOf(html.slice(open, close)))
  }
  return { html: without + html.slice(read), parts: { scripts: [...scripts], styles: [...styles] } }
}
