import type { Db } from '#kernel/db.ts'
import type { Person, PersonalData } from '#modules/people/privacy/person-contract.ts'
import { emptyDeclarations, hasOpenReturn, returnsByOrder } from './personal-data.sql.ts'

/** What a person sent back, by the number of the order. */
export async function returnsOfPerson(db: Db, person: Person): Promise<ReadonlyMap<string, unknown>> {
  return new Map((await returnsByOrder(db, person)).map(({ number, returns }) => [number, returns]))
}

/** In whose name something was declared or sent back, and why. */
export const personalData: PersonalData = {
  answersFor: { order_return: ['declared_name', 'reason'], withdrawal_declaration: ['declared_name'] },
  stays: {
    'order_return.order_id': 'what came back belongs to the books of an order that says no more whose it is',
    'withdrawal_declaration.order_id': 'what came back belongs to the books of an order that says no more whose it is',
  },
  beforeErasure: async (db, customerId) => ({ obstacles: (await hasOpenReturn(db, customerId)) ? ['returns'] : [] }),
  erasePerson: async (tx, person) => {
    await emptyDeclarations(tx, person)
  },
}
