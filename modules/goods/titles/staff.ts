import type { Tx } from '#kernel/db.ts'
import { Changed, Conflict, type RefusalCode } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { changeTitle } from './change.ts'
import { type Finding, findTitles, worklists } from './find.ts'
import { aboutIsbn, makeTitle } from './make.ts'
import { callOffPrice, changePrice, checkPrice } from './prices.ts'
import { priceSheet } from './sheet.ts'
import { bringBackTitle, publishTitle, showTitle, withdrawTitle } from './shown.ts'
import { sortIn } from './sort-in.ts'
import { titleCalls } from './staff-contract.ts'
import { titleEditionCalls } from './staff-editions.ts'
import { titleHistory, titleWords, wholeTitle } from './title.ts'

interface Deps {
  finding: Finding
  /** The sentence of a refusal, whichever domain says it. */
  sentence: (code: RefusalCode, language: Language, details?: Record<string, string | number>) => string
}

const subject = ({ params }: { params: { title: number } }) => `product ${params.title}`

/** Titles and objects as staff keep them: found, changed, priced, made and withdrawn. */
export function titleStaffRoutes(call: StaffCalls, { finding, sentence }: Deps) {
  const whole = (db: Tx, id: number, language: Language) => wholeTitle(db, id, language, sentence)
  call(titleCalls, 'GET /titles/', {
    action: 'title.read',
    summary: 'Titles and objects, those that visitors are not shown included',
    run: ({ db, query, language }) => findTitles(db, query, language, finding),
  })
  call(titleCalls, 'GET /titles/words/', {
    action: 'title.read',
    summary: 'What the codes of formats, languages, availability and roles mean',
    run: ({ db, language }) => titleWords(db, language),
  })
  call(titleCalls, 'GET /titles/gaps/', {
    action: 'title.read',
    summary: 'How many titles lack a picture, a price, a section, a translation',
    run: ({ db }) => worklists(db),
  })
  call(titleCalls, 'GET /titles/isbn/', {
    action: 'title.read',
    summary: 'What the catalogue can tell of an ISBN before its book is made',
    run: ({ db, query, language }) => aboutIsbn(db, query.isbn, language),
  })
  call(titleCalls, 'POST /titles/', {
    action: 'title.change',
    summary: 'A draft of a book or an object; nobody is shown it until it is published',
    subject: ({ body }) => `product ${body.ean ?? body.title ?? ''}`,
    run: async ({ db, body, staff, language }) =>
      whole(db, await makeTitle(db, body, { staffId: staff.id, main: finding.main }), language),
  })
  call(titleCalls, 'GET /titles/:title/', {
    action: 'title.read',
    summary: 'Everything about one title, and what hangs on it',
    subject,
    run: ({ db, params, language }) => whole(db, params.title, language),
  })
  call(titleCalls, 'PATCH /titles/:title/', {
    action: 'title.change',
    summary: 'Texts, facts, people, sections, tags, safety: only what is sent is changed',
    subject,
    run: async ({ db, params, body, staff, language }) => {
      try {
        await changeTitle(db, params.title, body, staff.id)
      } catch (error) {
        if (!(error instanceof Conflict)) throw error
        throw new Changed(await whole(db, params.title, language), error.code, error.details)
      }
      return whole(db, params.title, language)
    },
  })
  call(titleCalls, 'GET /titles/:title/history/', {
    action: 'title.read',
    summary: 'Who changed what of a title, newest first',
    subject,
    run: ({ db, params, query }) => titleHistory(db, params.title, query),
  })
  manyCalls(call)
  shownCalls(call, whole)
  titleEditionCalls(call, whole)
  priceCalls(call, { whole, sentence })
}

type Whole = (db: Tx, id: number, language: Language) => ReturnType<typeof wholeTitle>

/** Acts on the titles that somebody chose in a list. */
function manyCalls(call: StaffCalls) {
  const subject = ({ id }: { id: number }) => `product ${id}`
  call(titleCalls, 'POST /titles/sort-in/', {
    action: 'title.change',
    summary: 'Puts many titles under sections and tags, takes them out of others, or says how they are to be had',
    subject,
    each: ({ db, body, staff }, { id, version }) => sortIn(db, id, { ...body, version }, staff.id),
  })
  call(titleCalls, 'POST /titles/show/', {
    action: 'title.publish',
    summary: 'Shows many titles to visitors, drafts and withdrawn ones',
    subject,
    each: ({ db, staff, now }, { id, version }) => showTitle(db, id, { version, staffId: staff.id, now }),
  })
  call(titleCalls, 'POST /titles/withdraw/', {
    action: 'title.publish',
    summary: 'Takes many titles off the shop for one reason',
    subject,
    each: ({ db, body, staff, now }, { id, version }) =>
      withdrawTitle(db, id, { version, reason: body.reason, staffId: staff.id, now }),
  })
}

function shownCalls(call: StaffCalls, whole: Whole) {
  call(titleCalls, 'POST /titles/:title/publish/', {
    action: 'title.publish',
    summary: 'Shows a draft to visitors',
    subject,
    run: async ({ db, params, body, staff, now, language }) => {
      await publishTitle(db, params.title, { version: body.version, staffId: staff.id, now })
      return whole(db, params.title, language)
    },
  })
  call(titleCalls, 'POST /titles/:title/withdraw/', {
    action: 'title.publish',
    summary: 'Takes a title off the shop, with the reason; what hangs on it is answered',
    subject,
    run: async ({ db, params, body, staff, now, language }) => {
      await withdrawTitle(db, params.title, { ...body, staffId: staff.id, now })
      return whole(db, params.title, language)
    },
  })
  call(titleCalls, 'POST /titles/:title/bring-back/', {
    action: 'title.publish',
    summary: 'Shows a withdrawn title again',
    subject,
    run: async ({ db, params, body, staff, now, language }) => {
      await bringBackTitle(db, params.title, { version: body.version, staffId: staff.id, now })
      return whole(db, params.title, language)
    },
  })
}

function priceCalls(call: StaffCalls, { whole, sentence }: { whole: Whole; sentence: Deps['sentence'] }) {
  call(titleCalls, 'POST /titles/:title/prices/check/', {
    action: 'title.read',
    summary: 'What a price would mean: what the law allows, what would be struck through',
    subject,
    run: async ({ db, params, body, now, language }) => {
      const judged = await checkPrice(db, params.title, body, now)
      const said = judged.problem && sentence(judged.problem, language, { least_cents: judged.least_cents ?? 0 })
      return { price_cents: body.price_cents, former_price_cents: body.former_price_cents, ...judged, sentence: said }
    },
  })
  call(titleCalls, 'POST /titles/:title/prices/', {
    action: 'title.price',
    summary: 'A price from today or from a day to come',
    subject,
    run: async ({ db, params, body, staff, now, language }) => {
      await changePrice(db, params.title, body, { staffId: staff.id, now })
      return whole(db, params.title, language)
    },
  })
  call(titleCalls, 'DELETE /titles/:title/prices/:price/', {
    action: 'title.price',
    summary: 'Takes back a price whose day has not come',
    subject,
    run: async ({ db, params, staff, language }) => {
      await callOffPrice(db, params.title, params.price, staff.id)
      return whole(db, params.title, language)
    },
  })
  const sheet = async (rows: ReturnType<typeof priceSheet>, language: Language) => {
    const told = (await rows).map(({ details, ...row }) => ({
      ...row,
      sentence: row.problem && sentence(row.problem, language, details),
    }))
    const of = (outcome: string) => told.filter((row) => row.outcome === outcome).length
    return { rows: told, changed: of('changed') + of('planned'), same: of('same'), refused: of('refused') }
  }
  call(titleCalls, 'POST /prices/check/', {
    action: 'title.read',
    summary: 'What a sheet of prices would change, line by line',
    run: ({ db, body, now, language }) => sheet(priceSheet(db, body, { now, staffId: null, language }), language),
  })
  call(titleCalls, 'POST /prices/', {
    action: 'title.price',
    summary: 'Sets the prices of a sheet; each line says what became of it',
    run: ({ db, body, staff, now, language }) => sheet(priceSheet(db, body, { now, staffId: staff.id, language }), language),
  })
}
