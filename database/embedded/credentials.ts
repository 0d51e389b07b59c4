import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** Made the database and may do everything; only its own start and tests use it. */
export const superuser = 'shop'
/** Whom the shop is to its database: the owner of it, and nobody beyond. */
export const role = 'shopkeeper'
export const databaseName = 'shop'

export interface Passwords {
  superuser: string
  shop: string
}

/** Beside the database, not in it: who runs the server has no part in it. */
export const passwordFile = (folder: string) => `${folder}.passwords`

export const newPasswords = (): Passwords => ({
  superuser: randomBytes(24).toString('base64url'),
  shop: randomBytes(24).toString('base64url'),
})

/**
 * The passwords of the database in this folder; null before it has any.
 * @throws Error where only another user may read them.
 */
export function readPasswords(folder: string): Passwords | null {
  const file = passwordFile(folder)
  if (!existsSync(file)) return null
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Passwords
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EACCES' || code === 'EPERM')
      throw new Error(`Only the user who runs the shop may open its database: ${file} is theirs.`)
    return null
  }
}

/** Keeps them for this user's eyes alone; whole or not at all. */
export function keepPasswords(folder: string, passwords: Passwords) {
  const draft = `${passwordFile(folder)}.${process.pid}`
  rmSync(draft, { force: true })
  writeFileSync(draft, JSON.stringify(passwords), { mode: 0o600, flag: 'wx' })
  renameSync(draft, passwordFile(folder))
}

/** Over TCP or, where `socket` names the folder of the server's socket, through that: a third less work for each question. */
export const addressOf = (
  port: number,
  passwords: Passwords,
  { as, database = databaseName, socket = null }: { as: 'shop' | 'superuser'; database?: string; socket?: string | null },
) => {
  const person = `postgres://${as === 'shop' ? role : superuser}:${passwords[as]}`
  if (socket === null) return `${person}@127.0.0.1:${port}/${database}`
  return `${person}@localhost/${database}?host=${encodeURIComponent(socket)}&port=${port}`
}
