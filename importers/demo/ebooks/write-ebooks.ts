/** The ebooks that the demonstration sells, made of the shop's own texts: the magazine, the rooms of the palace and their motifs. */

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { z } from 'zod'
import type { Pool } from '#kernel/db.ts'
import { type Language, languages } from '#kernel/language.ts'
import { localized } from '#kernel/localized.ts'
import type { EbookStore } from '#modules/goods/ebooks/file-store.ts'
import { addFile, addSample, hasFileToSell, hasSample } from '#modules/goods/ebooks/manage.ts'
import { zipped } from '#modules/invoicing/papers/zip-stream.ts'
import { demoEan } from '../made-up.ts'
import { readPost } from '../magazine.ts'
import { publisher, readWorks, team, type Work } from '../own-books.ts'
import { type Book, type Chapter, epubOf } from './epub.ts'
import { xhtmlOf } from './xhtml.ts'

const Words = localized(z.string())
const Spots = z.array(z.object({ names: Words, leads: Words, bodies: Words }))
const Palace = z.object({ places: Spots, motifs: Spots })

/** The chapters that a name of the list `ebook=` stands for: the rooms, the motifs, or a post of the magazine. */
function chaptersOf(folder: string, name: string, language: Language): Chapter[] {
  if (name === 'places' || name === 'motifs') {
    const spots = Palace.parse(JSON.parse(readFileSync(path.join(folder, 'places.json'), 'utf8')))[name]
    return spots.map(({ names, leads, bodies }) => ({
      title: names[language],
      body: xhtmlOf(`*${leads[language]}*\n\n${bodies[language]}`),
    }))
  }
  const { title, summary, body } = readPost(folder, name, language)
  return [{ title, body: xhtmlOf(`*${summary}*\n\n${body}`) }]
}

const bookOf = (folder: string, { facts, words }: Work, ean: string, language: Language): Book => ({
  identifier: `urn:ean:${ean}`,
  title: words[language].title ?? '',
  author: team[language],
  publisher,
  language,
  summary: words[language].summary,
  chapters: (facts['ebook'] ?? '').split(',').flatMap((name) => chaptersOf(folder, name, language)),
})

/** Each ebook of the demonstration with its number and what it holds. */
export function demoEbooks(folder: string): { ean: string; book: Book }[] {
  const file = path.join(folder, 'imprint', 'guides.txt')
  return readWorks(readFileSync(file, 'utf8'), 'guides.txt')
    .filter(({ facts }) => facts['ebook'])
    .flatMap((work) =>
      languages.map((language) => {
        const ean = demoEan('book', `${work.key}/${language}/E00`)
        return { ean, book: bookOf(folder, work, ean, language) }
      }),
    )
}

/** The first two chapters, as a book of its own. */
const sampleOf = (book: Book): Book => ({ ...book, identifier: `${book.identifier}:sample`, chapters: book.chapters.slice(0, 2) })

/** Makes the files and samples that are missing; what the shop has taken in since stays. */
export async function writeEbooks(sql: Pool, store: EbookStore, folder: string): Promise<void> {
  const file = (book: Book) => Readable.from(zipped(epubOf(book)))
  for (const { ean, book } of demoEbooks(folder)) {
    if (!(await hasFileToSell(sql, ean))) await addFile(sql, store, ean, file(book))
    if (!(await hasSample(sql, ean))) await addSample(sql, store, ean, file(sampleOf(book)))
  }
}
