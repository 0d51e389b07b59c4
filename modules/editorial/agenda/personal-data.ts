import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import { deleteRegistrationsOf, lockActivitiesOf, registrationData } from './personal-data.sql.ts'
import { takePlaces } from './registrations.sql.ts'

/** Who comes to what. Places that were kept for them go back; whoever waits for them moves up. */
export const personalData: PersonalData = {
  answersFor: { activity_registration: ['name', 'email', 'phone', 'companions', 'order_id'] },
  exportPerson: async (db, person) => ({ registrations: await registrationData(db, person) }),
  erasePerson: async (tx, person) => {
    await lockActivitiesOf(tx, person)
    for (const { activity_id, places, state } of await deleteRegistrationsOf(tx, person))
      if (state === 'confirmed' || state === 'held') await takePlaces(tx, activity_id, -places)
  },
}
