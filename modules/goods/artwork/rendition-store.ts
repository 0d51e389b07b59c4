import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { ShopError } from '#kernel/errors.ts'
import type { Files } from '#kernel/files.ts'

interface Limits {
  /** Bytes on disk; past it the oldest pictures go. */
  bytes: number
  /** Pictures drawn at once. */
  atOnce: number
  /** Pictures that may wait for their turn; one more is refused with 503. */
  waiting: number
  /** Where all machines find what one of them drew; null where each draws for itself. */
  beside: Files | null
}

const usual: Limits = { bytes: 2 * 1024 ** 3, atOnce: availableParallelism(), waiting: 600, beside: null }

/** Drawn pictures kept on disk under a key that changes with what they show. A picture asked for twice at once is drawn once. */
export class RenditionStore {
  readonly #folder: string
  readonly #limits: Limits
  readonly #underway = new Map<string, Promise<Buffer>>()
  readonly #queue: (() => void)[] = []
  #busy = 0
  #bytes: number | undefined
  #sweeping = false

  constructor(folder: string, limits: Partial<Limits> = {}) {
    this.#folder = folder
    this.#limits = { ...usual, ...limits }
  }

  /**
   * The picture kept under the key, drawn by `draw` the first time. Keys are file names of our own making.
   * @throws ShopError `unavailable` when too many pictures wait to be drawn.
   */
  get(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const underway = this.#underway.get(key)
    if (underway) return underway
    const made = this.#find(key, draw).finally(() => this.#underway.delete(key))
    this.#underway.set(key, made)
    return made
  }

  async #find(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const file = path.join(this.#folder, shardOf(key), key)
    const kept = await readFile(file).catch(() => null)
    if (kept) return kept
    const shared = await this.#fromOthers(key)
    const picture = shared ?? (await this.#inTurn(draw))
    // A full or read-only disk costs time, never the picture.
    await this.#keep(file, picture).catch(() => {})
    if (!shared) void this.#toOthers(key, picture)
    return picture
  }

  /** What another machine drew. Places that do not answer cost a drawing. */
  async #fromOthers(key: string): Promise<Buffer | null> {
    const { beside } = this.#limits
    if (!beside || beside.fault !== null) return null
    return beside.read(nameBeside(key)).then(buffer, () => null)
  }

  /** Nobody waits for it. */
  async #toOthers(key: string, picture: Buffer): Promise<void> {
    const { beside } = this.#limits
    if (!beside || beside.fault !== null) return
    try {
      const draft = await beside.draft()
      await writeFile(draft, picture)
      await beside.put(nameBeside(key), draft, key.endsWith('.avif') ? 'image/avif' : 'image/webp')
    } catch {
      // The next machine draws it again.
    }
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#busy >= this.#limits.atOnce) {
      if (this.#queue.length >= this.#limits.waiting) throw new ShopError('unavailable', 'http.too_many')
      await new Promise<void>((resolve) => this.#queue.push(resolve))
    } else this.#busy += 1
    try {
      return await work()
    } finally {
      const next = this.#queue.shift()
      if (next) next()
      else this.#busy -= 1
    }
  }

  async #keep(file: string, picture: Buffer) {
    await mkdir(path.dirname(file), { recursive: true })
    const draft = `${file}.${randomBytes(4).toString('hex')}`
    await writeFile(draft, picture)
    await rename(draft, file)
    if (this.#bytes !== undefined) this.#bytes += picture.length
    if (this.#bytes === undefined || this.#bytes > this.#limits.bytes) await this.#sweep()
  }

  /** Counts what is kept; past the limit the oldest go until a tenth is free. */
  async #sweep() {
    if (this.#sweeping) return
    this.#sweeping = true
    try {
      const names = await readdir(this.#folder, { recursive: true })
      const files: { file: string; size: number; age: number }[] = []
      for (const name of names) {
        const file = path.join(this.#folder, name)
        const found = await stat(file).catch(() => null)
        if (found?.isFile()) files.push({ file, size: found.size, age: found.mtimeMs })
      }
      let total = files.reduce((sum, { size }) => sum + size, 0)
      if (total > this.#limits.bytes)
        for (const { file, size } of files.toSorted((a, b) => a.age - b.age)) {
          if (total <= this.#limits.bytes * 0.9) break
          await rm(file, { force: true })
          total -= size
        }
      this.#bytes = total
    } finally {
      this.#sweeping = false
    }
  }
}

const nameBeside = (key: string) => `media/${key}`

/** 256 folders, so that none grows too long to list. */
function shardOf(key: string): string {
  let sum = 0
  for (let i = 0; i < key.length; i++) sum = (sum * 31 + key.charCodeAt(i)) & 0xff
  return sum.toString(16).padStart(2, '0')
}
