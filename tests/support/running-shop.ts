import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { heapOf } from '../../scripts/heap.mjs'

const root = path.join(import.meta.dirname, '../..')

/** Shops on one database sign with one. */
const sharedSecret = 'the secret of every shop that tests open on a database'

export interface RunningShop {
  url: string
  pid: number
  /** From the start of the process to its first answer. */
  openedInMs: number
  stop(): Promise<void>
  /** As a power cut would: it finishes nothing (kill -9). */
  kill(): Promise<void>
}

interface Options {
  /** Kept when given; else a new folder that goes when the shop stops. */
  dataDir?: string
  environment?: Record<string, string>
  /** A free one where nothing is said. */
  port?: number
  within?: number
  /** Another checkout of the shop than this one, to compare the two. */
  checkout?: string
  /** A program that it is started by and that gives its place to it: with fewer rights, files or names than this process has. */
  by?: readonly string[]
}

/**
 * The shop as its visitors meet it: the real server in a process of its own, in production mode, on a free port.
 * @throws Error with what it printed when it does not open.
 */
export async function openShop({
  dataDir,
  environment = {},
  port: given,
  within = 300_000,
  checkout = root,
  by = [],
}: Options = {}): Promise<RunningShop> {
  const folder = dataDir ?? mkdtempSync(path.join(tmpdir(), 'shop-running-'))
  const port = given ?? (await freePort())
  const url = `http://localhost:${port}`
  const started = performance.now()
  const entry = ['scripts/open-shop.ts', 'api/server.ts'].find((file) => existsSync(path.join(checkout, file)))!
  const first = process.env.SHOP_IMPORTS ? ['--import', process.env.SHOP_IMPORTS] : []
  const [program = process.execPath, ...words] = [
    ...by,
    process.execPath,
    ...heapOf({ ...process.env, ...environment }),
    ...first,
    entry,
  ]
  const shop = spawn(program, words, {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      // As `npm start` has it.
      MALLOC_ARENA_MAX: '2',
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: 'localhost',
      PUBLIC_URL: url,
      DATA_DIR: folder,
      TRUST_PROXY: '1',
      TRY_OUT: 'true',
      DEMO_ACCOUNTS: 'false',
      ...(environment['DATABASE_URL'] !== undefined && { SECRET: sharedSecret }),
      ...environment,
    },
  })
  let said = ''
  for (const stream of [shop.stdout, shop.stderr])
    stream.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-50_000)
      if (process.env.SHOP_OUTPUT) process.stderr.write(chunk)
    })
  while (!(await answers(`${url}/health`))) {
    if (shop.exitCode !== null || performance.now() - started > within) {
      shop.kill('SIGKILL')
      throw new Error(`The shop did not open:\n${said}`)
    }
    await wait(25)
  }
  return {
    url,
    pid: shop.pid ?? 0,
    openedInMs: performance.now() - started,
    async stop() {
      await end(shop)
      if (!dataDir) rmSync(folder, { recursive: true, force: true })
    },
    kill: () => end(shop, 'SIGKILL'),
  }
}

const answers = (url: string) =>
  fetch(url).then(
    (answer) => answer.ok,
    () => false,
  )

async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((done) => child.once('exit', done))
  child.kill(signal)
  await gone
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, 'localhost', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
