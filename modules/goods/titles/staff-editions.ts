import type { Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { giveBack } from './hand-kept.ts'
import { titleCalls } from './staff-contract.ts'
import type { wholeTitle } from './title.ts'
import { alike, joinWorks, partWork } from './works.ts'

type Whole = (db: Tx, id: number, language: Language) => ReturnType<typeof wholeTitle>

const subject = ({ params }: { params: { title: number } }) => `product ${params.title}`

/** What imports leave alone, and which titles are editions of one work. */
export function titleEditionCalls(call: StaffCalls, whole: Whole) {
  call(titleCalls, 'POST /titles/:title/give-back/', {
    action: 'title.change',
    summary: 'Gives fields that were written by hand back to their source: imports change them again',
    subject,
    run: async ({ db, params, body, staff, now, language }) => {
      await giveBack(db, params.title, { ...body, staffId: staff.id, now })
      return whole(db, params.title, language)
    },
  })
  call(titleCalls, 'GET /titles/:title/alike/', {
    action: 'title.read',
    summary: 'Titles that look like other editions: the same title by one of the same people',
    subject,
    run: async ({ db, params, language }) => ({ items: await alike(db, params.title, language) }),
  })
  call(titleCalls, 'POST /titles/:title/join/', {
    action: 'title.change',
    summary: 'Makes two titles editions of one work, with the other editions of both',
    subject,
    run: async ({ db, params, body, staff, language }) => {
      await joinWorks(db, params.title, { version: body.version, other: body.other, staffId: staff.id })
      return whole(db, params.title, language)
    },
  })
  call(titleCalls, 'POST /titles/:title/part/', {
    action: 'title.change',
    summary: 'Takes a title out of its work',
    subject,
    run: async ({ db, params, body, staff, language }) => {
      await partWork(db, params.title, { version: body.version, staffId: staff.id })
      return whole(db, params.title, language)
    },
  })
}
