import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { CardTexts } from './card-texts.ts'
import { ProductsQuery, SuggestAnswer, SuggestQuery } from './contract.ts'
import { fold } from './index/fold.ts'
import type { SearchIndex } from './index/open.ts'
import { Kept } from './kept.ts'
import { Search } from './search.ts'
import { suggest } from './suggest.ts'

/** Many visitors begin with the same letters. */
const mostSuggested = 5_000

/** Search, lists and suggestions (I-33; S-01 to S-21). */
export const searchRoutes =
  ({ search: index, cards }: { search: SearchIndex; cards: CardTexts }): FastifyPluginAsyncZod =>
  async (app) => {
    const search = new Search(index, cards)
    const suggested = new Kept<SuggestAnswer>(mostSuggested)
    index.onChange(() => suggested.clear())
    // The answer is put together from kept texts, so it is sent as it is: ProductsAnswer is held by the tests.
    app.get('/products/', { schema: { tags: ['search'], querystring: ProductsQuery } }, async ({ query, language }, reply) =>
      reply.type('application/json; charset=utf-8').send(await search.answer(query, language)),
    )
    app.get(
      '/suggest/',
      { schema: { tags: ['search'], querystring: SuggestQuery, response: { 200: SuggestAnswer } } },
      async ({ query, language }) => {
        const key = `${language} ${fold(query.q)}`
        const known = suggested.get(key)
        if (known) return known
        const { version } = index
        const answer = await suggest(index, cards, query.q, language)
        if (version === index.version) suggested.set(key, answer)
        return answer
      },
    )
  }
