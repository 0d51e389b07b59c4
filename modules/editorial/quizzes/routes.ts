import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ProfileKey, ProfileQuery, Quiz, QuizAnswers, QuizKey, QuizProfile, QuizResult, Quizzes } from './contract.ts'
import { openQuizzes, type QuizDeps } from './open.ts'
import { profileView } from './profile.ts'
import { quizResult, quizView } from './quizzes.ts'

/** Quizzes, their results and their profiles (I-34; M-24 to M-30). */
export const quizRoutes =
  (deps: QuizDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/quizzes/', { schema: { tags: ['quizzes'], response: { 200: Quizzes } } }, ({ language }) =>
      openQuizzes(deps, language),
    )
    app.get(
      '/quiz/:slug/',
      { schema: { tags: ['quizzes'], params: QuizKey, querystring: QuizAnswers, response: { 200: Quiz } } },
      ({ params, query, language }) => quizView(deps, params.slug, language, query),
    )
    app.post(
      '/quiz/:slug/result/',
      { schema: { tags: ['quizzes'], params: QuizKey, body: QuizAnswers, response: { 200: QuizResult } } },
      ({ params, body, language }) => quizResult(deps, params.slug, language, body),
    )
    app.get(
      '/quiz/:slug/profiles/:profile/',
      { schema: { tags: ['quizzes'], params: ProfileKey, querystring: ProfileQuery, response: { 200: QuizProfile } } },
      ({ params, query, language }) => profileView(deps, params, language, query),
    )
  }
