/** Where the copies of a product lie: by store, and as a piece of another statement. */
export { copiesAsJson, copiesByStore } from './copies.sql.ts'
