/** OpenStack's object store with its S3 door: one of each server, on ports of this machine. */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '#tests/support/running-shop.ts'
import { folderOf, type Program, runToEnd, start, until, written } from './programs.ts'

export const swiftNeeds = [
  'swift-proxy-server',
  'swift-account-server',
  'swift-container-server',
  'swift-object-server',
  'swift-ring-builder',
  'memcached',
]

const kinds = ['account', 'container', 'object'] as const
export const swiftKey = { accessKey: 'shop:palace', secretKey: 'the-key-of-a-shop-that-is-only-tried' }

export interface Swift {
  url: string
  close(): Promise<void>
  /** Ends the door alone, so that what lies there stays. @returns how it is opened again */
  shut(): Promise<() => Promise<void>>
}

export async function openSwift(place: string): Promise<Swift> {
  const folder = folderOf(place, 'swift')
  const devices = folderOf(folder, 'devices')
  mkdirSync(folderOf(devices, 'd1'), { recursive: true })
  const [door, kept] = [await freePort(), await freePort()]
  const user = runToEnd('id', ['-un']).trim()
  const programs: Program[] = [start('memcached', ['-l', '127.0.0.1', '-p', String(kept), '-m', '16'])]
  const common = (port: number) =>
    `[DEFAULT]\nbind_ip = 127.0.0.1\nbind_port = ${port}\nuser = ${user}\nswift_dir = ${folder}\nworkers = 0\nlog_level = WARNING\n`
  for (const kind of kinds) {
    const port = await freePort()
    const builder = path.join(folder, `${kind}.builder`)
    runToEnd('swift-ring-builder', [builder, 'create', '2', '1', '0'])
    runToEnd('swift-ring-builder', [builder, 'add', `r1z1-127.0.0.1:${port}/d1`, '1'])
    runToEnd('swift-ring-builder', [builder, 'rebalance'])
    const settings = `${common(port)}devices = ${devices}\nmount_check = false\ndisable_fallocate = true
[pipeline:main]\npipeline = ${kind}-server\n[app:${kind}-server]\nuse = egg:swift#${kind}\n`
    programs.push(start(`swift-${kind}-server`, [written(path.join(folder, `${kind}.conf`), settings)]))
  }
  const settings = written(
    path.join(folder, 'proxy.conf'),
    `${common(door)}[pipeline:main]
pipeline = catch_errors cache s3api tempauth proxy-server
[filter:catch_errors]\nuse = egg:swift#catch_errors
[filter:cache]\nuse = egg:swift#memcache\nmemcache_servers = 127.0.0.1:${kept}
[filter:s3api]\nuse = egg:swift#s3api\nlocation = us-east-1
[filter:tempauth]\nuse = egg:swift#tempauth\nuser_shop_palace = ${swiftKey.secretKey} .admin
[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true
`,
  )
  const url = `http://127.0.0.1:${door}`
  let proxy: Program
  const openDoor = async () => {
    proxy = start('swift-proxy-server', [settings])
    await until('the object store answers', async () => (await fetch(url)).status < 500)
  }
  const close = async () => {
    for (const program of [proxy, ...programs]) await program?.end()
  }
  try {
    await openDoor()
  } catch (error) {
    await close()
    throw error
  }
  return {
    url,
    close,
    shut: async () => {
      await proxy.end('SIGKILL')
      return openDoor
    },
  }
}
