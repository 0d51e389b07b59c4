import { afterAll, expect, it } from 'vitest'
import { DiskFiles } from '#modules/platform/files/disk.ts'
import { withDatabase } from '#tests/support/database.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { keptDays, undoHours } from './contract.ts'
import { importFilesOf } from './file-store.ts'
import { sweepFiles } from './files.ts'
import { sweepChanges } from './runs.ts'

const database = withDatabase()
const folder = temporaryFolder(afterAll)
const files = importFilesOf(new DiskFiles(folder), folder)
const now = new Date('2026-06-01T12:00:00Z')
const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

async function givenFile(sentAt: Date): Promise<{ id: number; key: string }> {
  const key = files.newKey()
  await files.write(key, Buffer.from('x'), 0)
  const [row] = await database.sql<{ id: number }[]>`
    insert into import_file (name, file_key, bytes, received, state, kind, source, sent_at)
    values ('a.xml', ${key}, 1, 1, 'ready', 'onix', 'a', ${sentAt}) returning id`
  return { id: row!.id, key }
}

async function givenRun(row: {
  file?: number
  state?: string
  kind?: string
  ofRun?: number
  finishedAt?: Date | null
}): Promise<number> {
  const { file = null, state = 'done', kind = 'run', ofRun = null, finishedAt = null } = row
  const [run] = await database.sql<{ id: number }[]>`
    insert into import_run (source, kind, state, file_id, of_run, finished_at)
    values ('a', ${kind}, ${state}, ${file}, ${ofRun}, ${finishedAt}) returning id`
  return run!.id
}

const changesOf = async (run: number) =>
  (await database.sql<{ title: string }[]>`select title from import_change where run_id = ${run} order by id`).map(
    ({ title }) => title,
  )

async function givenChanges(run: number) {
  for (const [title, alarm] of [
    ['plain', false],
    ['alarm', true],
  ] as const)
    await database.sql`insert into import_change (run_id, ean, title, after, alarm) values (${run}, '1', ${title}, '{}', ${alarm})`
}

it('deletes files that have lain there long enough, with their bytes; neither fresh ones nor those that a run works with', async () => {
  const long = keptDays * 24 + 1
  const [old, fresh, busy] = [await givenFile(before(long)), await givenFile(before(long - 2)), await givenFile(before(long))]
  await givenRun({ file: busy.id, state: 'paused' })
  const done = await givenRun({ file: old.id })
  await sweepFiles(database.sql, files, now)
  const there = await database.sql<{ id: number }[]>`select id from import_file order by id`
  expect(there.map(({ id }) => id)).toEqual([fresh.id, busy.id])
  expect(await Promise.all([old, fresh, busy].map(({ key }) => files.sizeOf(key)))).toEqual([0, 1, 1])
  expect(await database.sql`select file_id from import_run where id = ${done}`).toEqual([{ file_id: null }])
})

it('forgets what a run changed once it cannot be taken back, but for what a person was warned of', async () => {
  const [old, fresh, beingUndone] = [
    await givenRun({ finishedAt: before(undoHours + 1) }),
    await givenRun({ finishedAt: before(undoHours - 1) }),
    await givenRun({ finishedAt: before(undoHours + 1) }),
  ]
  for (const run of [old, fresh, beingUndone]) await givenChanges(run)
  await givenRun({ kind: 'undo', state: 'running', ofRun: beingUndone })
  expect(await sweepChanges(database.sql, now)).toBe(1)
  expect(await Promise.all([old, fresh, beingUndone].map(changesOf))).toEqual([['alarm'], ['plain', 'alarm'], ['plain', 'alarm']])
  expect(await sweepChanges(database.sql, now)).toBe(0)
})
