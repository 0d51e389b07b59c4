/** What is claimed of a delivery note, for those who show or claim it. */
export { claimedOf } from './claims.sql.ts'
