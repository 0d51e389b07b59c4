import { NotFound } from '#kernel/errors.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import type { Say } from '#modules/platform/file-exchange/told-fault.ts'
import type { FetchDeps } from './deps.ts'
import { fetchedAgain, findFetched, leaveOut } from './fetched.ts'
import { addSource, changeSource, fetchNow, findSources, keptSource, removeSource, trySource } from './sources.ts'
import { fetchCalls } from './staff-contract.ts'

const done = { done: true } as const
const subject = ({ params }: { params: { source: number } }) => `fetch source ${params.source}`
const ofFile = ({ params }: { params: { file: number } }) => `fetched file ${params.file}`

/** Where files of publishers are fetched on their own, and what was taken there (docs/onix-fetch.md). */
export function fetchStaffRoutes(call: StaffCalls, { sentence, ...deps }: FetchDeps & { sentence: Say }) {
  call(fetchCalls, 'GET /fetch-sources/', {
    action: 'fetch.read',
    summary: 'Where files are fetched on their own, and how that goes',
    run: ({ db, query, language }) => findSources(db, query, language, sentence),
  })
  call(fetchCalls, 'GET /fetch-sources/:source/', {
    action: 'fetch.read',
    summary: 'One of them: its address, its hours, what came of the last look',
    subject,
    run: async ({ db, params, language }) => {
      const found = await keptSource(db, params.source, language, sentence)
      if (!found) throw new NotFound('fetches.unknown')
      return found
    },
  })
  call(fetchCalls, 'POST /fetch-sources/', {
    action: 'fetch.change',
    summary:
      'One more place to fetch from; the password or key is a file on the server, named here. Needs a login of the last ten minutes',
    subject: ({ body }) => `fetch source ${body.name}`,
    run: async ({ db, staff, body, now }) => ({ id: await addSource(db, body, { staffId: staff.id, now }) }),
  })
  call(fetchCalls, 'PUT /fetch-sources/:source/', {
    action: 'fetch.change',
    summary: 'Its address, hours and what is done with its files; needs a login of the last ten minutes',
    subject,
    current: ({ db, params, language }) => keptSource(db, params.source, language, sentence),
    run: async ({ db, staff, params, body, language, now }) => {
      await changeSource(db, params.source, body, { staffId: staff.id, now })
      return (await keptSource(db, params.source, language, sentence))!
    },
  })
  call(fetchCalls, 'DELETE /fetch-sources/:source/', {
    action: 'fetch.change',
    summary: 'Takes it away with the list of its files; what was imported stays. Needs a login of the last ten minutes',
    subject,
    run: async ({ db, params }) => {
      await removeSource(db, params.source)
      return done
    },
  })
  call(fetchCalls, 'POST /fetch-sources/:source/try/', {
    action: 'fetch.run',
    summary: 'Goes there and looks, and takes nothing; of a server that is not known it says the fingerprint',
    subject,
    ask: ({ db, params, language }) => trySource(db, params.source, deps, language, sentence),
  })
  call(fetchCalls, 'POST /fetch-sources/:source/fetch/', {
    action: 'fetch.run',
    summary: 'Has it looked at now, whatever its hours',
    subject,
    run: async ({ db, params, now }) => {
      await fetchNow(db, params.source, now)
      return done
    },
  })
  call(fetchCalls, 'GET /fetched-files/', {
    action: 'fetch.read',
    summary: 'What was fetched, and what became of it',
    run: ({ db, query, language }) => findFetched(db, query, language, sentence),
  })
  call(fetchCalls, 'POST /fetched-files/:file/again/', {
    action: 'fetch.run',
    summary: 'A file that failed: its import goes on, or begins anew',
    subject: ofFile,
    run: async ({ db, params }) => {
      await fetchedAgain(db, params.file)
      return done
    },
  })
  call(fetchCalls, 'POST /fetched-files/:file/leave/', {
    action: 'fetch.run',
    summary: 'A file that failed is left out, so that those behind it go on',
    subject: ofFile,
    run: async ({ db, params }) => {
      await leaveOut(db, params.file)
      return done
    },
  })
}
