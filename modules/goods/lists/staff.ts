import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import {
  addToList,
  arrangeList,
  changeList,
  deleteList,
  findLists,
  type IdsByRule,
  makeList,
  previewRule,
  restoreList,
  type Sentence,
  takeFromList,
  wholeList,
} from './lists.ts'
import { listCalls } from './staff-contract.ts'

const subject = ({ params }: { params: { list: number } }) => `list ${params.list}`

/** Lists of titles (lots), by hand and by rule (A-11, C-50). */
export function listStaffRoutes(call: StaffCalls, { idsByRule, sentence }: { idsByRule: IdsByRule; sentence: Sentence }) {
  const whole = (db: Db, id: number, language: Language) => wholeList(db, id, language, sentence)
  call(listCalls, 'GET /lists/', {
    action: 'title.read',
    summary: 'Every list of titles',
    run: ({ db, query, language }) => findLists(db, language, query),
  })
  call(listCalls, 'POST /lists/', {
    action: 'list.change',
    summary: 'A new list, by hand or by a rule',
    subject: ({ body }) => `list ${body.texts.es.title}`,
    run: async ({ db, body, language, now }) => whole(db, await makeList(db, body, { idsByRule, now }), language),
  })
  call(listCalls, 'POST /lists/preview/', {
    action: 'title.read',
    summary: 'What a rule would bring',
    run: ({ db, body, language }) => previewRule(db, body, idsByRule, language),
  })
  call(listCalls, 'GET /lists/:list/', {
    action: 'title.read',
    summary: 'A list with its titles in their order, and where it is shown',
    subject,
    run: ({ db, params, language }) => whole(db, params.list, language),
  })
  call(listCalls, 'PUT /lists/:list/', {
    action: 'list.change',
    summary: 'Other words for a list, another rule or none',
    subject,
    run: async ({ db, params, body, language, now }) => {
      await changeList(db, params.list, body, { idsByRule, now })
      return whole(db, params.list, language)
    },
  })
  call(listCalls, 'DELETE /lists/:list/', {
    action: 'list.change',
    summary: 'Takes a list away that nothing shows; for thirty days it can be brought back',
    subject,
    run: async ({ db, params, staff }) => {
      await deleteList(db, params.list, staff.id)
      return { done: true as const }
    },
  })
  call(listCalls, 'POST /lists/:list/restore/', {
    action: 'list.change',
    summary: 'Brings a deleted list back as it stood',
    subject,
    run: async ({ db, params, language }) => {
      await restoreList(db, params.list)
      return whole(db, params.list, language)
    },
  })
  call(listCalls, 'PUT /lists/:list/titles/', {
    action: 'list.change',
    summary: 'The titles of a list by hand, in this order',
    subject,
    run: async ({ db, params, body, language }) => {
      await arrangeList(db, params.list, body)
      return whole(db, params.list, language)
    },
  })
  call(listCalls, 'POST /lists/:list/titles/', {
    action: 'list.change',
    summary: 'Adds titles at the end of a list',
    subject,
    run: async ({ db, params, body, language }) => {
      await addToList(db, params.list, body.ids)
      return whole(db, params.list, language)
    },
  })
  call(listCalls, 'POST /lists/:list/titles/remove/', {
    action: 'list.change',
    summary: 'Takes titles out of a list',
    subject,
    run: async ({ db, params, body, language }) => {
      await takeFromList(db, params.list, body.ids)
      return whole(db, params.list, language)
    },
  })
  call(listCalls, 'DELETE /lists/:list/titles/:title/', {
    action: 'list.change',
    summary: 'Takes a title out of a list',
    subject,
    run: async ({ db, params, language }) => {
      await takeFromList(db, params.list, [params.title])
      return whole(db, params.list, language)
    },
  })
}
