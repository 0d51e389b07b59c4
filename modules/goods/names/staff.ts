import type { StaffCalls } from '#modules/people/staff/call.ts'
import { changeName, findNames, makeName, mergeNames, wholeName } from './names.ts'
import { nameCalls } from './staff-contract.ts'

const subject = ({ params }: { params: { kind: string; name: number } }) => `${params.kind} ${params.name}`

/** People, publishers, series, sections, tags and attributes: what titles are put under. */
export function nameStaffRoutes(call: StaffCalls) {
  call(nameCalls, 'GET /names/:kind/', {
    action: 'title.read',
    summary: 'Names of a kind that have the words',
    run: async ({ db, params, query, language }) => ({
      items: await findNames(db, { kind: params.kind, q: query.q ?? '', of: query.of, language }),
    }),
  })
  call(nameCalls, 'POST /names/:kind/', {
    action: 'name.change',
    summary: 'A person, publisher or series that the catalogue does not have',
    subject: ({ params, body }) => `${params.kind} ${body.name}`,
    run: async ({ db, params, body, language }) =>
      wholeName(db, params.kind, await makeName(db, params.kind, body.name), language),
  })
  call(nameCalls, 'GET /names/:kind/:name/', {
    action: 'title.read',
    summary: 'A name in three languages',
    subject,
    run: ({ db, params, language }) => wholeName(db, params.kind, params.name, language),
  })
  call(nameCalls, 'PATCH /names/:kind/:name/', {
    action: 'name.change',
    summary: 'What something is called, and who somebody is',
    subject,
    run: async ({ db, params, body, language }) => {
      await changeName(db, params.kind, params.name, body, language)
      return wholeName(db, params.kind, params.name, language)
    },
  })
  call(nameCalls, 'POST /names/:kind/:name/merge/', {
    action: 'name.change',
    summary: 'Joins two that are one: the former page leads to the other',
    subject,
    run: async ({ db, params, body, staff, language }) => {
      await mergeNames(db, params.kind, { from: params.name, into: body.into }, staff.id)
      return wholeName(db, params.kind, body.into, language)
    },
  })
}
