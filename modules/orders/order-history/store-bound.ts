/** What a store has to do with orders and parcels, as a piece of another statement: `o` is the order, `p` the parcel. */
export { concerns, copiesHeld, packedBy } from './store-bound.sql.ts'
