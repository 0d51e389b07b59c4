import type { TextKind } from '#modules/people/staff/texts-contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { publishActivity } from './manage.ts'
import { activitiesAhead, activityIsShown } from './texts.sql.ts'

/** What activities say, and how their types are called. */
export const texts: readonly TextKind[] = [
  {
    kind: 'activity',
    change: 'agenda.change',
    table: 'activity_translation',
    keys: ['activity_id'],
    shape: 'rows',
    shopOf: 'activity_id=activity',
    fields: {
      title: { form: 'line', most: 160, fits: 70, needed: true },
      subtitle: { form: 'line', most: 240, fits: 120 },
      place: { form: 'line', most: 200, fits: 60, needed: true },
      hours: { form: 'line', most: 200, fits: 60 },
      centre: { form: 'line', most: 160, fits: 60 },
      presentation: { form: 'markdown', most: 10_000 },
      programme: { form: 'markdown', most: 10_000 },
    },
    worth: activitiesAhead,
    // The word of its address is its title, and another one leads to it all the same.
    seenAt: async (_db, { record, language }) => pathTo('agenda-activity', language, { slug: '-', id: record }),
    shown: {
      is: (db, record) => activityIsShown(db, Number(record)),
      set: async (tx, record, shown, now) => {
        await publishActivity(tx, Number(record), shown, now)
      },
    },
  },
  {
    kind: 'activity-type',
    change: 'agenda.change',
    table: 'activity_type_translation',
    keys: ['activity_type_id'],
    shape: 'rows',
    fields: { name: { form: 'line', most: 80, fits: 30, needed: true } },
    seenAt: async (_db, { language }) => pathTo('agenda', language),
  },
]
