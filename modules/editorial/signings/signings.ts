/** Where authors sign copies to order, for what stands below the agenda: carts and orders. */
export { isSigned, type SigningRow, signingAs, signingRows, takesOrdersFor } from './signings.sql.ts'
