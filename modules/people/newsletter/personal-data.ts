import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import { eraseNotices } from '#modules/platform/mail/erase-emails.ts'
import { deleteSubscription, subscriptionData } from './personal-data.sql.ts'

/** The subscription, and the notice of a wish to be forgotten that its form takes. */
export const personalData: PersonalData = {
  answersFor: { newsletter_subscription: ['email', 'address'] },
  exportPerson: async (db, person) => ({ newsletter: await subscriptionData(db, person) }),
  erasePerson: async (tx, person) => {
    await deleteSubscription(tx, person)
    if (person.proved) await eraseNotices(tx, { templates: ['erasure-notice'], saying: [person.proved] })
  },
}
