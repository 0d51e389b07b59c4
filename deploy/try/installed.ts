/** A shop as its operator has it: a clone, its settings, its data on a disk of its own, and the commands of docs/operation.md. */
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connectForLongWork } from '#database/connect.ts'
import { runningAddress } from '#database/embedded/start.ts'
import type { Pool } from '#kernel/db.ts'
import { freePort, openShop, type RunningShop } from '#tests/support/running-shop.ts'
import { productsWithStock } from '../../benchmarks/checkout.sql.ts'
import { type Bought, buyAcross, secret } from './nodes.ts'

const root = path.join(import.meta.dirname, '../..')

export interface Said {
  status: number
  text: string
}

export interface Installed {
  /** Where the clone lies, and where its data. */
  home: string
  data: string
  backups: string
  environment: Record<string, string>
  /** Runs a program there to its end, as its operator would. @returns how it ended, and all it said */
  command(program: string, words: readonly string[], environment?: Record<string, string>): Promise<Said>
  /** The same for `npm run`. */
  npm(name: string, words?: readonly string[], environment?: Record<string, string>): Promise<Said>
  open(environment?: Record<string, string>, dataDir?: string): Promise<RunningShop>
  buy(shop: RunningShop, guests: number, dataDir?: string): Promise<Bought>
  /** The id of a title that can be bought. */
  productOnSale(): Promise<number>
  /** Seconds since `from` until a guest has paid. */
  sells(shop: RunningShop, from: number): Promise<number>
  /** What `npm run reconcile` says last. */
  books(): Promise<string>
  newestBackup(): string
  fillDisk(): void
  freeDisk(): void
  remove(): void
}

/** What the database that runs in a folder of data answers. @throws Error where none runs */
export async function asked<T>(dataDir: string, ask: (sql: Pool) => Promise<T>): Promise<T> {
  const url = runningAddress(path.join(dataDir, 'postgres'))
  if (url === null) throw new Error('No database runs there')
  const sql = connectForLongWork(url, { max: 1 })
  return ask(sql).finally(() => sql.end({ timeout: 1 }))
}

/**
 * Clones this checkout at a commit, with the packages that are here where they are to be `linked`; the data lie on a disk of so many
 * megabytes, which only root can make.
 */
export async function install(
  folder: string,
  commit: string,
  { megabytes, linked = false }: { megabytes: number; linked?: boolean },
): Promise<Installed> {
  const [home, data, backups] = ['shop', 'data', 'backups'].map((name) => path.join(folder, name)) as [string, string, string]
  execFileSync('git', ['clone', '--quiet', '--no-checkout', root, home])
  execFileSync('git', ['checkout', '--quiet', commit], { cwd: home })
  if (linked) symlinkSync(path.join(root, 'node_modules'), path.join(home, 'node_modules'))
  mkdirSync(data)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', data])
  const filler = path.join(data, 'filler')
  const environment = { PORT: String(await freePort()), SECRET: secret, PAGES_PER_MINUTE: '100000', CALLS_PER_MINUTE: '100000' }
  const installed: Installed = {
    home,
    data,
    backups,
    environment,
    command: (program, words, given = {}) =>
      new Promise((resolve, reject) => {
        const env = { ...process.env, XDG_CONFIG_HOME: folder, DATA_DIR: data, ...environment, ...given }
        const child = spawn(program, words, { cwd: home, env, stdio: ['ignore', 'pipe', 'pipe'] })
        let text = ''
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (some: Buffer) => {
            text = (text + some.toString()).slice(-50_000)
          })
        child.once('error', reject)
        child.once('close', (status) => resolve({ status: status ?? 1, text }))
      }),
    npm: (name, words = [], given = {}) => installed.command('npm', ['run', '-s', name, '--', ...words], given),
    async open(given = {}, dataDir = data) {
      const port = dataDir === data ? Number(environment.PORT) : await freePort()
      return openShop({
        checkout: home,
        dataDir,
        port,
        environment: { ...environment, PORT: String(port), ...given },
        within: 900_000,
      })
    },
    buy: (shop, guests, dataDir = data) => asked(dataDir, (sql) => buyAcross({ sql }, [shop.url], guests)),
    productOnSale: () => asked(data, async (sql) => (await productsWithStock(sql, 1))[0]!.id),
    async sells(shop, from) {
      for (;;) {
        const bought = await installed.buy(shop, 1).catch(() => null)
        if (bought?.paid === 1) return (performance.now() - from) / 1_000
        if (performance.now() - from > 300_000) throw new Error(`Nobody can buy: ${bought?.refused[0] ?? 'no database'}`)
        await wait(100)
      }
    },
    async books() {
      const { text } = await installed.npm('reconcile')
      return text.trim().split('\n').at(-1) ?? ''
    },
    newestBackup: () =>
      path.join(
        backups,
        readdirSync(backups)
          .filter((name) => /^\d/.test(name))
          .toSorted()
          .at(-1) ?? '',
      ),
    fillDisk() {
      const piece = Buffer.alloc(1_048_576)
      const { bavail, bsize } = statfsSync(data)
      try {
        for (let done = 0; done <= bavail * bsize; done += piece.length) writeFileSync(filler, piece, { flag: 'a' })
      } catch {
        // It is full.
      }
    },
    freeDisk: () => rmSync(filler, { force: true }),
    remove: () => {
      // Whoever still holds a file there keeps nobody waiting.
      execFileSync('umount', ['--lazy', data])
    },
  }
  return installed
}

/** The process of the database that comes along. */
export const serverOf = (data: string): number =>
  Number(readFileSync(path.join(data, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
