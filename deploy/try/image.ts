/**
 * What the Dockerfile does, without an engine: the steps of its first stage in an empty folder, by a shell, and the command of its second
 * as a user that owns nothing, without a right of root's, on a disk that it cannot write to.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { anonymousToken } from '#modules/people/access/routes.ts'
import { freePort } from '#tests/support/running-shop.ts'
import { openPlace, secret } from './nodes.ts'
import { until } from './programs.ts'
import type { Trial } from './trial.ts'

export const needs = ['git', 'tar', 'npm', 'unshare', 'setpriv', 'mount']

const root = path.join(import.meta.dirname, '../..')
/** Debian's user that owns nothing. */
const nobody = 65_534

interface Step {
  word: string
  rest: string
}

/** The instructions of a stage, each in one line. */
const stages = (): Step[][] =>
  readFileSync(path.join(import.meta.dirname, '../Dockerfile'), 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
    .split(/^FROM .*\n/m)
    .slice(1)
    .map((stage) =>
      stage.split('\n').flatMap((line) => {
        const [, word, rest] = /^([A-Z]+) (.*)$/.exec(line) ?? []
        return word === undefined || rest === undefined ? [] : [{ word, rest }]
      }),
    )

const restOf = (stage: readonly Step[], word: string) => stage.find((step) => step.word === word)?.rest ?? ''
/** The words of an instruction that is written as a list. */
const wordsOf = (rest: string) => JSON.parse(rest.slice(rest.indexOf('['))) as string[]

/** Files of the commit, as the build is given them. */
function copy(names: readonly string[], folder: string): void {
  const input = execFileSync('git', ['archive', 'HEAD', ...names], { cwd: root, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folder], { input })
}

/** Takes the steps of the first stage. @returns the one that failed, and what it said */
function build(stage: readonly Step[], folder: string): string | null {
  for (const { word, rest } of stage) {
    if (word === 'COPY') copy(rest === '. .' ? [] : rest.split(' ').slice(0, -1), folder)
    if (word !== 'RUN') continue
    const { status, stderr, stdout } = spawnSync('sh', ['-c', rest], { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 30 })
    if (status !== 0) return `${rest}: ${stdout}${stderr}`.slice(-1_000)
  }
  return null
}

/** The settings that a shop in earnest has; the bank is in its test mode. */
const settings = (url: string, port: number) => ({
  DATABASE_URL: url,
  SECRET: secret,
  PORT: String(port),
  PUBLIC_URL: 'https://www.example.org',
  TRUST_PROXY: '1',
  SMTP_URL: 'smtp://127.0.0.1:1',
  PAYMENT_GATEWAYS: 'redsys',
  REDSYS_MERCHANT_CODE: '999008881',
  REDSYS_SECRET: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7',
})

const statusOf = (pid: number, name: string) =>
  new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? ''

export async function run(): Promise<Trial[]> {
  if (process.getuid?.() !== 0) {
    console.log('–  image: not tried, only root can make the disk read-only for a process')
    return []
  }
  const [first, second] = stages() as [Step[], Step[]]
  // Not in /tmp, which the shop has to itself.
  const folder = mkdtempSync('/var/tmp/shop-try-')
  const [shop, data] = [path.join(folder, 'shop'), path.join(folder, 'data')]
  const place = await openPlace()
  const told: Trial[] = []
  try {
    for (const one of [shop, data]) mkdirSync(one)
    chmodSync(folder, 0o755)
    const from = performance.now()
    const failed = build(first, shop)
    told.push({
      what: 'Image: the steps of the first stage in an empty folder',
      seen: failed ?? `done in ${((performance.now() - from) / 1_000).toFixed(0)} s`,
      wanted: 'done',
      met: failed === null,
    })
    if (failed !== null) return told
    const given = restOf(second, 'ENV')
      .split(' ')
      .map((pair) => pair.split('=') as [string, string])
    const port = await freePort()
    const environment = { ...Object.fromEntries(given), ...settings(place.url, port), DATA_DIR: data, HOST: '127.0.0.1' }
    const apart = [
      'mount --make-rprivate /',
      `mount -t tmpfs -o uid=${nobody},gid=${nobody},mode=0700 tmpfs ${data}`,
      'mount -t tmpfs tmpfs /tmp',
      'mount -o remount,bind,ro /',
      `exec setpriv --reuid=${nobody} --regid=${nobody} --clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all "$@"`,
    ].join(' && ')
    const child = spawn('unshare', ['-m', 'sh', '-c', apart, 'sh', ...wordsOf(restOf(second, 'CMD'))], {
      cwd: shop,
      env: { PATH: process.env.PATH ?? '', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (some: Buffer) => (said += some.toString()))
    const gone = new Promise((resolve) => child.once('exit', resolve))
    const [program, ...words] = wordsOf(restOf(second, 'HEALTHCHECK')).map((word) => word.replace(':3000', `:${port}`))
    const isWell = async () => spawnSync(path.join(shop, program!), words).status === 0
    try {
      await until('the health check', isWell, 300).catch((error: Error) => {
        throw new Error(`${error.message}:\n${said}`)
      })
      const { pid = 0 } = child
      const who = `user ${statusOf(pid, 'Uid')}, rights ${statusOf(pid, 'CapEff')}, no new ones ${statusOf(pid, 'NoNewPrivs')}`
      const disk = / \/ \/ (\S+)/.exec(readFileSync(`/proc/${pid}/mountinfo`, 'utf8'))?.[1] ?? ''
      told.push({
        what: 'Image: its command, as who and on what',
        seen: `well by its health check; ${who}; the disk ${disk.split(',')[0]}`,
        wanted: 'a user that is not root, no rights, a disk that is read-only',
        met: statusOf(pid, 'Uid') === String(nobody) && /^0+$/.test(statusOf(pid, 'CapEff')) && disk.startsWith('ro'),
      })
      const at = (where: string, headers: Record<string, string> = {}) =>
        fetch(`http://127.0.0.1:${port}${where}`, { headers: { 'x-forwarded-proto': 'https', ...headers } }).then(
          ({ status }) => status,
        )
      const authorization = `Bearer ${await anonymousToken(secret)}`
      const answers = [await at('/es'), await at('/health/ready'), await at('/api/stores/?store=T013&lang=es', { authorization })]
      const from = performance.now()
      child.kill('SIGTERM')
      const status = await gone
      told.push({
        what: 'Image: a page, its readiness, a call; then told to stop',
        seen: `${answers.join(', ')}; ended with ${status} after ${((performance.now() - from) / 1_000).toFixed(1)} s`,
        wanted: '200 each; 0 within 10 s',
        met: answers.every((answer) => answer === 200) && status === 0,
      })
    } finally {
      child.kill('SIGKILL')
    }
    return told
  } finally {
    await place.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
