import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'

export interface ServerUser {
  uid: number
  gid: number
}

/** Where root keeps what the server's user has to reach, when the shop's own folder lies behind a closed one, such as root's home. */
const shelf = '/var/lib/palace-shop'

const ownId = process.getuid?.()

/** Whether the server's user can look into a folder: nobody's folders are opened for it but the shop's own. */
export const canReach = (folder: string, { uid, gid }: ServerUser) =>
  spawnSync('test', ['-r', folder, '-a', '-x', folder], { uid, gid, cwd: '/' }).status === 0

/**
 * Makes sure that only this user puts anything into a folder that programs are started from.
 * @throws Error saying whose it is and what to do.
 */
export function requireOwn(folder: string) {
  const { uid, mode } = lstatSync(folder)
  const isFolder = lstatSync(folder).isDirectory()
  if (isFolder && (ownId === undefined || (uid === ownId && (mode & 0o022) === 0))) return
  throw new Error(`${folder} belongs to another user or can be written by others. Remove it, and start the shop again.`)
}

/** The shelf of root, made when it is missing. @throws Error as `requireOwn` */
export function ownShelf(): string {
  mkdirSync(shelf, { recursive: true, mode: 0o755 })
  requireOwn(shelf)
  return shelf
}

/** @throws Error when others could put a folder of theirs in the place of the database. */
function requireSafeParent(folder: string) {
  const parent = path.dirname(folder)
  const { uid, mode } = statSync(parent)
  const others = (mode & 0o002) !== 0 && (mode & 0o1000) === 0
  if (ownId === undefined || (!others && (uid === ownId || uid === 0))) return
  throw new Error(`${parent} belongs to another user or can be written by everybody: set DATA_DIR to a folder of the shop's own.`)
}

/** The shop's own folder is opened for passing through, never for looking; a home or a folder of others stays as it is. */
function openParent(folder: string) {
  const parent = path.dirname(folder)
  const { uid, mode } = statSync(parent)
  if (uid === ownId && parent !== homedir() && parent !== path.parse(parent).root) chmodSync(parent, (mode & 0o7777) | 0o011)
}

/**
 * The folder of the database, made when it is missing and handed to the user who runs the server. Where that user cannot get to it, it
 * lies on root's shelf, and a link shows where.
 * @throws Error when it cannot be used safely.
 */
export function databaseFolder(wanted: string, user: ServerUser | null): string {
  mkdirSync(path.dirname(wanted), { recursive: true })
  requireSafeParent(wanted)
  if (!lstatSync(wanted, { throwIfNoEntry: false })) mkdirSync(wanted, { mode: 0o700 })
  const folder = realpathSync(wanted)
  if (!user) return folder
  hand(folder, user)
  if (!canReach(folder, user)) openParent(folder)
  if (canReach(folder, user)) return folder
  if (readdirSync(folder).length === 0) return onShelf(wanted, user)
  throw new Error(
    `The user who runs the database cannot get to ${folder}: a folder above it is closed to others. Move DATA_DIR to where every user may pass, below /var/lib for example, or start the shop as a user of its own.`,
  )
}

/** What a system takes as the address of a socket: 104 bytes on macOS, 108 on Linux, one of them its end. */
const longestSocket = 103

/** The folder of the server's socket, which is its own, where nobody else gets; null where its name is too long for one, and on Windows. */
export const socketFolder = (folder: string): string | null =>
  process.platform === 'win32' || Buffer.byteLength(path.join(folder, '.s.PGSQL.65535')) > longestSocket ? null : folder

/** Takes away the sockets that servers left which were killed. Called while none runs on the folder. */
export function removeSockets(folder: string) {
  for (const name of readdirSync(folder)) if (name.startsWith('.s.PGSQL.')) rmSync(path.join(folder, name), { force: true })
}

/**
 * The folder where the server keeps its log, made when it is missing and handed to the user who runs the server.
 * @throws Error when that user cannot write there.
 */
export function logArchiveFolder(wanted: string, user: ServerUser | null): string {
  mkdirSync(wanted, { recursive: true, mode: 0o700 })
  const folder = realpathSync(wanted)
  if (!user) return folder
  if (statSync(folder).uid === ownId) hand(folder, user)
  if (canReach(folder, user)) return folder
  throw new Error(
    `The user who runs the database cannot get to ${folder}: set LOG_ARCHIVE_DIR to a folder that every user may pass to, below /var/lib for example.`,
  )
}

/** A folder on the shelf, with a link to it where it was wanted. */
function onShelf(wanted: string, user: ServerUser): string {
  const folder = mkdtempSync(path.join(ownShelf(), 'data-'))
  hand(folder, user)
  rmdirSync(wanted)
  symlinkSync(folder, wanted)
  return folder
}

function hand(folder: string, user: ServerUser) {
  const { uid } = lstatSync(folder)
  if (uid !== ownId && uid !== user.uid)
    throw new Error(`${folder} belongs to another user. Set DATA_DIR to a folder of the shop's own.`)
  chownSync(folder, user.uid, user.gid)
  chmodSync(folder, 0o700)
}
