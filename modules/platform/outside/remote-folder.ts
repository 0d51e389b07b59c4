import type { Readable } from 'node:stream'

export interface RemoteFile {
  name: string
  bytes: number
  modifiedAt: Date
}

/** A folder somewhere else. What goes wrong is thrown as OutsideFault. */
export interface RemoteFolder {
  /** The files that lie in it; no folders, no links. */
  list: () => Promise<RemoteFile[]>
  read: (name: string) => Readable
  /** Puts a file there: under another name until it is whole, then under its own, in the place of one that was there. */
  write: (name: string, content: Readable) => Promise<void>
  close: () => Promise<void>
}
