/** Who computes on this machine while something is measured: Node, PostgreSQL, everybody else. Read from /proc; unknown where there is none. */
import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'

/** From here on others disturb so much that a figure says nothing of the shop. */
export const mostForOthers = 0.15

interface Process {
  pid: number
  parent: number
  isPostgres: boolean
  /** Seconds that it computed, with its children that have ended. */
  withEnded: number
}

/** Seconds of processor since some moment in the past. */
interface Reading {
  at: number
  node: number
  pg: number
  /** All processes of the machine, the kernel's own work included. */
  all: number
}

/** What was computed between two moments, in milliseconds, and which share of the machine was others'. */
export interface Spent {
  wall: number
  node: number
  pg: number
  others: number
}

const ticks = 100

/** A line of /proc/<pid>/stat: the name stands in brackets and may hold anything. */
function processOf(line: string): Process {
  const ends = line.lastIndexOf(')')
  const fields = line.slice(ends + 2).split(' ')
  return {
    pid: Number.parseInt(line, 10),
    parent: Number(fields[1]),
    isPostgres: line.slice(line.indexOf('(') + 1, ends).startsWith('postgres'),
    withEnded: sum(fields.slice(11, 15).map(Number)) / ticks,
  }
}

function processes(): Process[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      return [processOf(readFileSync(`/proc/${name}/stat`, 'utf8'))]
    } catch {
      return []
    }
  })
}

/** Servers of databases that run already: no process of ours started them, and yet they work for us. */
const joined = new Set<number>()
export const worksForUs = (pid: number): unknown => joined.add(pid)

const startedBy = (all: readonly Process[], first: ReadonlySet<number>): Set<number> => {
  const ours = new Set(first)
  for (let before = -1; before !== ours.size; ) {
    before = ours.size
    for (const { pid, parent } of all) if (ours.has(parent)) ours.add(pid)
  }
  return ours
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** What our processes but PostgreSQL's had computed when they were last looked at, and what of it nobody tells any more. */
interface Lost {
  last: number
  seconds: number
}

/** Each database's server with everything that it started, as they were last seen: once it ends they are its parent's. */
type Databases = Map<number, { seconds: number; before: number; isChild: boolean }>

function read(databases: Databases, lost: Lost): Reading | null {
  try {
    const [, ...fields] = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]!.trim().split(/\s+/).map(Number)
    const [user = 0, nice = 0, system = 0, , , interrupts = 0, soft = 0, stolen = 0] = fields
    const all = processes()
    const children = startedBy(all, new Set([process.pid]))
    const ours = startedBy(all, new Set([...children, ...joined]))
    const mine = all.filter(({ pid }) => ours.has(pid))
    const postgres = new Set(mine.filter(({ isPostgres }) => isPostgres).map(({ pid }) => pid))
    const spent = (pids: ReadonlySet<number>) => sum(mine.filter(({ pid }) => pids.has(pid)).map(({ withEnded }) => withEnded))
    for (const { pid, parent } of mine)
      if (postgres.has(pid) && !postgres.has(parent)) {
        const seconds = spent(startedBy(mine, new Set([pid])))
        const isChild = children.has(pid)
        // What a server that we joined computed before that was for others.
        databases.set(pid, { seconds, isChild, before: databases.get(pid)?.before ?? (isChild ? 0 : seconds) })
      }
    const known = [...databases]
    // What a database of ours computed that has ended stands with the process that started it.
    const node = spent(ours) - sum(known.map(([pid, { seconds, isChild }]) => (postgres.has(pid) || isChild ? seconds : 0)))
    // A browser that is closed leaves pages behind for which nobody waits: what they computed would be somebody else's.
    lost.seconds += Math.max(0, lost.last - node)
    lost.last = node
    return {
      at: performance.now(),
      node: node + lost.seconds,
      pg: sum(known.map(([, { seconds, before }]) => seconds - before)),
      all: (user + nice + system + interrupts + soft + stolen) / ticks,
    }
  } catch {
    return null
  }
}

/** Begins to watch; what it answers tells what was spent since. Null where the system does not say. */
export function watching(): () => Spent | null {
  const databases: Databases = new Map()
  const lost: Lost = { last: 0, seconds: 0 }
  const before = read(databases, lost)
  const often = setInterval(() => read(databases, lost), 500)
  often.unref()
  return () => {
    clearInterval(often)
    const after = read(databases, lost)
    if (!before || !after) return null
    const wall = (after.at - before.at) / 1_000
    const [node, pg] = [after.node - before.node, after.pg - before.pg]
    const others = Math.max(0, after.all - before.all - node - pg)
    return { wall: wall * 1_000, node: node * 1_000, pg: pg * 1_000, others: others / (wall * availableParallelism()) }
  }
}

const tasksOf = (pid: number): number => {
  try {
    return sum(
      readdirSync(`/proc/${pid}/task`).map((task) =>
        Number.parseInt(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8'), 10),
      ),
    )
  } catch {
    return 0
  }
}

/** Milliseconds that a server and our databases compute from now on, to the nanosecond; processes that end meanwhile are left out. */
export function computedBy(server: number): () => { node: number; pg: number } {
  const look = () => ({
    node: tasksOf(server),
    pg: new Map([...startedBy(processes(), joined)].map((pid) => [pid, tasksOf(pid)])),
  })
  const before = look()
  return () => {
    const after = look()
    const pg = sum([...after.pg].map(([pid, spent]) => spent - (before.pg.get(pid) ?? 0)))
    return { node: (after.node - before.node) / 1e6, pg: pg / 1e6 }
  }
}

/** How many processes wanted to compute in the last minute, beside how many can. */
export const loadNow = (): string => `${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} cores`
