import { createHash } from 'node:crypto'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { NotFound } from '#kernel/errors.ts'
import { inLanguage, type Language, languages } from '#kernel/language.ts'
import { drawingAsPng } from '#modules/goods/artwork/raster.ts'
import { type ShareCard, shareCardSvg } from '#modules/goods/artwork/share-card.ts'
import { isTheme } from '#modules/goods/artwork/themes.ts'
import { openQuiz, type QuizDeps } from './open.ts'
import type { ProfileRow, QuizRow } from './quizzes.sql.ts'

/** Raised when the drawing changes, so that its address does too. */
const drawingVersion = 1

const shareCardOf = (quiz: Pick<QuizRow, 'titles'>, profile: ProfileRow, language: Language): ShareCard => ({
  theme: isTheme(profile.theme) ? profile.theme : 'neutral',
  kicker: inLanguage(quiz.titles, language),
  title: inLanguage(profile.titles, language),
  foot: inLanguage(profile.reasons, language),
})

const versionOf = (card: ShareCard): string =>
  createHash('sha1')
    .update(JSON.stringify([drawingVersion, card]))
    .digest('hex')
    .slice(0, 8)

/** Where the picture of a profile's shared page lies; it changes with the words (M-29). */
export function shareCardSrc(quiz: Pick<QuizRow, 'titles' | 'key'>, profile: ProfileRow, language: Language): string {
  return `/media/quiz/${quiz.key}/${profile.key}/card-${language}-${versionOf(shareCardOf(quiz, profile, language))}.png`
}

/** Drawn pictures by address, a few dozen: nine profiles in three languages. */
const drawn = new Map<string, Promise<Buffer>>()
const mostKept = 120

/** The picture that stands with a link to a profile when it is shared: real, with the profile's name in it. */
export const shareCardRoutes =
  (deps: QuizDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const key = z.string().regex(/^[a-z0-9-]{2,60}$/)
    const params = z.object({ slug: key, profile: key, card: z.string().max(40) })
    app.get('/media/quiz/:slug/:profile/:card', { schema: { hide: true, params } }, async ({ params: asked }, reply) => {
      const [, language, version] = /^card-([a-z]{2})-([0-9a-f]{8})\.png$/.exec(asked.card) ?? []
      const quiz = await openQuiz(deps, asked.slug, new Date())
      const profile = quiz.profiles.find((row) => row.key === asked.profile)
      const spoken = languages.find((item) => item === language)
      if (!profile || !spoken) throw new NotFound('quizzes.unknown_profile')
      const card = shareCardOf(quiz, profile, spoken)
      // A page shared before its words changed still gets its picture.
      if (version !== versionOf(card)) return reply.redirect(shareCardSrc(quiz, profile, spoken), 302)
      const name = `${quiz.key}/${profile.key}/${spoken}/${version}`
      if (drawn.size >= mostKept) drawn.clear()
      const picture = drawn.get(name) ?? drawingAsPng(shareCardSvg(card))
      drawn.set(name, picture)
      picture.catch(() => drawn.delete(name))
      return reply
        .type('image/png')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(await picture)
    })
  }
