/** Faults of what a machine gives: a disk that is read-only, a full folder for what passes, few files. */
import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import path from 'node:path'
import { seconds, shown } from './day.ts'
import { buy, type Ground, guests, open, refusalOf, sold, tell } from './faulty-shop.ts'
import { until } from './programs.ts'

/** Fewer than pages, the database and visitors take together. */
const fewFiles = 256

export async function readOnlyDisk(ground: Ground): Promise<void> {
  execFileSync('mount', ['-o', 'remount,ro', ground.data])
  const from = performance.now()
  const refusal = await refusalOf(open(ground))
  const time = seconds(from)
  execFileSync('mount', ['-o', 'remount,rw', ground.data])
  const shop = await open(ground)
  const bought = await buy(ground, shop)
  await tell(
    ground,
    'DATA_DIR on a disk that is read-only',
    `“${refusal}” after ${shown(time)}; writable again, open after ${shown(shop.openedInMs / 1_000)}, ${sold(bought)}`,
    { wanted: 'refused in a sentence, it sells', met: refusal.includes('the disk is read-only') && bought.paid === guests },
  )
  await shop.stop()
}

export async function fullPassingFolder(ground: Ground): Promise<void> {
  const passing = path.join(ground.folder, 'tmp')
  mkdirSync(passing)
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', passing])
  try {
    writeFileSync(path.join(passing, 'filler'), Buffer.alloc(128 * 1024))
  } catch {
    // It is full.
  }
  try {
    for (const file of globSync('search-*.bin', { cwd: ground.data })) rmSync(path.join(ground.data, file))
    const shop = await open(ground, { environment: { TMPDIR: passing } })
    const bought = await buy(ground, shop)
    await tell(
      ground,
      'the folder for what passes (/tmp) full, the index to be built anew',
      `open after ${shown(shop.openedInMs / 1_000)}, ${sold(bought)}`,
      { wanted: 'it opens and sells', met: bought.paid === guests },
    )
    await shop.stop()
  } finally {
    execFileSync('umount', ['--lazy', passing])
  }
}

/** Lines that say nothing, as of visitors who came and went silent: the shop has fewer files than they take. */
export async function fewOpenFiles(ground: Ground): Promise<void> {
  const shop = await open(ground, { by: ['prlimit', `--nofile=${fewFiles}:${fewFiles}`] })
  const port = Number(new URL(shop.url).port)
  const lines: Socket[] = []
  for (let line = 0; line < 2 * fewFiles; line++) lines.push(connect(port, 'localhost').on('error', () => {}))
  await until('they are there', async () => lines.every(({ connecting, destroyed }) => !connecting || destroyed), 60).catch(
    () => {},
  )
  const meanwhile = await fetch(`${shop.url}/health`, { signal: AbortSignal.timeout(20_000) }).then(
    ({ status }) => String(status),
    (error: Error) => error.name,
  )
  const from = performance.now()
  for (const line of lines) line.destroy()
  await until('it sells again', async () => (await buy(ground, shop, 1)).paid === 1, 300)
  const time = seconds(from)
  const bought = await buy(ground, shop)
  await tell(
    ground,
    `${fewFiles} open files for the shop, ${lines.length} lines that say nothing`,
    `/health meanwhile: ${meanwhile}; it sells by itself ${shown(time)} after they are gone, then ${sold(bought)}`,
    { wanted: 'it lives and sells', met: bought.paid === guests },
  )
  await shop.stop()
}
