/** The programs of others that trials start, and end again. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { accessSync, chownSync, constants, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { serverUser } from '#database/embedded/binaries.ts'

/** Whom programs run as that refuse root: null where it is not root who tries. */
export const ordinary = serverUser()

export interface Program {
  readonly ended: boolean
  end(signal?: NodeJS.Signals): Promise<void>
}

interface How {
  /** As root, which most refuse. */
  asRoot?: boolean
  environment?: Record<string, string>
}

/** Starts a program in a group of its own, so that what it starts itself ends with it. Set TRY_OUTPUT to read what it says. */
export function start(program: string, given: readonly string[], { asRoot = false, environment = {} }: How = {}): Program {
  const said = process.env.TRY_OUTPUT ? 'inherit' : 'ignore'
  const child: ChildProcess = spawn(program, given, {
    stdio: ['ignore', said, said],
    detached: true,
    cwd: '/',
    env: { ...process.env, HOME: '/nonexistent', ...environment },
    ...(!asRoot && ordinary),
  })
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  return {
    get ended() {
      return hasEnded()
    },
    async end(signal = 'SIGTERM') {
      if (hasEnded() || child.pid === undefined) return
      try {
        process.kill(signal === 'SIGKILL' ? -child.pid : child.pid, signal)
      } catch {
        return
      }
      await gone
    },
  }
}

/** Runs a program to its end. @throws Error with what it said where it fails */
export function runToEnd(program: string, given: readonly string[], environment: Record<string, string> = {}): string {
  const done = spawnSync(program, given, {
    encoding: 'utf8',
    cwd: '/',
    env: { ...process.env, HOME: '/nonexistent', ...environment },
    ...ordinary,
  })
  if (done.status !== 0) throw new Error(`${program} ${given.join(' ')}:\n${done.stdout}${done.stderr}${done.error ?? ''}`)
  return done.stdout
}

/** A new folder of whoever programs run as. */
export function folderOf(...parts: readonly string[]): string {
  const folder = path.join(...parts)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (ordinary) chownSync(folder, ordinary.uid, ordinary.gid)
  return folder
}

/** A file that whoever programs run as can read. @returns its path */
export function written(file: string, text: string): string {
  writeFileSync(file, text, { mode: 0o600 })
  if (ordinary) chownSync(file, ordinary.uid, ordinary.gid)
  return file
}

/** The folder of a program of this machine. @throws Error where there is none */
export function folderOfProgram(program: string): string {
  for (const folder of (process.env.PATH ?? '').split(':'))
    try {
      accessSync(path.join(folder, program), constants.X_OK)
      return folder
    } catch {}
  throw new Error(`${program} is not installed`)
}

/** Asks every 100 ms until it is so. @throws Error naming what did not come within so many seconds */
export async function until(what: string, isSo: () => Promise<boolean>, seconds = 30): Promise<void> {
  const started = performance.now()
  while (!(await isSo().catch(() => false))) {
    if (performance.now() - started > seconds * 1_000) throw new Error(`${what}: not within ${seconds} s`)
    await wait(100)
  }
}
