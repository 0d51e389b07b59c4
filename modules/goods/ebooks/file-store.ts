import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ShopError } from '#kernel/errors.ts'
import type { Files } from '#kernel/files.ts'
import type { FileDoor } from '#modules/people/staff/sent-file.ts'
import { type EbookMediaType, headBytes, mediaTypeOf } from './sniff.ts'

/** Larger files are refused: an illustrated ebook has tens of megabytes. */
export const mostBytes = 300 * 1024 * 1024

/** A file that cannot be sold; the message says what is expected, `why` which of the two that a sender may be told. */
export class UnfitFile extends Error {
  override name = 'UnfitFile'
  readonly why: 'too_large' | 'neither' | null

  constructor(message: string, why: 'too_large' | 'neither' | null = null) {
    super(message)
    this.why = why
  }
}

export interface StoredFile {
  fileKey: string
  mediaType: EbookMediaType
  bytes: number
  sha256: string
}

/** The files of ebooks, under names that nobody can guess and that no address ever carries. */
export class EbookStore {
  readonly #files: Files

  constructor(files: Files) {
    this.#files = files
  }

  #nameOf = (key: string) => `ebooks/${key.slice(0, 2)}/${key}`

  /** Copies what is read into the store, whole or not at all. @throws UnfitFile for what is neither EPUB nor PDF, or too large. */
  async keep(source: Readable): Promise<StoredFile> {
    const fileKey = randomBytes(24).toString('hex')
    const draft = await this.#files.draft()
    const hash = createHash('sha256')
    let bytes = 0
    let head = Buffer.alloc(0)
    try {
      await pipeline(
        source,
        async function* (parts: AsyncIterable<Buffer | string>) {
          for await (const part of parts) {
            const chunk = Buffer.from(part as Buffer)
            bytes += chunk.length
            if (bytes > mostBytes) throw new UnfitFile(`has more than ${mostBytes / 1024 / 1024} MB`, 'too_large')
            if (head.length < headBytes) head = Buffer.concat([head, chunk.subarray(0, headBytes)])
            hash.update(chunk)
            yield chunk
          }
        },
        createWriteStream(draft, { mode: 0o600, flags: 'wx' }),
      )
      const mediaType = mediaTypeOf(head)
      if (!mediaType) throw new UnfitFile('is neither an EPUB nor a PDF', 'neither')
      await this.#files.put(this.#nameOf(fileKey), draft, mediaType)
      return { fileKey, mediaType, bytes, sha256: hash.digest('hex') }
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }

  /** A file that is made here of a kind: `write` is told where, and says whether it could. Null where it could not. */
  async make(
    mediaType: EbookMediaType,
    write: (to: string) => Promise<boolean>,
  ): Promise<{ file_key: string; bytes: number } | null> {
    const fileKey = randomBytes(24).toString('hex')
    const draft = await this.#files.draft()
    try {
      if (!(await write(draft))) return null
      const { size } = await stat(draft)
      await this.#files.put(this.#nameOf(fileKey), draft, mediaType)
      return { file_key: fileKey, bytes: size }
    } finally {
      await rm(draft, { force: true })
    }
  }

  /** Has `work` done with a file, which lies at a place of this machine meanwhile. @throws Error when the file is gone. */
  async at<Result>(fileKey: string, work: (place: string) => Promise<Result>): Promise<Result> {
    const name = this.#nameOf(fileKey)
    const here = this.#files.placeOf(name)
    if (here !== null) return work(here)
    const draft = await this.#files.draft()
    try {
      await pipeline(await this.#files.read(name), createWriteStream(draft, { mode: 0o600, flags: 'wx' }))
      return await work(draft)
    } finally {
      await rm(draft, { force: true })
    }
  }

  /** Whether the file lies there as it was taken in. */
  async has(fileKey: string, bytes: number): Promise<boolean> {
    return (await this.#files.sizeOf(this.#nameOf(fileKey))) === bytes
  }

  /** The bytes from `start` to `end`, both included, as a stream that reads while it is sent. @throws Error when the file is gone. */
  read = (fileKey: string, range: { start: number; end: number }): Promise<Readable> =>
    this.#files.read(this.#nameOf(fileKey), range)

  forget = (fileKey: string): Promise<void> => this.#files.forget(this.#nameOf(fileKey))
}

/** Takes the files that staff send, whole or not at all. */
export const ebookDoor = (store: EbookStore): FileDoor => ({
  take: (source) =>
    store.keep(source).catch((error: unknown) => {
      if (!(error instanceof UnfitFile) || !error.why) throw error
      throw new ShopError('invalid', `ebooks.${error.why}`, { megabytes: mostBytes / 1024 / 1024 })
    }),
  forget: ({ fileKey }) => store.forget(fileKey),
})
