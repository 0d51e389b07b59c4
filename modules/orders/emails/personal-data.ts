import { orderNumbersOf } from '#modules/orders/order/personal-data.ts'
import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import { eraseEmails } from '#modules/platform/mail/erase-emails.ts'

/** E-mails about the orders of an account, also those that went to an address nobody has proved. */
export const personalData: PersonalData = {
  erasePerson: async (tx, person) => {
    const { email, since, placeholder } = person
    await eraseEmails(tx, { to: email, since, saying: await orderNumbersOf(tx, person) }, placeholder)
  },
}
