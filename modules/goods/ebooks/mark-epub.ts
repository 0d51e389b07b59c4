import { posix } from 'node:path'
import type { Colophon } from './colophon.ts'
import { type EpubPackage, languageOf, readPackage } from './epub-package.ts'
import { copyZip } from './zip-copy.ts'
import { openZip, partText, type ZipParts } from './zip-parts.ts'

/** A page of text has some hundred kilobytes. */
const mostPage = 4 * 1024 * 1024

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const page = ({ title, paragraphs }: Colophon, language: string, mark: string) => `<?xml version="1.0" encoding="UTF-8"?>
<html xmlns="http://www.w3.org/1999/xhtml" lang="${escaped(language)}" xml:lang="${escaped(language)}">
<head><title>${escaped(title)}</title></head>
<body>
<h1>${escaped(title)}</h1>
${paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('\n')}
</body>
</html>
<!-- ${mark} -->
`

/** The end of a tag, with its prefix, as this package writes it: `</opf:manifest>`. */
const ends = {
  manifest: /<\/((?:[\w-]{1,30}:)?)manifest\s{0,20}>/,
  spine: /<\/((?:[\w-]{1,30}:)?)spine\s{0,20}>/,
  metadata: /<\/((?:[\w-]{1,30}:)?)metadata\s{0,20}>/,
}

const before = (text: string, tag: keyof typeof ends, added: (prefix: string) => string): string => {
  const found = ends[tag].exec(text)
  if (!found) throw new Error(`the package has no end of ${tag}`)
  return `${text.slice(0, found.index)}${added(found[1] ?? '')}${text.slice(found.index)}`
}

function packageWith({ text, manifest }: EpubPackage, name: string, mark: string): string {
  const ids = new Set(manifest.map(({ id }) => id))
  const id = ['copy-colophon', `copy-colophon-${mark}`].find((one) => !ids.has(one))!
  const listed = before(
    text,
    'manifest',
    (prefix) => `<${prefix}item id="${id}" href="${posix.basename(name)}" media-type="application/xhtml+xml"/>\n`,
  )
  const read = before(listed, 'spine', (prefix) => `<${prefix}itemref idref="${id}"/>\n`)
  return before(read, 'metadata', (prefix) => `<${prefix}meta name="copy" content="${mark}"/>\n`)
}

/** Pages with the mark behind their end, where XML has room for remarks; others are left as they are. */
async function* marked(parts: ZipParts, { spine }: EpubPackage, mark: string): AsyncGenerator<[string, Buffer]> {
  for (const { name, mediaType } of new Set(spine)) {
    const text = mediaType === 'application/xhtml+xml' ? await partText(parts, name, mostPage) : null
    if (text?.trimEnd().endsWith('</html>') && !text.includes('\ufffd')) yield [name, Buffer.from(`${text}\n<!-- ${mark} -->\n`)]
  }
}

/**
 * Writes a copy of an EPUB that says whom it was sold to: a last page in the reading order, and unseen in the package and on every page of text.
 * @throws UnfitZip, Error for what cannot be marked
 */
export async function markEpub(
  from: string,
  to: string,
  { colophon, language, mark }: { colophon: Colophon; language: string; mark: string },
): Promise<void> {
  const parts = await openZip(from)
  try {
    const book = await readPackage(parts)
    const name = posix.join(posix.dirname(book.name), `colophon-${mark}.xhtml`)
    const changed = new Map<string, Buffer>()
    for await (const [page, content] of marked(parts, book, mark)) changed.set(page, content)
    changed.set(book.name, Buffer.from(packageWith(book, name, mark)))
    changed.set(name, Buffer.from(page(colophon, language || languageOf(book), mark)))
    await copyZip(parts, to, changed)
  } finally {
    parts.zip.close()
  }
}
