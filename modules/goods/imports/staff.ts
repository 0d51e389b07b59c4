import { Refused } from '#kernel/errors.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import type { ImportFiles } from './file-store.ts'
import { fileRows, fileSorts, matchingFiles } from './files.sql.ts'
import { announce, fileOf, forget, say, takePiece } from './files.ts'
import { begin } from './runs.ts'
import { importCalls } from './staff-contract.ts'
import { importCoverStaffRoutes } from './staff-covers.ts'
import { importRateStaffRoutes } from './staff-rates.ts'
import { importRunStaffRoutes } from './staff-runs.ts'
import { fileView } from './view.ts'

const subject = ({ params }: { params: { file: number } }) => `import file ${params.file}`

/** Files that are to be brought in: sent in pieces, looked at, tried and run. */
export function importStaffRoutes(call: StaffCalls, { importFiles: files }: { importFiles: ImportFiles }) {
  call(importCalls, 'GET /imports/files/', {
    action: 'import.read',
    summary: 'Files that were sent to be imported, the newest first',
    run: async ({ db, query, language }) => {
      const rows = await fileRows(db, query, walking(db, query, fileSorts(db), { id: db`f.id` }))
      return listPage(db, query, { rows, matching: matchingFiles(db, query), view: (file) => fileView(file, language) })
    },
  })
  call(importCalls, 'POST /imports/files/', {
    action: 'import.change',
    summary:
      'Announces a file with its length in bytes; what it holds is sent afterwards, in pieces: PATCH /imports/files/{file}/content/',
    subject: ({ body }) => `import file ${body.name}`,
    run: async ({ db, staff, body, language }) =>
      fileView(await fileOf(db, await announce(db, files, { ...body, staffId: staff.id })), language),
  })
  call(importCalls, 'GET /imports/files/:file/', {
    action: 'import.read',
    summary: 'A file: how much of it has come, what it is, what its columns hold',
    subject,
    run: async ({ db, params, language }) => fileView(await fileOf(db, params.file), language),
  })
  call(importCalls, 'PATCH /imports/files/:file/content/', {
    action: 'import.change',
    summary: 'A piece of a file, from the byte on that `offset` says; after the last one it is looked at',
    subject,
    run: async ({ db, params, query, bytes, language }) => {
      if (bytes.length === 0) throw new Refused('http.unreadable')
      await takePiece(db, files, params.file, { offset: query.offset, piece: bytes })
      return fileView(await fileOf(db, params.file), language)
    },
  })
  call(importCalls, 'PUT /imports/files/:file/', {
    action: 'import.change',
    summary: 'Under which name its rows are remembered, and what its columns hold; kept for the next file of that name',
    subject,
    run: async ({ db, params, body, language }) => {
      await say(db, params.file, body)
      return fileView(await fileOf(db, params.file), language)
    },
  })
  call(importCalls, 'DELETE /imports/files/:file/', {
    action: 'import.change',
    summary: 'Deletes a file; the reports of its imports stay',
    subject,
    run: async ({ db, params }) => {
      await forget(db, files, params.file)
      return { done: true as const }
    },
  })
  call(importCalls, 'POST /imports/files/:file/try/', {
    action: 'import.change',
    summary: 'Tries a file: says what an import would change, and writes nothing',
    subject,
    run: async ({ db, staff, params, body }) => ({
      id: await begin(db, params.file, { kind: 'trial', acceptsPrices: body.accepts_prices, staffId: staff.id }),
    }),
  })
  call(importCalls, 'POST /imports/files/:file/run/', {
    action: 'import.change',
    summary: 'Imports a file; it goes on by itself, also after a fall of the shop',
    subject,
    run: async ({ db, staff, params, body }) => ({
      id: await begin(db, params.file, { kind: 'run', acceptsPrices: body.accepts_prices, staffId: staff.id }),
    }),
  })
  importRunStaffRoutes(call)
  importRateStaffRoutes(call)
  importCoverStaffRoutes(call)
}
