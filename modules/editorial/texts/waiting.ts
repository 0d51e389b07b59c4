import type { Queue } from '#modules/people/staff/waiting-contract.ts'
import type { Kinds } from './kinds.ts'
import { draftsOf, textsRefused, textsWanting } from './worklist.sql.ts'

/** What waits for whoever translates. */
export const waitingFor = (kinds: Kinds): readonly Queue[] => [
  {
    name: 'texts_to_translate',
    action: 'text.write',
    homes: { marketing: 1 },
    view: { screen: 'translate', filters: { state: 'wanting' } },
    rows: (db) => textsWanting(db, { kinds, now: new Date() }),
  },
  {
    name: 'texts_refused',
    action: 'text.publish',
    homes: { marketing: 2 },
    view: { screen: 'translate', filters: { state: 'refused' } },
    rows: textsRefused,
  },
  {
    name: 'texts_drafted',
    action: 'text.write',
    homes: { marketing: 5, catalogue: 6 },
    view: { screen: 'translate', filters: { state: 'draft', mine: 'true' } },
    rows: (db, { staffId }) => draftsOf(db, kinds, staffId),
  },
]
