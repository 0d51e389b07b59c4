import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { connect } from '#database/connect.ts'
import { serverUser } from '#database/embedded/binaries.ts'
import { closedDatabase } from '#database/embedded/close.ts'
import { addressOf } from '#database/embedded/credentials.ts'
import { handOverDatabase } from '#database/embedded/handover.sql.ts'
import { databaseFolder } from '#database/embedded/place.ts'
import { endServer, launch } from '#database/embedded/server.ts'
import { startEmbedded } from '#database/embedded/start.ts'
import { migrate } from '#database/migrate.ts'
import { bareEnvironment } from './support/bare-environment.ts'
import { freePort } from './support/running-shop.ts'
import { root } from './support/source-files.ts'
import { temporaryFolder } from './support/temporary-folder.ts'

const shelf = '/usr/lib/postgresql'
/** An older server of the machine's own, where there is one. */
const [older] = existsSync(shelf)
  ? readdirSync(shelf).filter(
      (version) => ['15', '16', '17'].includes(version) && existsSync(path.join(shelf, version, 'bin/initdb')),
    )
  : []

const upgrade = (dataDir: string, ...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/upgrade-database.ts', ...words], {
    cwd: root,
    encoding: 'utf8',
    env: { ...bareEnvironment, DATA_DIR: dataDir },
  })
  return { status, stdout, stderr: stderr.trim() }
}

it.skipIf(!older)(
  'a database of an older PostgreSQL is named at the start, and brought along with every row, number and right',
  async () => {
    const bin = path.join(shelf, older!, 'bin')
    const dataDir = path.join(temporaryFolder(onTestFinished), 'data')
    const user = serverUser()
    const wanted = path.join(dataDir, 'postgres')
    const place = { bin, folder: databaseFolder(wanted, user), user }
    const passwords = closedDatabase(place)
    const port = await freePort()
    const old = await launch(place, port, addressOf(port, passwords, { as: 'superuser', database: 'postgres' }))
    await handOverDatabase(port, passwords)
    const url = addressOf(port, passwords, { as: 'shop' })
    await migrate(url)
    const sql = connect(url, { max: 1 })
    await sql`insert into storefront (code) values ('T013') on conflict do nothing`
    await sql`insert into mail_outbox (recipient, template, language, subject, html, plain) values ('a@example.com', 'test', 'es', 'áé"\\', 'a', ${'b\n\\.\n'})`
    await sql.end()
    await endServer(old)

    await expect(startEmbedded({ dataDir: wanted })).rejects.toThrow(
      new RegExp(`is of PostgreSQL ${older}, and .* npm run upgrade-database, after a backup\\.$`),
    )
    const done = upgrade(dataDir, '--from', bin)
    expect(done).toMatchObject({ status: 0, stderr: '' })
    expect(done.stdout).toMatch(/\d+ rows of \d+ tables; 0 differences in the books, as before/)
    expect(readdirSync(dataDir)).toContain(`postgres.of-${older}`)
    expect(upgrade(dataDir)).toMatchObject({ status: 0, stdout: expect.stringMatching(/already/) })

    const server = await startEmbedded({ dataDir: wanted })
    const now = connect(server.url, { max: 1 })
    expect(await now`select subject, plain from mail_outbox`).toEqual([{ subject: 'áé"\\', plain: 'b\n\\.\n' }])
    const [next] = await now<{ id: number }[]>`
      insert into mail_outbox (recipient, template, language, subject, html, plain) values ('b@example.com', 'test', 'es', 'b', 'b', 'b') returning id`
    expect(next!.id).toBeGreaterThan(1)
    await expect(now`insert into mail_outbox (id, recipient, template, language, subject, html, plain)
      overriding system value values (1, 'c', 'test', 'es', 'c', 'c', 'c')`).rejects.toThrow(/duplicate key/)
    await now.end()
    await server.stop()
    expect(await migrateAgain(wanted)).toEqual([])
  },
  300_000,
)

async function migrateAgain(wanted: string): Promise<string[]> {
  const server = await startEmbedded({ dataDir: wanted })
  try {
    return await migrate(server.url)
  } finally {
    await server.stop()
  }
}

it('where there is no database, or one of a later version, nothing is done', () => {
  const dataDir = temporaryFolder(onTestFinished)
  expect(upgrade(dataDir).stderr).toMatch(/^There is no database in /)
  mkdirSync(path.join(dataDir, 'postgres'))
  writeFileSync(path.join(dataDir, 'postgres/PG_VERSION'), '99\n')
  expect(upgrade(dataDir)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/is of PostgreSQL 99, .*: start the newer one\.$/),
  })
})
