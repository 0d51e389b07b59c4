/** The VAT of today, as a piece of another statement. */
export { vatPercentToday } from './rules.sql.ts'
