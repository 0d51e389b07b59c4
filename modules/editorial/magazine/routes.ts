import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Db, Reader } from '#kernel/db.ts'
import { type Language, languages } from '#kernel/language.ts'
import { ById, InMonth, NumberedPage, Post, PostList } from './contract.ts'
import { feedPath, rssOf } from './feed.ts'
import { descriptions, titles } from './feed-words.ts'
import { latestPosts, post, posts, postsBy, postsOf } from './magazine.ts'

const list = { tags: ['magazine'], querystring: NumberedPage, response: { 200: PostList } }

/** The magazine: all posts, by author, by month, one of them (R-23, T-08). */
export const magazineRoutes =
  ({ db, reader }: { db: Db; reader: Reader }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/magazine/', { schema: list }, ({ query, language }) => posts(reader, language, query.page))
    app.get('/magazine/author/:id/', { schema: { ...list, params: ById } }, ({ params, query, language }) =>
      postsBy(reader, language, params.id, query.page),
    )
    app.get('/magazine/date/:year/:month/', { schema: { ...list, params: InMonth } }, ({ params, query, language }) =>
      postsOf(reader, language, params, query.page),
    )
    app.get(
      '/magazine/posts/:id/',
      { schema: { tags: ['magazine'], params: ById, response: { 200: Post } } },
      ({ params, language }) => post(db, language, params.id),
    )
  }

const inFeed = 20

interface FeedDeps {
  db: Reader
  /** Where the shop stands, without a slash at the end. */
  origin: string
  nameIn: (language: Language) => string
}

/** The feed of the magazine in each language, open to any reader. */
export const magazineFeedRoutes =
  ({ db, origin, nameIn }: FeedDeps): FastifyPluginAsyncZod =>
  async (app) => {
    for (const language of languages)
      app.get(feedPath(language), { schema: { hide: true } }, async (_request, reply) => {
        const channel = {
          origin,
          language,
          title: `${titles[language]} · ${nameIn(language)}`,
          description: descriptions[language],
        }
        return reply
          .type('application/rss+xml; charset=utf-8')
          .header('cache-control', 'public, max-age=600, stale-while-revalidate=3600')
          .send(rssOf(await latestPosts(db, language, inFeed), channel))
      })
  }
