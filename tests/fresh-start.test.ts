import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { freePort } from './support/running-shop.ts'
import { root } from './support/source-files.ts'

const within = 9 * 60_000

/** Installs everything anew, so it is asked for: FRESH=1 npm test. */
describe.skipIf(process.env.FRESH !== '1')('a fresh clone', () => {
  it.each([
    ['as npm is set up', {}],
    ['with install scripts switched off', { npm_config_ignore_scripts: 'true' }],
  ])('opens with npm start, %s', { timeout: within + 60_000 }, async (_how, settings) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'shop-fresh-'))
    const clone = path.join(folder, 'shop')
    expect(spawnSync('git', ['clone', '--quiet', '--no-hardlinks', root, clone]).status).toBe(0)
    const port = await freePort()
    const shop = spawn('npm', ['start'], {
      cwd: clone,
      env: { ...withoutOurs(process.env), ...settings, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    let said = ''
    for (const stream of [shop.stdout, shop.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
    try {
      const until = Date.now() + within
      while (!said.includes('The shop is open') && shop.exitCode === null && Date.now() < until) await wait(200)
      expect(said).toContain(`The shop is open: http://localhost:${port}`)
      expect(said).toContain('Accounts to try out: a year of orders')
      expect(said).not.toMatch(/ATTENTION|^\s+at .+:\d+:\d+/m)
      const home = await fetch(`http://localhost:${port}/es`)
      expect(home.status).toBe(200)
      expect(await home.text()).toContain('<h1')
    } finally {
      const ended = new Promise((done) => shop.once('exit', done))
      process.kill(-(shop.pid ?? 0), 'SIGINT')
      await Promise.race([ended, wait(15_000)])
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

/** The environment of a person at a keyboard: nothing that this test run or its npm has set. */
const withoutOurs = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(environment)
      .filter(([name]) => !/^(npm_(?!config_(cafile|registry))|NODE_ENV$|VITEST|TESTS$|DATA_DIR$|DATABASE_URL$)/i.test(name))
      .map(([name, value]) => [name, name === 'PATH' ? (value ?? '').replaceAll(/[^:]*node_modules\/\.bin:?/g, '') : value]),
  )
