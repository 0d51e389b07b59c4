import { randomBytes } from 'node:crypto'
import { mkdir, open, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** The files that staff send to be imported, below DATA_DIR, under names that nobody can guess. */
export class ImportFiles {
  readonly #folder: string

  constructor(dataDir: string) {
    this.#folder = path.join(dataDir, 'imports')
  }

  newKey = () => randomBytes(24).toString('hex')

  placeOf = (key: string) => path.join(this.#folder, key)

  /** Writes a piece where it belongs; the same piece once more writes the same bytes. */
  async write(key: string, piece: Uint8Array, offset: number): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    const file = await open(this.placeOf(key), offset === 0 ? 'w' : 'r+', 0o600)
    try {
      await file.write(piece, 0, piece.length, offset)
      await file.datasync()
    } finally {
      await file.close()
    }
  }

  /** How many bytes lie there. */
  sizeOf = async (key: string): Promise<number> => (await stat(this.placeOf(key)).catch(() => null))?.size ?? 0

  forget = (key: string): Promise<void> => rm(this.placeOf(key), { force: true })
}
