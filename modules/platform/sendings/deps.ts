import type { Db, Pool } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { SftpDoor } from '#modules/platform/outside/sftp.ts'
import type { SentContent } from './contract.ts'

/** What a sending is asked for: which shop, which language; null of what is of all of them. */
export interface Asked {
  storefront: string | null
  language: Language | null
}

/** A file that is due: `mark` says what is in it, so that none is sent twice. */
export interface DueFile {
  mark: string
  name: string
}

/** How one kind of file comes about; api/ has the domains below say it. */
export interface Content {
  /** What is due at a moment; null where there is nothing to send. */
  due: (db: Db, asked: Asked, at: Date) => Promise<DueFile | null>
  /** A file as it is now, a piece at a time; null where there is none any more. */
  open: (db: Pool, asked: Asked, mark: string) => Promise<AsyncIterable<string | Buffer> | null>
  /** Of what a later file says everything that an earlier one does, only the latest is sent. */
  latestAlone: boolean
}
export type Contents = Record<SentContent, Content>

export interface SendingDeps {
  sftp: SftpDoor
  sentContents: Contents
}
