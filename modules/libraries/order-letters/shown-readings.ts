/** Which readings an order by e-mail still shows: intake keeps those. */
export { showsReading } from './order-letters.sql.ts'
