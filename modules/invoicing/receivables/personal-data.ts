import type { PersonalData } from '#modules/people/privacy/person-contract.ts'

/** Reminders belong to what was owed, as the books keep it. */
export const personalData: PersonalData = {
  stays: { 'account_reminder.customer_id': 'that somebody was reminded belongs to what was owed and paid' },
  withheld: { account_reminder: 'that somebody was reminded: the letters handed out say it in full' },
}
