export { heirOf } from './join-accounts.sql.ts'
