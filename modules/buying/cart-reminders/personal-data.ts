import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import { deleteReminderWishes, wishRows } from './personal-data.sql.ts'

/** Who wants to be reminded of what they leave in the cart, and the letters that went. */
export const personalData: PersonalData = {
  answersFor: { cart_reminder_wish: ['owner_id', 'email'], cart_reminder: ['owner_id'] },
  stays: {
    'cart_reminder.cart_id': 'the letter says no more whose cart it was',
    'cart_reminder_opening.cart_id': 'a cart that a letter filled, of whoever opened it',
  },
  exportPerson: async (db, person) => ({ cart_reminders: await wishRows(db, person) }),
  erasePerson: async (tx, person) => {
    await deleteReminderWishes(tx, person)
  },
}
