/** Who signs in for an account beside its holder, as access keeps them; members invites them and says what they may. */
export {
  type AccountMember,
  closeMemberRow,
  emptyMembers,
  insertMember,
  joinMember,
  setMemberPassword,
  updateMember,
} from './account-members.sql.ts'
