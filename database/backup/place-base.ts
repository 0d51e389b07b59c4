import { createReadStream } from 'node:fs'
import { lchown, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { unpackTar } from 'modern-tar/fs'
import { serverBinaries, serverUser } from '../embedded/binaries.ts'
import { aloneWith } from '../embedded/close.ts'
import { databaseFolder, type ServerUser } from '../embedded/place.ts'
import { strayFiles } from './manifest.ts'

/** A base backup, and how far the log that was archived since is to be followed. */
export interface BaseToPlace {
  archive: string
  manifest: string
  /** Where the log is archived, if it is. */
  log?: string | undefined
  /** How far the log is followed: not beyond the backup, to its end, or up to a moment. */
  upTo: 'backup' | 'latest' | Date
}

/** A database that goes on after a restore writes a log of its own, so that it never writes over the one it came from. */
const goal = (upTo: BaseToPlace['upTo']): Record<string, string> => {
  if (upTo === 'latest') return {}
  if (upTo === 'backup')
    return { recovery_target: 'immediate', recovery_target_timeline: 'current', recovery_target_action: 'promote' }
  // Names of zones are not known yet when settings are read.
  return { recovery_target_time: upTo.toISOString().replace('Z', '+00'), recovery_target_action: 'promote' }
}

/** A text between quotes of a setting of the server. */
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

async function handTo({ uid, gid }: ServerUser, folder: string) {
  for (const name of await readdir(folder, { recursive: true })) await lchown(path.join(folder, name), uid, gid)
}

/**
 * Puts a base backup where `startEmbedded` will look for its data, and follows the archived log where asked to.
 * @param wanted an empty folder, or none yet.
 * @throws Error where there are data already, where files are not what the server wrote, and where the log does not reach as far.
 */
export async function placeBase(wanted: string, { archive, manifest, log, upTo }: BaseToPlace): Promise<void> {
  const user = serverUser()
  const folder = databaseFolder(wanted, user)
  if ((await readdir(folder)).length > 0)
    throw new Error(`There is a database in ${folder}. Move ${path.dirname(wanted)} aside, and restore again.`)
  await pipeline(createReadStream(archive), createGunzip(), unpackTar(folder))
  const stray = await strayFiles(folder, manifest)
  if (stray.length > 0)
    throw new Error(`${stray.length} files of the backup are damaged or missing, ${stray[0]} among them. Take another backup.`)
  // Whose server it was.
  await rm(path.join(folder, 'shop.pid'), { force: true })
  if (log) await writeFile(path.join(folder, 'recovery.signal'), '')
  if (user) await handTo(user, folder)
  if (!log) return
  const settings = {
    restore_command: `cp ${quoted(path.join(log.replaceAll('%', '%%'), '%f'))} "%p"`,
    ...goal(upTo),
    // Nobody reads meanwhile, and a server of one process cannot let anybody.
    hot_standby: 'off',
  }
  aloneWith({ bin: serverBinaries(user), folder, user }, [], { settings, task: 'follow its archived log' })
}
