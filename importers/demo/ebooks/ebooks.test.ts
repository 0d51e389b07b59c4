import path from 'node:path'
import { SaxesParser } from 'saxes'
import { describe, expect, it } from 'vitest'
import { languages } from '#kernel/language.ts'
import { headBytes, mediaTypeOf } from '#modules/goods/ebooks/sniff.ts'
import { zipped } from '#modules/invoicing/papers/zip-stream.ts'
import { openArchive } from '#modules/libraries/intake/unzip.ts'
import { epubOf } from './epub.ts'
import { demoEbooks } from './write-ebooks.ts'
import { xhtmlOf } from './xhtml.ts'

const folder = path.join(import.meta.dirname, '../../../database/demo')
const ebooks = demoEbooks(folder)

interface Tag {
  name: string
  attributes: Record<string, string>
}

/** Every element of a document; throws for one that is not well-formed XML. */
function tagsOf(xml: string): Tag[] {
  const tags: Tag[] = []
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => tags.push({ name, attributes: attributes as Record<string, string> }))
  parser.write(xml).close()
  return tags
}
const named = (tags: readonly Tag[], name: string) => tags.filter((tag) => tag.name === name).map((tag) => tag.attributes)

describe('the ebooks of the demonstration', () => {
  it('are three books in three languages, of our own texts, none of them empty', () => {
    expect(ebooks).toHaveLength(9)
    expect(new Set(ebooks.map(({ ean }) => ean)).size).toBe(9)
    for (const { book } of ebooks) {
      expect(book.chapters.length).toBeGreaterThanOrEqual(6)
      for (const { title, body } of book.chapters) expect([title, body.length > 300]).toEqual([title, true])
    }
    expect(languages.map((language) => ebooks.filter(({ book }) => book.language === language).length)).toEqual([3, 3, 3])
  })
  it.each(ebooks.map(({ book }) => [`${book.title} (${book.language})`, book] as const))(
    '%s is a valid EPUB 3',
    async (_name, book) => {
      const bytes = Buffer.concat(await Array.fromAsync(zipped(epubOf(book))))
      // OCF 4.3: the media type first, as it is, without extra fields.
      expect(mediaTypeOf(bytes.subarray(0, headBytes))).toBe('application/epub+zip')
      const { names, unpack } = openArchive(bytes)
      const read = (name: string) => unpack(name)?.toString('utf8') ?? ''
      expect(names[0]).toBe('mimetype')
      const [root] = named(tagsOf(read('META-INF/container.xml')), 'rootfile')
      expect(root).toEqual({ 'full-path': 'EPUB/package.opf', 'media-type': 'application/oebps-package+xml' })

      const opf = tagsOf(read('EPUB/package.opf'))
      const [pack] = named(opf, 'package')
      expect(pack).toMatchObject({ version: '3.0', 'unique-identifier': 'id' })
      for (const name of ['dc:identifier', 'dc:title', 'dc:language']) expect(named(opf, name)).toHaveLength(1)
      expect(named(opf, 'meta').map((item) => item['property'])).toEqual(
        expect.arrayContaining([
          'dcterms:modified',
          'schema:accessMode',
          'schema:accessibilityFeature',
          'schema:accessibilityHazard',
        ]),
      )
      const items = named(opf, 'item')
      const ids = items.map((item) => item['id'])
      expect(new Set(ids).size).toBe(ids.length)
      // The manifest names every file of the book, and no other.
      expect(items.map((item) => `EPUB/${item['href']}`).toSorted()).toEqual(
        names.filter((name) => name.startsWith('EPUB/') && !name.endsWith('.opf')).toSorted(),
      )
      expect(items.filter((item) => item['properties'] === 'nav')).toHaveLength(1)
      const spine = named(opf, 'itemref').map((item) => item['idref'])
      expect(spine.length).toBeGreaterThan(book.chapters.length)
      for (const id of spine) expect(ids).toContain(id)

      const nav = tagsOf(read('EPUB/nav.xhtml'))
      expect(named(nav, 'nav').filter((item) => item['epub:type'] === 'toc')).toHaveLength(1)
      for (const { href = '' } of named(nav, 'a')) expect(names).toContain(`EPUB/${href}`)
      for (const name of names.filter((text) => text.endsWith('.xhtml'))) {
        const tags = tagsOf(read(name))
        expect(named(tags, 'html')).toMatchObject([{ lang: book.language, 'xml:lang': book.language }])
        expect(named(tags, 'h1')).toHaveLength(1)
        expect(read(name)).not.toMatch(/!\[|\]\(|\*\*/)
      }
    },
  )
  it('keep lists, quotes and headings, and make text of everything else', () => {
    expect(xhtmlOf('## A & B\n\n- one\n- *two*\n\n![x](piece:1)\n\n> said <b>\n\nEnd [here](/es/x).')).toBe(
      '<h2>A &amp; B</h2>\n<ul>\n<li>one</li>\n<li><em>two</em></li>\n</ul>\n<blockquote><p>said &lt;b&gt;</p></blockquote>\n<p>End here.</p>',
    )
  })
})
