import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import { deleteReviewsOf, reviewsOfPerson } from './personal-data.sql.ts'

/** What somebody wrote of what they bought, under the name that they chose: it goes with them. */
export const personalData: PersonalData = {
  answersFor: { reader_review: ['customer_id', 'name', 'words', 'note'] },
  exportPerson: async (db, person) => ({ reviews: await reviewsOfPerson(db, person) }),
  erasePerson: async (tx, person) => {
    await deleteReviewsOf(tx, person)
  },
}
