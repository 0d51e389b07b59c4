import type { Language } from '#kernel/language.ts'
import type { ZipEntry } from '#modules/invoicing/papers/zip-stream.ts'
import { escaped } from './xhtml.ts'

export interface Chapter {
  title: string
  /** What stands under the title, as XHTML. */
  body: string
}

export interface Book {
  /** What names it for ever; a new edition keeps it. */
  identifier: string
  title: string
  author: string
  publisher: string
  language: Language
  summary: string
  chapters: readonly Chapter[]
}

const words: Record<Language, { contents: string; start: string; accessible: string }> = {
  es: {
    contents: 'Índice',
    start: 'Comienzo',
    accessible:
      'Solo texto, con índice, encabezados y orden de lectura; se puede leer con lector de pantalla y a cualquier tamaño de letra.',
  },
  ca: {
    contents: 'Índex',
    start: 'Començament',
    accessible:
      'Només text, amb índex, encapçalaments i ordre de lectura; es pot llegir amb lector de pantalla i a qualsevol mida de lletra.',
  },
  en: {
    contents: 'Contents',
    start: 'Beginning',
    accessible: 'Text only, with table of contents, headings and reading order; works with screen readers and at any text size.',
  },
}

/** The same texts are the same file: a book says when it was changed, and this one changes with the repository. */
const modified = '2026-11-22T00:00:00Z'

const style = `body { margin: 0 5%; line-height: 1.5; }
h1 { font-size: 1.6em; line-height: 1.2; margin: 2em 0 1em; }
h2 { font-size: 1.2em; margin: 1.6em 0 0.6em; }
p { margin: 0 0 0.8em; }
blockquote { margin: 1em 1.5em; font-style: italic; }
.title-page { text-align: center; margin-top: 20%; }
`

const page = ({ title, language }: { title: string; language: Language }, body: string, epub = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml"${epub} lang="${language}" xml:lang="${language}">
<head><meta charset="UTF-8"/><title>${escaped(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>
<body>
${body}
</body>
</html>
`
const epubNames = ' xmlns:epub="http://www.idpf.org/2007/ops"'

const nameOf = (index: number) => `chapter-${String(index + 1).padStart(2, '0')}.xhtml`

const container = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`

function packageOf(book: Book): string {
  const { chapters, language } = book
  const pages = ['title.xhtml', ...chapters.map((_, index) => nameOf(index))]
  const item = (href: string, type: string, more = '') =>
    `<item id="${href.replace('.', '-')}" href="${href}" media-type="${type}"${more}/>`
  const meta = (property: string, value: string) => `<meta property="${property}">${escaped(value)}</meta>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${language}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${escaped(book.identifier)}</dc:identifier>
<dc:title>${escaped(book.title)}</dc:title>
<dc:language>${language}</dc:language>
<dc:creator>${escaped(book.author)}</dc:creator>
<dc:publisher>${escaped(book.publisher)}</dc:publisher>
<dc:description>${escaped(book.summary)}</dc:description>
${[
  meta('dcterms:modified', modified),
  meta('schema:accessMode', 'textual'),
  meta('schema:accessModeSufficient', 'textual'),
  ...['tableOfContents', 'structuralNavigation', 'readingOrder', 'displayTransformability'].map((text) =>
    meta('schema:accessibilityFeature', text),
  ),
  meta('schema:accessibilityHazard', 'none'),
  meta('schema:accessibilitySummary', words[language].accessible),
].join('\n')}
</metadata>
<manifest>
${item('nav.xhtml', 'application/xhtml+xml', ' properties="nav"')}
${item('style.css', 'text/css')}
${pages.map((name) => item(name, 'application/xhtml+xml')).join('\n')}
</manifest>
<spine>
${pages.map((name) => `<itemref idref="${name.replace('.', '-')}"/>`).join('\n')}
</spine>
</package>
`
}

const navOf = (book: Book): string =>
  page(
    { title: words[book.language].contents, language: book.language },
    `<nav epub:type="toc" id="toc"><h1>${words[book.language].contents}</h1><ol>
${book.chapters.map(({ title }, index) => `<li><a href="${nameOf(index)}">${escaped(title)}</a></li>`).join('\n')}
</ol></nav>
<nav epub:type="landmarks" hidden=""><ol><li><a epub:type="bodymatter" href="${nameOf(0)}">${words[book.language].start}</a></li></ol></nav>`,
    epubNames,
  )

/** A book as the entries of an EPUB 3, in the order in which the format wants them (its media type first, as it is). */
export function epubOf(book: Book): ZipEntry[] {
  const { title, author, publisher, language, summary, chapters } = book
  const entry = (name: string, text: string): ZipEntry => ({ name, content: [text] })
  const titlePage = `<section class="title-page"><h1>${escaped(title)}</h1>\n<p>${escaped(author)}</p>\n<p>${escaped(publisher)}</p>\n<p>${escaped(summary)}</p></section>`
  return [
    { ...entry('mimetype', 'application/epub+zip'), stored: true },
    entry('META-INF/container.xml', container),
    entry('EPUB/package.opf', packageOf(book)),
    entry('EPUB/nav.xhtml', navOf(book)),
    entry('EPUB/style.css', style),
    entry('EPUB/title.xhtml', page({ title, language }, titlePage)),
    ...chapters.map((chapter, index) =>
      entry(
        `EPUB/${nameOf(index)}`,
        page({ title: chapter.title, language }, `<section><h1>${escaped(chapter.title)}</h1>\n${chapter.body}</section>`),
      ),
    ),
  ]
}
