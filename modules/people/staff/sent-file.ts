import type { Readable } from 'node:stream'

/** A file that was sent whole and is too large for memory, as it lies in the shop's files. */
export interface SentFile {
  fileKey: string
  bytes: number
}

/** Takes large files in while they are sent, before a call asks the database for anything. What else is known of them is for its domain. */
export interface FileDoor {
  /** @throws ShopError that says what is wrong with it */
  take: (source: Readable) => Promise<SentFile>
  /** Of a call that was refused: its file is not kept. */
  forget: (file: SentFile) => Promise<void>
}
