import type { StaffCalls } from '#modules/people/staff/call.ts'
import { FileAnswer } from '#modules/people/staff/file-answer.ts'
import { changeType, createType, removeType, staffTypes, typeOf } from './activity-types.ts'
import type { AgendaDeps } from './emails.ts'
import { callOff, changeActivity, createActivity, publishActivity } from './manage.ts'
import { registrationList } from './registration-list.ts'
import { makeSeries } from './series.ts'
import { agendaCalls } from './staff-contract.ts'
import { findRegistrations, removeRegistration } from './staff-registrations.ts'
import { findActivities, staffActivity } from './staff-view.ts'
import { callOffWouldTell, changeWouldTell } from './would-tell.ts'

const subject = ({ params }: { params: { activity: number } }) => `activity ${params.activity}`

/** The agenda (T-01 to T-06): what is on, and who comes. */
export function agendaStaffRoutes(call: StaffCalls, { storefront, ...deps }: AgendaDeps & { storefront: string }) {
  call(agendaCalls, 'GET /agenda/', {
    action: 'agenda.read',
    summary: 'Activities of every state, the last to be written first',
    run: ({ db, query, now }) => findActivities(db, storefront, query, now),
  })
  call(agendaCalls, 'GET /agenda/:activity/', {
    action: 'agenda.read',
    summary: 'An activity with its texts in every language',
    subject,
    run: ({ db, params, now }) => staffActivity(db, params.activity, now),
  })
  call(agendaCalls, 'POST /agenda/', {
    action: 'agenda.change',
    summary: 'A new activity, not yet published',
    subject: ({ body }) => `activity ${body.title.es}`,
    run: ({ db, body, now }) => createActivity(db, storefront, body, now),
  })
  call(agendaCalls, 'PUT /agenda/:activity/', {
    action: 'agenda.change',
    summary: 'Other texts, time, place or places; a new time or place is told to everybody on the list',
    subject,
    current: ({ db, params, now }) => staffActivity(db, params.activity, now),
    run: async ({ db, params, body, now }) => (await changeActivity(db, params.activity, body, deps, now)).activity,
  })
  call(agendaCalls, 'POST /agenda/:activity/told/', {
    action: 'agenda.change',
    summary: 'Whom a change would be told to and in which words; nothing is changed, nobody is written to',
    reads: true,
    subject,
    run: ({ db, params, body, now }) => changeWouldTell(db, params.activity, body, deps, now),
  })
  call(agendaCalls, 'POST /agenda/:activity/series/', {
    action: 'agenda.change',
    summary: 'Makes the same activity again on other days: every week, every two weeks or once a month, up to a day',
    subject,
    run: async ({ db, params, body }) => ({ items: await makeSeries(db, params.activity, body) }),
  })
  call(agendaCalls, 'POST /agenda/:activity/publish/', {
    action: 'agenda.change',
    summary: 'Shows it to visitors, or takes it from them',
    subject,
    run: ({ db, params, body, now }) => publishActivity(db, params.activity, body.published, now),
  })
  call(agendaCalls, 'POST /agenda/:activity/cancel/', {
    action: 'agenda.cancel',
    summary: 'Calls it off, with a letter to everybody on the list',
    subject,
    run: ({ db, params, body, now }) => callOff(db, params.activity, body.reason, deps, now),
  })
  call(agendaCalls, 'POST /agenda/:activity/cancel/told/', {
    action: 'agenda.cancel',
    summary: 'Whom calling it off would be told to and in which words; nothing is changed, nobody is written to',
    reads: true,
    subject,
    run: ({ db, params, body, now }) => callOffWouldTell(db, params.activity, body.reason, deps, now),
  })
  call(agendaCalls, 'GET /agenda/:activity/registrations/', {
    action: 'agenda.registrations',
    summary: 'Who comes, who waits and who was there, the first first',
    subject,
    run: ({ db, params, query }) => findRegistrations(db, params.activity, query),
  })
  call(agendaCalls, 'GET /agenda/:activity/registrations/export/', {
    action: 'agenda.registrations',
    summary: 'Who comes and who waits, as CSV for the door',
    subject,
    run: async ({ db, params, language }) =>
      new FileAnswer(
        `agenda-${params.activity}.csv`,
        'text/csv; charset=utf-8',
        await registrationList(db, params.activity, language),
      ),
  })
  call(agendaCalls, 'POST /agenda/registrations/:registration/cancel/', {
    action: 'agenda.registrations',
    summary: 'Takes somebody off the list; the next who waits moves up',
    subject: ({ params }) => `registration ${params.registration}`,
    run: async ({ db, params, now }) => {
      await removeRegistration(db, params.registration, deps, now)
      return { id: params.registration }
    },
  })
  call(agendaCalls, 'GET /agenda/types/', {
    action: 'agenda.read',
    summary: 'Types of activity in their order, with their name in every language',
    run: async ({ db }) => ({ items: await staffTypes(db) }),
  })
  call(agendaCalls, 'POST /agenda/types/', {
    action: 'agenda.change',
    summary: 'A new type of activity',
    subject: ({ body }) => `activity type ${body.name.es}`,
    run: async ({ db, body }) => ({ id: await createType(db, body) }),
  })
  call(agendaCalls, 'PUT /agenda/types/:type/', {
    action: 'agenda.change',
    summary: 'Another name or place among the types',
    subject: ({ params }) => `activity type ${params.type}`,
    current: ({ db, params }) => typeOf(db, params.type),
    run: async ({ db, params, body }) => {
      await changeType(db, params.type, body)
      return (await typeOf(db, params.type))!
    },
  })
  call(agendaCalls, 'DELETE /agenda/types/:type/', {
    action: 'agenda.change',
    summary: 'Takes away a type of which there is no activity',
    subject: ({ params }) => `activity type ${params.type}`,
    run: async ({ db, params }) => {
      await removeType(db, params.type)
      return { done: true as const }
    },
  })
}
