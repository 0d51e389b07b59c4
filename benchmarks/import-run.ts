/** Runs `npm run import` as a process of its own, and watches how long it takes and how much memory it holds. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

export interface ImportRun {
  seconds: number
  /** The most that the process held at once; null where the system does not say. */
  peakMegabytes: number | null
  /** Seconds of processor of the import and of the server it started, whatever else the machine did; null likewise. */
  processorSeconds: number | null
  said: string
}

/** Of the processes that ended below this one, with all that ended below them. */
function endedSeconds(): number | null {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8')
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(13, 15)
    return (Number(user) + Number(system)) / 100
  } catch {
    return null
  }
}

function peakOf(pid: number): number | null {
  try {
    const peak = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
    return Number.isFinite(peak) ? peak / 1024 : null
  } catch {
    return null
  }
}

/**
 * Imports into the server of `folder`, which starts and ends with the run; the whole time counts.
 * @throws Error with what the import said when it fails.
 */
export function runImport(args: readonly string[], folder: string): Promise<ImportRun> {
  const { DATABASE_URL: _, ...environment } = process.env
  const started = performance.now()
  const before = endedSeconds()
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../importers/import.ts'), ...args], {
    env: { ...environment, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  let peakMegabytes: number | null = null
  const watch = setInterval(() => (peakMegabytes = peakOf(child.pid!) ?? peakMegabytes), 100)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      clearInterval(watch)
      const after = endedSeconds()
      const processorSeconds = before === null || after === null ? null : after - before
      if (code === 0) resolve({ seconds: (performance.now() - started) / 1000, peakMegabytes, processorSeconds, said })
      else reject(new Error(`npm run import -- ${args.join(' ')} failed:\n${said}`))
    })
  })
}
