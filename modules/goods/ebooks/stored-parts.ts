import { PassThrough, type Readable } from 'node:stream'
import { fromRandomAccessReaderPromise, RandomAccessReader } from 'yauzl'
import { NotFound } from '#kernel/errors.ts'
import type { EbookStore } from './file-store.ts'
import { partStream, partsIn, type ZipParts } from './zip-parts.ts'

/** An EPUB in the store. */
interface StoredBook {
  file_key: string
  bytes: number
}

/** Reads the ranges that a zip's reader asks for, wherever the file lies: of a book of 300 MB, a page takes what the page has. */
class StoredRanges extends RandomAccessReader {
  readonly #store: EbookStore
  readonly #key: string

  constructor(store: EbookStore, key: string) {
    super()
    this.#store = store
    this.#key = key
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const through = new PassThrough()
    const failed = (error: Error) => through.destroy(error)
    this.#store.read(this.#key, { start, end: end - 1 }).then((source) => source.on('error', failed).pipe(through), failed)
    return through
  }
}

async function opened<Result>(store: EbookStore, book: StoredBook, work: (parts: ZipParts) => Promise<Result>): Promise<Result> {
  const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true }
  const parts = await partsIn(() => fromRandomAccessReaderPromise(new StoredRanges(store, book.file_key), book.bytes, options))
  return work(parts)
}

/** What an EPUB is made of: the name of each part and its size unpacked. @throws UnfitZip */
export const partsOf = (store: EbookStore, book: StoredBook): Promise<{ name: string; bytes: number }[]> =>
  opened(store, book, async ({ zip, entries }) => {
    zip.close()
    return [...entries.values()]
      .filter(({ fileName }) => !fileName.endsWith('/'))
      .map(({ fileName, uncompressedSize }) => ({ name: fileName, bytes: uncompressedSize }))
  })

/** One part of it, unpacked while it is read. @throws NotFound 'ebooks.no_such_part', UnfitZip */
export const partOf = (store: EbookStore, book: StoredBook, name: string): Promise<{ stream: Readable; bytes: number }> =>
  opened(store, book, async (parts) => {
    const entry = parts.entries.get(name)
    if (!entry) {
      parts.zip.close()
      throw new NotFound('ebooks.no_such_part')
    }
    const stream = await partStream(parts, entry)
    stream.once('close', () => parts.zip.close())
    return { stream, bytes: entry.uncompressedSize }
  })
