import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { S3Client } from '@aws-sdk/client-s3'
import { ShopError } from '#kernel/errors.ts'
import type { Files, KeptFile } from '#kernel/files.ts'
import type { Bucket } from './bucket-settings.ts'
import { newDraft } from './drafts.ts'

/** To a server of the house, or of a region near by: it answers within milliseconds, or not at all. */
const [connectMs, silentMs] = [5_000, 20_000]
/** A file is sent anew so often; the client itself cannot, since what it sent of a stream is gone. */
const triesToPut = 3

interface Opened {
  client: S3Client
  sdk: typeof import('@aws-sdk/client-s3')
}

interface S3Fault extends Error {
  $metadata?: { httpStatusCode?: number }
  code?: string
}
const statusOf = (error: unknown) => (error as S3Fault).$metadata?.httpStatusCode
const isMissing = (error: unknown) =>
  statusOf(error) === 404 && ['NotFound', 'NoSuchKey', 'UnknownError'].includes((error as S3Fault).name)

/** What went wrong in a few words, without addresses or keys. */
export function faultOf(error: unknown): string {
  const { name, code, message } = error as S3Fault
  const status = statusOf(error)
  return status ? `${name} (${status})` : (code ?? `${name}: ${message}`.slice(0, 120))
}

async function md5Of(file: string): Promise<string> {
  const hash = createHash('md5')
  await pipeline(createReadStream(file), hash)
  return hash.digest('base64')
}

/** Files in a bucket: signed calls alone, so that the bucket needs to be open to nobody. */
export class BucketFiles implements Files {
  readonly apart = true
  readonly #bucket: Bucket
  readonly #dataDir: string
  #opened: Promise<Opened> | undefined
  #fault: string | null = null

  /** @param dataDir where drafts lie on this machine */
  constructor(bucket: Bucket, dataDir: string) {
    this.#bucket = bucket
    this.#dataDir = dataDir
  }

  get fault(): string | null {
    return this.#fault
  }

  /** The client is loaded where there is a bucket, and nowhere else. */
  #open() {
    const { url, region, accessKey, secretKey } = this.#bucket
    this.#opened ??= import('@aws-sdk/client-s3').then((sdk) => ({
      sdk,
      client: new sdk.S3Client({
        region,
        ...(url && { endpoint: url, forcePathStyle: true }),
        credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
        // Sums that only Amazon's own servers know; Content-MD5 is known by all.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        maxAttempts: 3,
        requestHandler: { connectionTimeout: connectMs, socketTimeout: silentMs },
      }),
    }))
    return this.#opened
  }

  #at = (name: string) => ({ Bucket: this.#bucket.name, Key: this.#bucket.folder + name })

  /** @throws ShopError where the server does not answer or refuses; what it says of a missing file passes. */
  async #asked<T>(ask: (opened: Opened) => Promise<T>): Promise<T> {
    try {
      const answer = await ask(await this.#open())
      this.#fault = null
      return answer
    } catch (error) {
      if (isMissing(error)) throw error
      this.#fault = faultOf(error)
      throw Object.assign(new ShopError('unavailable', 'http.unavailable'), { cause: error })
    }
  }

  placeOf = () => null

  draft = (): Promise<string> => newDraft(this.#dataDir)

  async put(name: string, draft: string, type: string): Promise<void> {
    try {
      const { size } = await stat(draft)
      const whole = { ...this.#at(name), ContentType: type, ContentLength: size, ContentMD5: await md5Of(draft) }
      for (let turn = 1; ; turn++)
        try {
          // A stream can be sent once: each turn opens the draft anew.
          await this.#asked(({ client, sdk }) =>
            client.send(new sdk.PutObjectCommand({ ...whole, Body: size === 0 ? '' : createReadStream(draft) })),
          )
          return
        } catch (error) {
          const status = statusOf((error as Error).cause)
          if (turn === triesToPut || (status !== undefined && status < 500)) throw error
          await wait(turn * 300)
        }
    } finally {
      await rm(draft, { force: true })
    }
  }

  async sizeOf(name: string): Promise<number | null> {
    try {
      const found = await this.#asked(({ client, sdk }) => client.send(new sdk.HeadObjectCommand(this.#at(name))))
      return found.ContentLength ?? null
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  async read(name: string, range?: { start: number; end: number }): Promise<Readable> {
    const part = range && { Range: `bytes=${range.start}-${range.end}` }
    const { Body } = await this.#asked(({ client, sdk }) => client.send(new sdk.GetObjectCommand({ ...this.#at(name), ...part })))
    if (!(Body instanceof Readable)) throw new Error(`${name} came as no stream`)
    return Body
  }

  async *list(folder: string): AsyncGenerator<KeptFile> {
    const above = this.#bucket.folder
    let after: string | undefined
    do {
      const found = await this.#asked(({ client, sdk }) =>
        client.send(
          new sdk.ListObjectsV2Command({
            Bucket: this.#bucket.name,
            Prefix: `${above}${folder}/`,
            ContinuationToken: after,
          }),
        ),
      )
      for (const { Key = '', Size = 0 } of found.Contents ?? []) yield { name: Key.slice(above.length), bytes: Size }
      after = found.NextContinuationToken
    } while (after)
  }

  async forget(name: string): Promise<void> {
    try {
      await this.#asked(({ client, sdk }) => client.send(new sdk.DeleteObjectCommand(this.#at(name))))
    } catch (error) {
      if (!isMissing(error)) throw error
    }
  }

  async look(): Promise<void> {
    await this.#asked(({ client, sdk }) =>
      client.send(new sdk.ListObjectsV2Command({ Bucket: this.#bucket.name, Prefix: this.#bucket.folder, MaxKeys: 1 })),
    ).catch((error: unknown) => {
      // No bucket of this name is no missing file.
      if (isMissing(error)) this.#fault = faultOf(error)
    })
  }
}
