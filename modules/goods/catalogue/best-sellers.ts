/** What sells best, in its order: the catalogue keeps it, whoever knows the orders counts it. */
export { putBestSellers } from './best-sellers.sql.ts'
