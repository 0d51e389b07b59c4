/** The results of every quiz by shop, for whoever knows the addresses. */
export { quizResults } from './quizzes.sql.ts'
