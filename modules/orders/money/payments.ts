/** What is known of an order's payments, for the domains that send and show it. */
export { declinedParcels } from './flags.sql.ts'
export { movementsOf } from './movements.sql.ts'
export { backToGiftCards, insertTask, tasksOf } from './payment-tasks.sql.ts'
export { type AttemptRow, attemptsOf, payingAttempt } from './payments.sql.ts'
export { stateOfTask, whyNoRetry } from './task-state.ts'
