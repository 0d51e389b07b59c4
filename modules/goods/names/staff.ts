import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import {
  changeName,
  deleteName,
  endName,
  findNames,
  makeName,
  mergeNames,
  previewMerge,
  type Sentence,
  wholeName,
} from './names.ts'
import { makeSection, moveSection, sectionTree } from './sections.ts'
import { type NameKind, nameCalls } from './staff-contract.ts'

const subject = ({ params }: { params: { kind: string; name: number } }) => `${params.kind} ${params.name}`

/** People, publishers, series, sections, tags and attributes: what titles are put under. */
export function nameStaffRoutes(call: StaffCalls, { sentence }: { sentence: Sentence }) {
  const whole = (db: Db, kind: NameKind, id: number, language: Language) => wholeName(db, kind, id, language, sentence)
  call(nameCalls, 'GET /names/:kind/', {
    action: 'title.read',
    summary: 'Names of a kind, by how their words begin',
    run: ({ db, params, query, language }) => findNames(db, params.kind, query, language),
  })
  call(nameCalls, 'POST /names/:kind/', {
    action: 'name.change',
    summary: 'A person, publisher, series, subject or feature that the catalogue does not have',
    subject: ({ params, body }) => `${params.kind} ${body.name}`,
    run: async ({ db, params, body, language }) => whole(db, params.kind, await makeName(db, params.kind, body), language),
  })
  call(nameCalls, 'GET /names/:kind/:name/', {
    action: 'title.read',
    summary: 'A name in three languages, and what hangs on it',
    subject,
    run: ({ db, params, language }) => whole(db, params.kind, params.name, language),
  })
  call(nameCalls, 'PATCH /names/:kind/:name/', {
    action: 'name.change',
    summary: 'What something is called, and who somebody is',
    subject,
    current: ({ db, params, language }) => whole(db, params.kind, params.name, language),
    run: async ({ db, params, body, language }) => {
      await changeName(db, params.kind, params.name, body)
      return whole(db, params.kind, params.name, language)
    },
  })
  joinCalls(call, whole, sentence)
  sectionCalls(call)
}

type Whole = (db: Db, kind: NameKind, id: number, language: Language) => ReturnType<typeof wholeName>

function joinCalls(call: StaffCalls, whole: Whole, sentence: Sentence) {
  call(nameCalls, 'GET /names/:kind/:name/merge/', {
    action: 'title.read',
    summary: 'What joining two would move',
    subject,
    run: ({ db, params, query, language }) =>
      previewMerge(db, params.kind, { from: params.name, into: query.into }, language, sentence),
  })
  call(nameCalls, 'POST /names/:kind/:name/merge/', {
    action: 'name.change',
    summary: 'Joins two that are one: the former page leads to the other',
    subject,
    run: async ({ db, params, body, staff, language }) => {
      await mergeNames(db, params.kind, { from: params.name, into: body.into }, staff.id)
      return whole(db, params.kind, body.into, language)
    },
  })
  call(nameCalls, 'POST /names/:kind/:name/end/', {
    action: 'name.change',
    summary: 'Nobody is put under it any more: titles keep it, visitors are not shown it',
    subject,
    run: async ({ db, params, now, language }) => {
      await endName(db, params.kind, params.name, now)
      return whole(db, params.kind, params.name, language)
    },
  })
  call(nameCalls, 'POST /names/:kind/:name/reopen/', {
    action: 'name.change',
    summary: 'Titles are put under it again',
    subject,
    run: async ({ db, params, language }) => {
      await endName(db, params.kind, params.name, null)
      return whole(db, params.kind, params.name, language)
    },
  })
  call(nameCalls, 'DELETE /names/:kind/:name/', {
    action: 'name.change',
    summary: 'Takes away a name that nothing hangs on',
    subject,
    run: async ({ db, params, language }) => {
      await deleteName(db, params.kind, params.name, language)
      return { done: true as const }
    },
  })
}

function sectionCalls(call: StaffCalls) {
  call(nameCalls, 'GET /sections/', {
    action: 'title.read',
    summary: 'The tree of sections in its order',
    run: async ({ db, query, language }) => ({ items: await sectionTree(db, language, query.of) }),
  })
  call(nameCalls, 'POST /sections/', {
    action: 'name.change',
    summary: 'A new section, where it is wanted',
    subject: ({ body }) => `category ${body.names.es}`,
    run: async ({ db, body, language }) => {
      await makeSection(db, body)
      return { items: await sectionTree(db, language, body.kind) }
    },
  })
  call(nameCalls, 'POST /sections/:section/move/', {
    action: 'name.change',
    summary: 'Moves a section with everything below it',
    subject: ({ params }) => `category ${params.section}`,
    run: async ({ db, params, body, language }) => {
      await moveSection(db, params.section, body)
      return { items: await sectionTree(db, language) }
    },
  })
}
