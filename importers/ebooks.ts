/** `npm run ebooks`: takes the files of ebooks in, so that they can be sold. Exit code 1 when one of them was refused. */
import { createReadStream, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Pool } from '#kernel/db.ts'
import { parseEan } from '#kernel/isbn.ts'
import { EbookStore, UnfitFile } from '#modules/goods/ebooks/file-store.ts'
import { addFile, endSale, withoutFile } from '#modules/goods/ebooks/manage.ts'
import { givenBucket } from '#modules/platform/files/bucket-settings.ts'
import { filesOf } from '#modules/platform/files/open.ts'
import { openDatabase } from './database.ts'

const usage = `
  npm run ebooks -- <what> …

    add <folder or file…>   EPUB or PDF files, each named by its ISBN (9788412345678.epub): put on sale, or replaced for everybody
    add --in-spite <…>      the same, also with faults of form that readers get along with
    list                    ebooks of the catalogue that have no file and are therefore not sold
    off <ISBN…>             ends the sale; whoever bought it keeps it

  Files are copied to DATA_DIR/ebooks (default data), or into the bucket in S3_BUCKET, and can be deleted where they came from.
  Files are checked as the back office checks them: what nobody could open is refused, and so are faults of form without --in-spite.
  An ebook (format E00) is an EPUB, a PDF (format E01) is a PDF; at most 300 MB each.
`

const isFile = /\.(epub|pdf)$/i

/** The files named, and those of the folders named. */
const filesNamed = (names: readonly string[]): string[] =>
  names.flatMap((name) =>
    statSync(name).isDirectory()
      ? readdirSync(name)
          .filter((text) => isFile.test(text))
          .toSorted()
          .map((text) => path.join(name, text))
      : [name],
  )

const isbnOf = (text: string): string => {
  const isbn = parseEan(path.basename(text).replace(isFile, ''))
  if (!isbn) throw new UnfitFile('is not named by an ISBN')
  return isbn
}

/** Does each; says what was refused and goes on. @returns how many were refused */
async function each(names: readonly string[], act: (name: string) => Promise<string>): Promise<number> {
  let refused = 0
  for (const name of names)
    try {
      console.log(`  ${await act(name)}`)
    } catch (error) {
      if (!(error instanceof UnfitFile)) throw error
      refused += 1
      console.error(`  ${name}: ${error.message}`)
    }
  return refused
}

async function run(sql: Pool, store: EbookStore, [what, ...names]: readonly string[]): Promise<number> {
  if (what === 'list') {
    for (const { ean, format_code, title } of await withoutFile(sql))
      console.log(`  ${ean}  ${format_code === 'E01' ? 'PDF ' : 'EPUB'}  ${title}`)
    return 0
  }
  if (what === 'off') return each(names, async (isbn) => `${await endSale(sql, isbnOf(isbn), new Date())}: off sale`)
  const look = names.includes('--in-spite') ? 'in spite' : 'strict'
  const files = names.filter((name) => name !== '--in-spite')
  return each(filesNamed(files), async (file) => {
    const { title, kind, replaced } = await addFile(sql, store, isbnOf(file), createReadStream(file), { look })
    return `${title}: ${kind} ${replaced ? 'replaced' : 'on sale'}`
  })
}

const given = process.argv.slice(2)
const [what = '', ...names] = given
if (given.includes('--help') || what === '') console.log(usage)
else if (!['add', 'list', 'off'].includes(what) || (what !== 'list' && names.length === 0)) {
  console.error(usage)
  process.exitCode = 1
} else {
  const database = await openDatabase(process.env)
  try {
    const store = new EbookStore(filesOf(givenBucket(process.env), path.resolve(process.env['DATA_DIR'] || 'data')))
    if ((await run(database.sql, store, given)) > 0) process.exitCode = 1
  } finally {
    await database.close()
  }
}
