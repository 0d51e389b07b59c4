/** How a budget is named on invoices and delivery notes. */
export { budgetTitle, contractOfBudget } from './budgets.sql.ts'
