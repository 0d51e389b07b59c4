/** What a duty of the shop changed on public pages is told like what staff change. */
export { sayWhoActs, tellProcesses } from './acts.sql.ts'
