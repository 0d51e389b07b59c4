import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const lockOf = (folder: string) => path.join(folder, 'postmaster.pid')
const ownerFile = (folder: string) => path.join(folder, 'shop.pid')
const firstNumber = (file: string) => (existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : Number.NaN)

/** Notes which shop runs the server on this folder, so that another one leaves it alone. */
export const noteOwner = (folder: string) => writeFileSync(ownerFile(folder), String(process.pid))

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
    return
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
