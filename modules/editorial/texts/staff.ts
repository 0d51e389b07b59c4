import { dayOf } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import type { RefusalCode } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { FileAnswer } from '#modules/people/staff/file-answer.ts'
import type { Staff } from '#modules/people/staff/sessions.ts'
import { forAgency, fromAgency } from './agency.ts'
import { forgetDraft, saveDraft, stillRight } from './drafts.ts'
import { type Kinds, kindsOf, kindToChange } from './kinds.ts'
import { keepPicture, textPicture } from './pictures.ts'
import { previewLinks } from './preview.ts'
import { callOffPublishing, letGo, publish, show } from './publish.ts'
import { textColumn, textRecord } from './record.ts'
import { textCalls } from './staff-contract.ts'
import { comingOccasions } from './texts.sql.ts'
import { findTexts, findVersions } from './worklist.ts'

interface OfRecord {
  kind: string
  record: string
}
const subject = ({ params: { kind, record } }: { params: OfRecord }) => `${kind} ${record}`
const inLanguage = ({ params: { kind, record, language } }: { params: OfRecord & { language: string } }) =>
  `${kind} ${record} ${language}`

/** A language of a record as its editor reads it. */
const kept = (kinds: Kinds, { db, staff, params }: { db: Db; staff: Staff; params: OfRecord & { language: Language } }) =>
  textColumn(db, kindToChange(kinds, params.kind, staff.roles), params.record, params.language)

interface Deps {
  kinds: Kinds
  secret: string
  /** Why something is refused, in a language. */
  sentence: (code: RefusalCode, language: Language) => string
}

/** The desk of the three languages: what everything says, as drafts, as published, and as it was. */
export function textStaffRoutes(call: StaffCalls, { kinds, secret, sentence }: Deps) {
  call(textCalls, 'GET /texts/', {
    action: 'text.read',
    summary: 'Records in each language: what is missing, behind the Spanish, in work, or planned',
    run: ({ db, staff, query, language, now }) =>
      findTexts(db, kindsOf(kinds, staff.roles), query, { staffId: staff.id, reads: language, now }),
  })
  call(textCalls, 'GET /texts/:kind/:record/', {
    action: 'text.read',
    summary: 'A record in three languages: what visitors read, what is being written, what is behind',
    subject,
    run: ({ db, staff, params, language }) =>
      textRecord(db, kindToChange(kinds, params.kind, staff.roles), params.record, language),
  })
  call(textCalls, 'GET /texts/:kind/:record/versions/', {
    action: 'text.read',
    summary: 'What its texts said before and after each change, and who changed them',
    subject,
    run: ({ db, staff, params, query }) => findVersions(db, kindToChange(kinds, params.kind, staff.roles), params.record, query),
  })
  call(textCalls, 'PUT /texts/:kind/:record/:language/', {
    action: 'text.write',
    summary: 'Keeps the draft of one language; visitors go on reading what is published',
    subject: inLanguage,
    current: (acting) => kept(kinds, acting),
    run: ({ db, staff, params, body, now }) => {
      const kind = kindToChange(kinds, params.kind, staff.roles)
      return saveDraft(db, { ...params, kind }, { texts: body.texts, staffId: staff.id, now })
    },
  })
  call(textCalls, 'DELETE /texts/:kind/:record/:language/', {
    action: 'text.write',
    summary: 'Drops the draft of one language',
    subject: inLanguage,
    run: ({ db, staff, params }) => forgetDraft(db, { ...params, kind: kindToChange(kinds, params.kind, staff.roles) }),
  })
  call(textCalls, 'POST /texts/:kind/:record/:language/still-right/', {
    action: 'text.write',
    summary: 'Says of texts that they are right though the Spanish has changed',
    subject: inLanguage,
    current: (acting) => kept(kinds, acting),
    run: ({ db, staff, params, body }) =>
      stillRight(db, { ...params, kind: kindToChange(kinds, params.kind, staff.roles) }, body.fields),
  })
  call(textCalls, 'POST /texts/:kind/:record/preview/', {
    action: 'text.read',
    summary: 'Links to the page with what is being written, for a few days, also for somebody without an account',
    reads: true,
    subject,
    run: ({ db, staff, params: { kind, record }, now }) =>
      previewLinks(db, kindToChange(kinds, kind, staff.roles), { record, kinds, secret, now }),
  })
  publishingRoutes(call, kinds)
  pictureRoutes(call)
  agencyRoutes(call, { kinds, sentence })
}

function publishingRoutes(call: StaffCalls, kinds: Kinds) {
  call(textCalls, 'GET /texts/occasions/', {
    action: 'text.read',
    summary: 'Promotions and gift campaigns with whose days a text can be published or taken down',
    run: async ({ db, now }) => ({ items: await comingOccasions(db, dayOf(now)) }),
  })
  call(textCalls, 'POST /texts/:kind/:record/:language/publish/', {
    action: 'text.publish',
    summary: 'Shows visitors the draft of one language: now, at an instant, or as an occasion begins',
    subject: inLanguage,
    current: (acting) => kept(kinds, acting),
    run: ({ db, staff, params, body, now }) => {
      const kind = kindToChange(kinds, params.kind, staff.roles)
      return publish(db, { ...params, kind }, { ...body, staffId: staff.id, now })
    },
  })
  call(textCalls, 'DELETE /texts/:kind/:record/:language/publish/', {
    action: 'text.publish',
    summary: 'Takes back that a draft is published at an instant',
    subject: inLanguage,
    run: ({ db, staff, params }) => callOffPublishing(db, { ...params, kind: kindToChange(kinds, params.kind, staff.roles) }),
  })
  call(textCalls, 'POST /texts/:kind/:record/show/', {
    action: 'text.publish',
    summary: 'Shows a record to visitors, or takes it down: now, at an instant, or as an occasion ends',
    subject,
    run: ({ db, staff, params, body, language, now }) =>
      show(db, kindToChange(kinds, params.kind, staff.roles), params.record, {
        ...body,
        staffId: staff.id,
        reads: language,
        now,
      }),
  })
  call(textCalls, 'POST /texts/:kind/:record/let-go/', {
    action: 'text.publish',
    summary: 'Lets a former address of a record go: nothing answers there from now on, and another page may take it',
    subject,
    run: ({ db, staff, params, body, language }) =>
      letGo(db, kindToChange(kinds, params.kind, staff.roles), params.record, { ...body, reads: language }),
  })
}

function pictureRoutes(call: StaffCalls) {
  call(textCalls, 'POST /text-pictures/', {
    action: 'text.write',
    summary: 'Keeps a picture for texts, sent as it is (image/*, 20 MB at most), with what it shows in three languages',
    subject: () => 'picture',
    run: ({ db, query, picture, staff }) => keepPicture(db, picture, query, staff.id),
  })
  call(textCalls, 'GET /text-pictures/:picture/', {
    action: 'text.read',
    summary: 'A picture of texts, and what it shows in each language',
    subject: ({ params }) => `picture ${params.picture}`,
    run: ({ db, params }) => textPicture(db, params.picture),
  })
}

function agencyRoutes(call: StaffCalls, { kinds, sentence }: Pick<Deps, 'kinds' | 'sentence'>) {
  call(textCalls, 'GET /texts/xliff/', {
    action: 'text.read',
    summary: 'What is to be translated into a language, as XLIFF 2.0 for an agency',
    subject: ({ query: { language, kind = 'everything' } }) => `xliff ${language} ${kind}`,
    run: async ({ db, staff, query, now }) =>
      new FileAnswer(
        `es-${query.language}.xlf`,
        'application/xliff+xml; charset=utf-8',
        await forAgency(db, kindsOf(kinds, staff.roles), { ...query, now }),
      ),
  })
  call(textCalls, 'POST /texts/xliff/', {
    action: 'text.write',
    summary: 'Keeps what an agency gave back as drafts, and says of each text that is refused on which line and why',
    subject: () => 'xliff',
    run: ({ db, staff, bytes, language, now }) =>
      fromAgency(db, kindsOf(kinds, staff.roles), bytes.toString('utf8'), {
        staffId: staff.id,
        now,
        say: (code) => sentence(code, language),
      }),
  })
}
