import type { Db } from '#kernel/db.ts'
import { emptyMembers } from '#modules/people/access/account-members.ts'
import type { MemberAddress, PersonalData } from '#modules/people/privacy/person-contract.ts'
import { eraseEmails } from '#modules/platform/mail/erase-emails.ts'
import { addressesOfMembers, memberData } from './personal-data.sql.ts'

/** With which addresses people sign in for an account, or did. */
export const memberAddresses = (db: Db, customerId: string): Promise<readonly MemberAddress[]> =>
  addressesOfMembers(db, customerId)

/** The people of an account, with the letters to them while they signed in for it and invitations that nobody answered. */
export const personalData: PersonalData = {
  stays: {
    'member_invitation.member_id': 'it names a member without a name',
  },
  withheld: {
    member_invitation: 'a secret of the door; who was invited is handed out',
  },
  exportPerson: async (db, person) => ({ members: await memberData(db, person) }),
  erasePerson: async (tx, person) => {
    for (const { email, joinedAt, closedAt } of person.members)
      await eraseEmails(
        tx,
        joinedAt ? { to: email, since: joinedAt, until: closedAt } : { to: email, templates: ['member-invitation'] },
        person.placeholder,
      )
    await emptyMembers(tx, person.customerId, person.now)
  },
}
