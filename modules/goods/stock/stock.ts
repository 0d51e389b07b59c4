export { copiesFor } from './stock.sql.ts'
