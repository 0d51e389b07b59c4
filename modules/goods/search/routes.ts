import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answeredBytes } from '#kernel/answered-bytes.ts'
import { NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import type { AnswerCache } from './answer-cache.ts'
import { BytesCache } from './bytes-cache.ts'
import type { CardTexts } from './card-texts.ts'
import { ProductsAnswer, ProductsQuery, SearchAsked, SearchCounted, SuggestAnswer, SuggestQuery } from './contract.ts'
import { fold } from './index/fold.ts'
import type { SearchIndex } from './index/open.ts'
import type { PinnedResults } from './pinned.ts'
import { type PromisedTo, Search } from './search.ts'
import { suggest } from './suggest.ts'

/** Many visitors begin with the same letters. */
const mostSuggestedBytes = 4 * 1024 * 1024

interface Deps {
  search: SearchIndex
  cards: CardTexts
  answers: AnswerCache
  pins: PinnedResults
  /** By the rules of the checkout. */
  promises: PromisedTo
  /** The shop whose products are indexed. */
  storefront: string
  /** Told of each search that found nothing. */
  onNone: (query: ProductsQuery) => Promise<void>
  /** Told of each question that a page of results answered, and of products opened from it. */
  onAsked: (asked: SearchAsked, language: Language) => Promise<void>
}

/** Search, lists and suggestions (I-33; S-01 to S-21). Answers are put together from kept texts and sent as they are: the tests hold them to their contract. */
export const searchRoutes =
  ({ search: index, cards, answers, pins, promises, storefront, onNone, onAsked }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    // The index holds the main shop alone; another lists what it sells by category.
    app.addHook('preHandler', async (request) => {
      if (request.storefront !== storefront) throw new NotFound('http.no_such_call')
    })
    const search = new Search(index, cards, pins, promises)
    const suggested = new BytesCache<string>(mostSuggestedBytes)
    index.onChange(() => suggested.clear())
    const json = 'application/json; charset=utf-8'

    app.get(
      '/products/',
      { schema: { tags: ['search'], querystring: ProductsQuery, response: answeredBytes(ProductsAnswer) } },
      async (request, reply) => {
        const { bytes, again, none } = await search.answer(request.query, request.language)
        // What finds nothing is asked anew each time, and counted.
        if (none)
          onNone(request.query).catch((error: unknown) => request.log.error({ error }, 'a search without result was not counted'))
        else answers.remember(request.url, again)
        return reply.type(json).send(bytes)
      },
    )

    app.post(
      '/searches/',
      { schema: { tags: ['search'], body: SearchAsked, response: { 201: SearchCounted } } },
      async ({ body, language }, reply) => {
        await onAsked(body, language)
        return reply.code(201).send({ counted: true })
      },
    )

    app.get(
      '/suggest/',
      { schema: { tags: ['search'], querystring: SuggestQuery, response: answeredBytes(SuggestAnswer) } },
      async (request, reply) => {
        const { query, language } = request
        const key = language + fold(query.q)
        let known = suggested.get(key)
        if (!known) {
          const { version } = index
          known = Buffer.from(JSON.stringify(await suggest(index, cards, query.q, language)))
          if (version === index.version) suggested.set(key, known)
        }
        answers.remember(request.url, () => suggested.get(key) ?? null)
        return reply.type(json).send(known)
      },
    )
  }
