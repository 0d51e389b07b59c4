import type { Readable } from 'node:stream'

/** A file that lies there, and how long it is. */
export interface KeptFile {
  name: string
  bytes: number
}

/**
 * What the shop keeps in files beside its database: the same for every process on one database. Names are of the shop's own making, with
 * slashes between folders; nobody outside reads a file by its name.
 * Every operation throws ShopError 'http.unavailable' while the place itself cannot be reached.
 */
export interface Files {
  /** Whether they lie elsewhere than in DATA_DIR of this machine. */
  readonly apart: boolean
  /** What the place said when it was last asked in vain; null while it answers. */
  readonly fault: string | null
  /** Where a file lies on this machine, for whoever can only read files; null where it lies apart. */
  placeOf(name: string): string | null
  /** Where a file can be written before it is put, on this machine; made by nobody yet. */
  draft(): Promise<string>
  /** Puts what lies at `draft` under a name, whole or not at all; the draft is gone afterwards, whatever happens. */
  put(name: string, draft: string, type: string): Promise<void>
  /** How many bytes the file has; null where there is none. */
  sizeOf(name: string): Promise<number | null>
  /** The bytes from `start` to `end`, both included, or all; read while they are taken. @throws Error where there is no such file */
  read(name: string, range?: { start: number; end: number }): Promise<Readable>
  /** All files of a folder and of those below it. */
  list(folder: string): AsyncIterable<KeptFile>
  /** Does nothing where there is none. */
  forget(name: string): Promise<void>
  /** Asks whether the place answers, for `fault`. Never throws. */
  look(): Promise<void>
}
