import type { Figure } from '#modules/people/staff/figures-contract.ts'
import type { Kinds } from './kinds.ts'
import { textsComplete } from './worklist.sql.ts'

/** What is counted here on the first page of colleagues. */
export const figuresFor = (kinds: Kinds): readonly Figure[] => [
  {
    name: 'texts_complete',
    action: 'text.read',
    homes: { marketing: 3 },
    unit: 'percent',
    view: { screen: 'translate', filters: { state: 'wanting' } },
    row: (db, _onlyStore, { until }) => textsComplete(db, { kinds, now: until }),
  },
]
