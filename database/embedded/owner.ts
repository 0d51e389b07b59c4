import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const lockOf = (folder: string) => path.join(folder, 'postmaster.pid')
const ownerFile = (folder: string) => path.join(folder, 'shop.pid')
const firstNumber = (file: string) => (existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : Number.NaN)

/** Notes which shop runs the server on this folder, so that another one leaves it alone. */
export function noteOwner(folder: string) {
  // Never through a link that the server's user may have left there.
  rmSync(ownerFile(folder), { force: true })
  writeFileSync(ownerFile(folder), String(process.pid), { flag: 'wx' })
}

/** The port of the server that runs on this folder, or ran when it was killed. */
export function portOf(folder: string): number | null {
  if (!existsSync(lockOf(folder))) return null
  const port = Number(readFileSync(lockOf(folder), 'utf8').split('\n')[3])
  return Number.isInteger(port) && port > 0 ? port : null
}

/** Sessions that go on without their server keep the data locked: they are ended as the server would have ended them. */
export async function stopOrphans(folder: string) {
  const left = sessionsOn(folder)
  for (const pid of left) kill(pid, 'SIGQUIT')
  for (let waited = 0; waited < 2_000 && left.some(isAlive); waited += 50) await wait(50)
  for (const pid of left.filter(isAlive)) kill(pid, 'SIGKILL')
}

/** Processes of Postgres whose working folder this is; where there is no /proc they are waited for instead. */
function sessionsOn(folder: string): number[] {
  if (!existsSync('/proc/self/cwd')) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return (
          readlinkSync(`/proc/${name}/cwd`) === folder && readFileSync(`/proc/${name}/cmdline`, 'utf8').startsWith('postgres')
        )
      } catch {
        return false
      }
    })
    .map(Number)
}

function kill(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended by itself.
  }
}

/**
 * A shop that was killed leaves its server running on the same data: that one is stopped, so that exactly one owns the folder.
 * @throws Error when the server belongs to a shop that is still open.
 */
export async function stopLeftover(folder: string) {
  if (!existsSync(lockOf(folder))) return
  const pid = firstNumber(lockOf(folder))
  const server = Number.isInteger(pid) ? processOf(pid) : null
  // Process numbers are used again: only a postgres on this very folder counts as the one that was left.
  if (!server?.command.includes('postgres') || !server.command.includes(folder)) {
    rmSync(lockOf(folder), { force: true })
    return stopOrphans(folder)
  }
  const owner = firstNumber(ownerFile(folder))
  if (server.parent === owner && owner !== process.pid)
    throw new Error(
      `Another shop (process ${owner}) has its data in ${path.dirname(folder)}. Close it, or set DATA_DIR to a folder of its own.`,
    )
  process.kill(pid, 'SIGINT')
  for (let waited = 0; waited < 10_000 && isAlive(pid); waited += 50) await wait(50)
  if (isAlive(pid)) process.kill(pid, 'SIGKILL')
  for (let waited = 0; waited < 5_000 && isAlive(pid); waited += 50) await wait(50)
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    // In a container nobody may collect a process that has ended.
    return !existsSync(`/proc/${pid}/stat`) || !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Command line and parent of a live process, from /proc where there is one (a small Linux has no ps), else from ps. */
function processOf(pid: number): { command: string; parent: number } | null {
  if (!isAlive(pid)) return null
  if (existsSync(`/proc/${pid}/stat`)) {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
    return { command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '), parent }
  }
  const [, parent, command] =
    /^\s*(\d+)\s+(.*)/.exec(spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' }).stdout) ?? []
  return command ? { command, parent: Number(parent) } : null
}
