import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answeredBytes } from '#kernel/answered-bytes.ts'
import type { Pool } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { cardsOnSale } from './cards.ts'
import { categoryTree, pathOf } from './category-tree.ts'
import {
  AuthorView,
  ById,
  CardsAnswer,
  CardsQuery,
  Carousels,
  CategoryView,
  Lot,
  LotKey,
  LotKind,
  Lots,
  LotsAnswer,
  LotsQuery,
  LotsStoreQuery,
  NamedRef,
  ProductDetail,
  TagKey,
  TagView,
} from './contract.ts'
import { successorOf } from './lots.sql.ts'
import {
  authorView,
  carousels,
  idsOf,
  listCategories,
  listLots,
  lotById,
  lotByKey,
  lotsOfKind,
  publisherView,
  seriesView,
  tagView,
} from './lots.ts'

/** Reads of the catalogue (specification section 7; I-13 to I-17, I-31). */
export const catalogueRoutes =
  ({
    db,
    storefront: main,
    product,
    onProduct = () => {},
  }: {
    db: Pool
    storefront: string
    /** A ProductDetail as JSON bytes. @throws NotFound */
    product: (id: number, language: Language, storefront: string) => Promise<Buffer>
    /** Told which product stands under an address. */
    onProduct?: (url: string, id: number, language: Language) => void
  }): FastifyPluginAsyncZod =>
  async (app) => {
    // The bytes are sent as they are kept: ProductDetail is held by the tests.
    app.get(
      '/products/:id/',
      { schema: { tags: ['catalogue'], params: ById, response: answeredBytes(ProductDetail) } },
      async (request, reply) => {
        const { params, language } = request
        const bytes = await product(params.id, language, request.storefront)
        onProduct(request.url, params.id, language)
        return reply.type('application/json; charset=utf-8').send(bytes)
      },
    )

    app.get(
      '/products/cards/',
      { schema: { tags: ['catalogue'], querystring: CardsQuery, response: { 200: CardsAnswer } } },
      async ({ query, language, storefront }) => ({
        items: await cardsOnSale(db, [...new Set(idsOf(query.ids))], { storefront, language }),
      }),
    )

    app.get(
      '/lots/',
      { schema: { tags: ['catalogue'], querystring: LotsQuery, response: { 200: LotsAnswer } } },
      ({ query, language, storefront }) =>
        listLots(db, idsOf(query.lot ?? ''), {
          storefront,
          language,
          limit: query.limit,
          order: query.order,
          descending: query.order_type === 'desc',
          works: query.group === 'works',
        }),
    )

    app.get(
      '/lots/store/',
      { schema: { tags: ['catalogue'], querystring: LotsStoreQuery, response: { 200: LotsAnswer } } },
      ({ query, language, storefront }) =>
        listCategories(db, query.model_types === 'article' ? 'object' : 'book', idsOf(query.categories), {
          storefront,
          language,
          limit: query.limit,
          order: query.order,
          descending: query.order_type === 'desc',
          works: query.group === 'works',
        }),
    )

    app.get(
      '/lots/carousels/',
      { schema: { tags: ['catalogue'], querystring: LotsQuery.pick({ limit: true }), response: { 200: Carousels } } },
      ({ query, language, storefront }) => carousels(db, { storefront, language, limit: Math.min(query.limit, 24) }),
    )

    app.get('/lots/by-key/:key/', { schema: { tags: ['catalogue'], params: LotKey, response: { 200: Lot } } }, (request) =>
      lotByKey(db, request.params.key, request.language),
    )

    app.get('/lots/by-id/:id/', { schema: { tags: ['catalogue'], params: ById, response: { 200: Lot } } }, (request) =>
      lotById(db, request.params.id, request.language),
    )

    app.get('/series/:id/', { schema: { tags: ['catalogue'], params: ById, response: { 200: NamedRef } } }, (request) =>
      seriesView(db, request.params.id),
    )

    app.get(
      '/lots/of-kind/:kind/',
      {
        schema: {
          tags: ['catalogue'],
          params: LotKind,
          response: { 200: Lots },
        },
      },
      async (request) => ({ items: await lotsOfKind(db, request.params.kind, request.language) }),
    )

    app.get('/authors/:id/', { schema: { tags: ['catalogue'], params: ById, response: { 200: AuthorView } } }, (request) =>
      authorView(db, request.params.id, request.language),
    )

    app.get('/tags/:tag/', { schema: { tags: ['catalogue'], params: TagKey, response: { 200: TagView } } }, (request) =>
      tagView(db, request.params.tag, request.language),
    )

    app.get('/publishers/:id/', { schema: { tags: ['catalogue'], params: ById, response: { 200: NamedRef } } }, (request) =>
      publisherView(db, request.params.id),
    )

    app.get(
      '/categories/:id/',
      { schema: { tags: ['catalogue'], params: ById, response: { 200: CategoryView } } },
      async ({ params, language, storefront: asked }) => {
        const tree = await categoryTree(db)
        const node = tree.get(params.id) ?? tree.get((await successorOf(db, 'category', params.id)) ?? 0)
        if (!node || (node.storefront ?? main) !== asked) throw new NotFound('catalogue.unknown_category')
        const ref = (categoryNode: typeof node) => ({
          id: categoryNode.id,
          name: categoryNode.names[language],
          slug: categoryNode.slugs[language],
        })
        return {
          ...ref(node),
          kind: node.kind,
          slugs: node.slugs,
          path: pathOf(tree, node.id).map(ref),
          children: [...tree.values()].filter((categoryNode) => categoryNode.parentId === node.id).map(ref),
        }
      },
    )
  }
