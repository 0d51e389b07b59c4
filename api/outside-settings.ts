import path from 'node:path'
import { z } from 'zod'
import type { SftpDoor } from '#modules/platform/outside/sftp.ts'
import type { Config } from './config.ts'

const optional = z.string().min(1).optional()

/** Where files come in and go out, and what proves who the shop is; every setting from the environment. */
export const outsideSettings = {
  /** The folder below which publishers’ files are looked for; DATA_DIR/incoming when unset. */
  INCOMING_DIR: optional,
  /** One file for each password or private key of another server; DATA_DIR/credentials when unset. */
  CREDENTIALS_DIR: optional,
  /** Where `npm run backup` writes; DATA_DIR/backups when unset. */
  BACKUP_DIR: optional,
  /** Where the database that comes along keeps its log; nowhere when unset. */
  LOG_ARCHIVE_DIR: optional,
  /** SFTP servers of networks of the house, host:port with commas; all others have to be public. */
  SFTP_INSIDE: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== ''),
    )
    .pipe(z.array(z.string().regex(/^.+:\d{1,5}$/, 'host:port'))),
}

type Given = Pick<Config, 'DATA_DIR' | 'INCOMING_DIR' | 'CREDENTIALS_DIR' | 'SFTP_INSIDE'>

export const outsideDeps = (given: Given): { sftp: SftpDoor; incomingDir: string } => ({
  sftp: {
    credentialsDir: path.resolve(given.CREDENTIALS_DIR ?? path.join(given.DATA_DIR, 'credentials')),
    insideHosts: given.SFTP_INSIDE,
  },
  incomingDir: path.resolve(given.INCOMING_DIR ?? path.join(given.DATA_DIR, 'incoming')),
})
