import type { StaffCalls } from '#modules/people/staff/call.ts'
import { FileAnswer } from '#modules/people/staff/file-answer.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { lastRefusedOf, matchingNotes, noteRows, noteSorts, reasonCounts } from './notes.sql.ts'
import { correctRow, refusedFile, toldBy } from './notes.ts'
import { changeRows, changeSorts, matchingChanges, matchingRuns, runRows, runSorts } from './runs.sql.ts'
import { move, retry, runOf, undo } from './runs.ts'
import { importCalls } from './staff-contract.ts'
import { changeView, reasonView, refusedView, rowView, runView } from './view.ts'

const subject = ({ params }: { params: { run: number } }) => `import ${params.run}`

/** Runs of imports and their reports. */
export function importRunStaffRoutes(call: StaffCalls) {
  call(importCalls, 'GET /imports/runs/', {
    action: 'import.read',
    summary: 'Imports and trials, the newest first; those of the command line too',
    run: async ({ db, query, language, now }) => {
      const rows = await runRows(db, query, walking(db, query, runSorts(db), { id: db`r.id` }))
      return listPage(db, query, { rows, matching: matchingRuns(db, query), view: (run) => runView(run, language, now) })
    },
  })
  call(importCalls, 'GET /imports/runs/:run/', {
    action: 'import.read',
    summary: 'How far an import is, and what may be done with it now',
    subject,
    run: async ({ db, params, language, now }) => runView(await runOf(db, params.run), language, now),
  })
  for (const [act, summary] of [
    ['pause', 'Lets an import rest after the batch that is being written'],
    ['resume', 'Lets an import go on where it rests or failed'],
    ['stop', 'Ends an import; what is written stays, and can be undone'],
  ] as const)
    call(importCalls, `POST /imports/runs/:run/${act}/`, {
      action: 'import.change',
      summary,
      subject,
      run: async ({ db, params, language, now }) => {
        await move(db, params.run, act)
        return runView(await runOf(db, params.run), language, now)
      },
    })
  call(importCalls, 'POST /imports/runs/:run/retry/', {
    action: 'import.change',
    summary: 'Tries the corrected rows again, as an import of their own',
    subject,
    run: async ({ db, staff, params, now }) => ({ id: await retry(db, params.run, staff.id, now) }),
  })
  call(importCalls, 'POST /imports/runs/:run/undo/', {
    action: 'import.undo',
    summary: 'Takes an import back within a day; what was sold or changed since stays and is said',
    subject,
    run: async ({ db, staff, params, now }) => ({ id: await undo(db, params.run, staff.id, now) }),
  })
  call(importCalls, 'GET /imports/runs/:run/changes/', {
    action: 'import.read',
    summary: 'What an import changed, or a trial would change, field by field',
    subject,
    run: async ({ db, params, query, language }) => {
      const rows = await changeRows(db, params.run, query, walking(db, query, changeSorts(db), { id: db`c.id` }))
      const matching = matchingChanges(db, params.run, query)
      return listPage(db, query, { rows, matching, view: (change) => changeView(change, language) })
    },
  })
  call(importCalls, 'GET /imports/refused/:ean/', {
    action: 'title.read',
    summary: 'Why an import refused the book with this ISBN, the last time one did',
    run: async ({ db, params, language }) => {
      const row = await lastRefusedOf(db, params.ean)
      return { last: row && refusedView(row, language) }
    },
  })
  call(importCalls, 'GET /imports/runs/:run/reasons/', {
    action: 'import.read',
    summary: 'Why rows were refused or something was left out of them, and how often',
    subject,
    run: async ({ db, params, language }) => ({
      items: (await reasonCounts(db, params.run)).map((one) => reasonView(one, language)),
    }),
  })
  call(importCalls, 'GET /imports/runs/:run/rows/', {
    action: 'import.read',
    summary: 'The report row by row, with line, column and reason',
    subject,
    run: async ({ db, params, query, language }) => {
      const rows = await noteRows(db, params.run, query, walking(db, query, noteSorts(db), { id: db`n.id` }))
      const tells = await toldBy(db, rows)
      const matching = matchingNotes(db, params.run, query)
      return listPage(db, query, { rows, matching, view: (row) => rowView(row, language, tells.get(row.id) ?? null) })
    },
  })
  call(importCalls, 'PUT /imports/runs/:run/rows/:row/', {
    action: 'import.change',
    summary: 'A refused row as it should have been; null takes the correction back',
    subject,
    run: async ({ db, params, body }) => {
      await correctRow(db, params.run, params.row, body.text)
      return { done: true as const }
    },
  })
  call(importCalls, 'GET /imports/runs/:run/refused/', {
    action: 'import.read',
    summary: 'The refused rows as a file that can be sent again',
    subject,
    run: async ({ db, params }) => {
      const { name, type, content } = await refusedFile(db, await runOf(db, params.run))
      return new FileAnswer(name, type, content)
    },
  })
}
