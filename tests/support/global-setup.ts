import { rmSync } from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { connect } from '#database/connect.ts'
import { role } from '#database/embedded/credentials.ts'
import { runningAddress, startEmbedded } from '#database/embedded/start.ts'
import { migrate } from '#database/migrate.ts'
import { folderInMemory } from './folder-in-memory.ts'
import { statedFile } from './rows/kept.ts'

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string
    /** The file that holds what each statement says of its rows. */
    statedRows: string
  }
}

/** Nothing is waited for until it lies on the disk, and nothing is kept in order. */
const inMemory = [
  ['fsync', 'off'],
  ['synchronous_commit', 'off'],
  ['full_page_writes', 'off'],
  // Each database is gone before it needs tidying up, and nobody may end whoever tidies up the one that is to be dropped.
  ['autovacuum', 'off'],
  ['max_wal_size', "'256MB'"],
] as const

/** One real server for the whole run, with one migrated database from which each test file takes its copy. */
export default async function setup(project: TestProject) {
  const dataDir = folderInMemory('shop-tests-')
  const server = await startEmbedded({ dataDir: path.join(dataDir, 'postgres') })
  const admin = connect(server.adminUrl, { max: 1 })
  // This server ends with the run and keeps nothing for anybody: what the shop's own keeps through a kill has tests with servers of their own.
  for (const [name, value] of inMemory) await admin.unsafe(`alter system set ${name} = ${value}`)
  await admin.unsafe('select pg_reload_conf()')
  // The shop's own role, with what tests need beyond it: a database each, and rows that no trigger has seen.
  await admin.unsafe(`alter role ${role} createdb`)
  await admin.unsafe(`grant set on parameter session_replication_role to ${role}`)
  await admin.unsafe(`create database shop_template owner ${role}`)
  await admin.end()
  // Over TCP, as databases of others are reached: tests put another host in the place of this one.
  const url = runningAddress(path.join(dataDir, 'postgres'))!
  await migrate(databaseUrl(url, 'shop_template'))
  project.provide('serverUrl', url)
  project.provide('statedRows', statedFile())
  return async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

export const databaseUrl = (serverUrl: string, name: string): string => {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
