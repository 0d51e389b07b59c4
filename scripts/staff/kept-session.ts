import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import type { Language } from '#kernel/language.ts'

export interface KeptSession {
  url: string
  token: string
  email: string
  /** Chosen for the screens; null where nobody chose one. */
  language: Language | null
}

export type Environment = Record<string, string | undefined>

const keptFile = (env: Environment) =>
  env['STAFF_FILE'] || path.join(env['XDG_CONFIG_HOME'] || path.join(homedir(), '.config'), 'palace-shop', 'staff.json')

/** The session of this person on this machine; null where none was opened. */
export function keptSession(env: Environment): KeptSession | null {
  try {
    return JSON.parse(readFileSync(keptFile(env), 'utf8')) as KeptSession
  } catch {
    return null
  }
}

/** Readable by its owner alone, also where an older file was not. */
export function keep(env: Environment, session: KeptSession): string {
  const file = keptFile(env)
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  rmSync(file, { force: true })
  writeFileSync(file, JSON.stringify(session), { mode: 0o600, flag: 'wx' })
  return file
}

export const forget = (env: Environment) => rmSync(keptFile(env), { force: true })
