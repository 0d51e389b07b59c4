import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'

/** What each piece of the server's answer is, by its first byte. */
const pieces = { archive: 0x6e, data: 0x64, manifest: 0x6d }

interface Sinks {
  /** Takes the folder of the database as one tar. */
  archive: NodeJS.WritableStream
  /** Takes the list of its files with their checksums. */
  manifest: NodeJS.WritableStream
}

interface Wire {
  stream: { pause(): void; resume(): void }
}

/** BASE_BACKUP of the replication protocol; what comes is handed on as it comes, and the server waits while nobody takes it. */
class BaseBackup extends pg.Query {
  readonly archive = new PassThrough()
  readonly manifest = new PassThrough()
  #into: PassThrough = this.archive
  #waits = false

  handleCopyData({ chunk }: { chunk: Buffer }, { stream }: Wire) {
    if (chunk[0] === pieces.manifest) this.#into = this.manifest
    if (chunk[0] === pieces.archive) this.#into = this.archive
    // The driver reads the next piece into the same memory.
    if (chunk[0] !== pieces.data || this.#into.write(Buffer.from(chunk.subarray(1)))) return
    // What was on its way comes nevertheless.
    if (this.#waits) return
    this.#waits = true
    stream.pause()
    this.#into.once('drain', () => {
      this.#waits = false
      stream.resume()
    })
  }
}

const statement = `BASE_BACKUP (LABEL 'shop', CHECKPOINT 'fast', WAL true, MANIFEST 'yes', MANIFEST_CHECKSUMS 'SHA256')`

/**
 * Copies the whole server at `url`, which has to be its superuser's address, while it goes on working: what it was when the copy ended
 * can be started from it. Asks the server itself, so that nothing has to be installed and no versions can differ.
 * @throws Error with what the server said; what was written until then is worth nothing.
 */
export async function baseBackup(url: string, { archive, manifest }: Sinks): Promise<void> {
  const client = new pg.Client({ connectionString: url, replication: 'database' } as pg.ClientConfig)
  // A connection that breaks is told of by the query too.
  client.on('error', () => {})
  await client.connect()
  try {
    const backup = new BaseBackup(statement)
    const written = Promise.all([pipeline(backup.archive, archive), pipeline(backup.manifest, manifest)])
    written.catch(() => client.end())
    client.query(backup)
    const failed = once(backup, 'end').catch((error: unknown) => {
      for (const stream of [backup.archive, backup.manifest]) stream.destroy(error as Error)
    })
    await Promise.race([failed, written])
    for (const stream of [backup.archive, backup.manifest]) stream.end()
    await written
  } finally {
    await client.end().catch(() => {})
  }
}
