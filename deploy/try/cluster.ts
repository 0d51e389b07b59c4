/** Three PostgreSQL under Patroni, which keeps in etcd who of them takes writes. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { connect } from '#database/connect.ts'
import { freePort } from '#tests/support/running-shop.ts'
import { makeShop } from './database.sql.ts'
import { folderOf, folderOfProgram, type Program, start, until, written } from './programs.ts'

const password = 'only-tried'

export interface Cluster {
  /** All members, as the shop is told of them. */
  url: string
  /** Each as its administrator reaches it. */
  admins: readonly string[]
  /** The place of the one that takes writes; -1 where none does. */
  primary(): Promise<number>
  /** Whether so many members follow the primary. */
  follow(members: number): Promise<boolean>
  /** As a machine that breaks down: Patroni and its PostgreSQL finish nothing (kill -9). */
  kill(member: number): Promise<void>
  begin(member: number): void
  close(): Promise<void>
}

interface Member {
  name: string
  port: number
  rest: number
  folder: string
  settings: string
  program?: Program
}

/** JSON is YAML. An order is there once a second server has it, and only who has all of them is made the primary. */
const settingsOf = ({ name, port, rest, folder }: Member, { etcd, bin }: { etcd: number; bin: string }) =>
  JSON.stringify({
    scope: 'shop',
    name,
    restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
    etcd3: { hosts: `127.0.0.1:${etcd}` },
    bootstrap: {
      dcs: { ttl: 10, loop_wait: 2, retry_timeout: 3, synchronous_mode: true, postgresql: { use_pg_rewind: true } },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: path.join(folder, 'data'),
      bin_dir: bin,
      pgpass: path.join(folder, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres', password },
        replication: { username: 'replicator', password },
        rewind: { username: 'rewinder', password },
      },
      parameters: { unix_socket_directories: folder, max_connections: 100, jit: 'off', log_min_messages: 'fatal' },
      pg_hba: [
        'local all all trust',
        'host all all 127.0.0.1/32 scram-sha-256',
        'host replication all 127.0.0.1/32 scram-sha-256',
      ],
    },
  })

const says = async ({ rest }: Member, what: 'primary' | 'replica') =>
  (await fetch(`http://127.0.0.1:${rest}/${what}`, { signal: AbortSignal.timeout(1_000) }).catch(() => null))?.status === 200

export async function openCluster(parent: string): Promise<Cluster> {
  const bin = folderOfProgram('pg_rewind')
  const [client, peer] = [await freePort(), await freePort()]
  const [clientUrl, peerUrl] = [client, peer].map((port) => `http://127.0.0.1:${port}`)
  const etcd = start('etcd', [
    ...['--name', 'only', '--data-dir', folderOf(parent, 'etcd'), '--log-level', 'error'],
    ...['--listen-client-urls', clientUrl!, '--advertise-client-urls', clientUrl!],
    ...['--listen-peer-urls', peerUrl!, '--initial-advertise-peer-urls', peerUrl!, '--initial-cluster', `only=${peerUrl}`],
  ])
  const members: Member[] = []
  for (const name of ['one', 'two', 'three']) {
    const folder = folderOf(parent, name)
    const member = { name, folder, port: await freePort(), rest: await freePort(), settings: path.join(folder, 'patroni.yml') }
    members.push(member)
    written(member.settings, settingsOf(member, { etcd: client, bin }))
  }
  const begin = (index: number) => {
    const member = members[index]!
    member.program = start('patroni', [member.settings])
  }
  const primary = async () => {
    const said = await Promise.all(members.map((member) => says(member, 'primary')))
    return said.indexOf(true)
  }
  const follow = async (count: number) =>
    (await Promise.all(members.map((member) => says(member, 'replica')))).filter(Boolean).length >= count
  const hosts = members.map(({ port }) => `127.0.0.1:${port}`).join()
  const cluster: Cluster = {
    url: `postgres://shop:${password}@${hosts}/shop`,
    admins: members.map(({ port }) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`),
    primary,
    follow,
    begin,
    async kill(index) {
      const { folder, program } = members[index]!
      const server = Number(readFileSync(path.join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0])
      await program?.end('SIGKILL')
      process.kill(server, 'SIGKILL')
    },
    async close() {
      await Promise.all(members.map(({ program }) => program?.end()))
      await etcd.end()
    },
  }
  try {
    for (const index of members.keys()) begin(index)
    await until('a primary', async () => (await primary()) >= 0, 120)
    await until('two that follow it', () => follow(2), 120)
    const admin = connect(`postgres://postgres:${password}@${hosts}/postgres`, { max: 1 })
    await makeShop(admin, password).finally(() => admin.end({ timeout: 1 }))
    return cluster
  } catch (error) {
    await cluster.close()
    throw error
  }
}
