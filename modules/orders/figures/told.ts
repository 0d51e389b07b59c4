/** What pages say of promises, as a piece of their statement. */
export { keptAsJson } from './promises.sql.ts'
