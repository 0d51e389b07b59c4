import type { ImportFiles } from '#modules/goods/imports/file-store.ts'
import type { SftpDoor } from '#modules/platform/outside/sftp.ts'

export interface FetchDeps {
  importFiles: ImportFiles
  sftp: SftpDoor
  /** The folder below which folders are looked at. */
  incomingDir: string
}
