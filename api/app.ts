import { randomUUID } from 'node:crypto'
import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { forgetCartsOf, mergeCart } from '#modules/buying/cart/cart.ts'
import { cartRoutes } from '#modules/buying/cart/routes.ts'
import { payDepsOf } from '#modules/buying/checkout/pay-deps.ts'
import { orderRoutes } from '#modules/buying/checkout/routes.ts'
import { giftCardSaleRoutes } from '#modules/buying/gift-card-sales/routes.ts'
import { giftCardRoutes } from '#modules/buying/gift-cards/routes.ts'
import { loyaltyRoutes } from '#modules/buying/loyalty/routes.ts'
import { partnerRoutes } from '#modules/buying/partners/routes.ts'
import { gatewayRoutes } from '#modules/buying/payments/sandbox/routes.ts'
import { shippingRoutes } from '#modules/buying/shipping/routes.ts'
import { agendaFeedRoutes, agendaRoutes } from '#modules/editorial/agenda/routes.ts'
import { cafeRoutes } from '#modules/editorial/cafe/routes.ts'
import { contentRoutes } from '#modules/editorial/content/routes.ts'
import { giftRoutes } from '#modules/editorial/gifts/routes.ts'
import { magazineRoutes } from '#modules/editorial/magazine/routes.ts'
import { placeRoutes } from '#modules/editorial/places/routes.ts'
import { quizRoutes } from '#modules/editorial/quizzes/routes.ts'
import { shareCardRoutes } from '#modules/editorial/quizzes/share-card.ts'
import { ownWords } from '#modules/editorial/site-search/own-words.ts'
import { everythingRoutes } from '#modules/editorial/site-search/routes.ts'
import { mediaRoutes } from '#modules/goods/artwork/routes.ts'
import { picturedProducts } from '#modules/goods/catalogue/pictured.ts'
import { catalogueRoutes } from '#modules/goods/catalogue/routes.ts'
import { EbookStore } from '#modules/goods/ebooks/file-store.ts'
import { ebookFileRoutes, ebookRoutes } from '#modules/goods/ebooks/routes.ts'
import { CardTexts } from '#modules/goods/search/card-texts.ts'
import { openSearchIndex, type SearchIndex } from '#modules/goods/search/index/open.ts'
import { KeptAnswers } from '#modules/goods/search/kept-answers.ts'
import { ProductTexts } from '#modules/goods/search/product-texts.ts'
import { searchRoutes } from '#modules/goods/search/routes.ts'
import { storeRoutes } from '#modules/goods/stores/routes.ts'
import { adoptInvoices } from '#modules/invoicing/billing/adopt-invoices.ts'
import { billingRoutes, paperRoutes } from '#modules/invoicing/billing/routes.ts'
import { budgetRoutes } from '#modules/invoicing/budgets/routes.ts'
import { type PaperDeps, paperFileRoutes, paperLinkRoutes } from '#modules/invoicing/papers/routes.ts'
import { deliveryNoteRoutes, paperLink } from '#modules/libraries/delivery-notes/routes.ts'
import { approvalLetters } from '#modules/libraries/desk/letters.ts'
import { deskRoutes } from '#modules/libraries/desk/routes.ts'
import { intakeRoutes } from '#modules/libraries/intake/routes.ts'
import { orderLetterRoutes } from '#modules/libraries/order-letters/routes.ts'
import { reorderRoutes } from '#modules/libraries/reorder/routes.ts'
import { requestRoutes } from '#modules/libraries/requests/routes.ts'
import { standingOrderRoutes } from '#modules/libraries/standing-orders/routes.ts'
import { claimedOf } from '#modules/orders/claims/claimed.ts'
import { claimRoutes } from '#modules/orders/claims/routes.ts'
import { notificationRoutes } from '#modules/orders/money/routes.ts'
import { adoptGuestOrders } from '#modules/orders/order/adopt.ts'
import { orderHistoryRoutes } from '#modules/orders/order-history/routes.ts'
import { returnRoutes } from '#modules/orders/returns/routes.ts'
import { guardWithAccessToken, tokenRoutes } from '#modules/people/access/routes.ts'
import { contactRoutes } from '#modules/people/contact/routes.ts'
import { type Deps as AccountDeps, customerRoutes } from '#modules/people/customers/routes.ts'
import { memberRoutes } from '#modules/people/members/routes.ts'
import { followWish, rememberReader } from '#modules/people/newsletter/follow-wish.ts'
import { newsletterRoutes, oneClickRoutes } from '#modules/people/newsletter/routes.ts'
import { privacyRoutes } from '#modules/people/privacy/routes.ts'
import { staffRoutes } from '#modules/people/staff/routes.ts'
import { noticeEndRoutes, noticeRoutes } from '#modules/people/stock-alerts/routes.ts'
import { captchaRoutes } from '#modules/platform/captcha/routes.ts'
import { devMailRoutes } from '#modules/platform/mail/dev-routes.ts'
import { invoicingFor, shopNameOf } from '#modules/platform/storefronts/identity.ts'
import { KnownStorefronts } from '#modules/platform/storefronts/known-storefronts.ts'
import { storefrontSettings } from '#modules/platform/storefronts/storefront-settings.ts'
import { trackingRoutes } from '#modules/platform/tracking/routes.ts'
import { answerKept } from './answer-kept.ts'
import { billingOf } from './billing-deps.ts'
import type { Config } from './config.ts'
import { type DatabaseState, gateDatabase } from './database-gate.ts'
import { describeCalls } from './describe-calls.ts'
import { answerErrors } from './http-errors.ts'
import { lifeDepsOf } from './life-deps.ts'
import { limitAddresses } from './limit-addresses.ts'
import { limitLists } from './limit-lists.ts'
import { loggedError } from './logged-error.ts'
import { sentence } from './messages.ts'
import { orderDepsOf } from './order-deps.ts'
import { answerElsewhereToo } from './other-addresses.ts'
import { PageCache } from './page-cache.ts'
import { personalData } from './personal-data.ts'
import { plainPage } from './plain-page.ts'
import { publicAnswers } from './public-answers.ts'
import { readFields, readJson } from './read-bodies.ts'
import { readableAddress } from './request-address.ts'
import { readLanguage } from './request-language.ts'
import { readStorefront } from './request-storefront.ts'
import { protectAnswers } from './security-headers.ts'
import { securityText } from './security-text.ts'
import { sendKeptPages } from './send-page.ts'
import { senders } from './senders.ts'
import { shopSettings } from './shop-settings.ts'
import { staffCalls } from './staff-routes.ts'
import { staffSettings } from './staff-settings.ts'
import { boundConnections, timeouts } from './timeouts.ts'
import { trustedProxies } from './trusted-proxies.ts'
import { isTryOut, showsLetters } from './try-out.ts'
import { refuseUnreadable } from './validation.ts'

export interface Services {
  config: Config
  db: Pool
  /** Opened from the database when none is handed in. */
  search?: SearchIndex
  /** Whether the database answers; without it, it is taken to. */
  database?: DatabaseState
  /** Told of each call the API answers, before any is answered. */
  onRoute?: (route: { method: string | string[]; url: string }) => void
}

/** A body larger than this is refused with 413; nothing the shop takes is longer. */
const bodyLimit = 256 * 1024

/** The whole API under /api, built without listening, so that tests inject into it. Modules are registered by hand: this is the map. */
export async function buildApp({
  config,
  db,
  search: opened,
  database = { away: false },
  onRoute,
}: Services): Promise<FastifyInstance> {
  const app = Fastify({
    logger:
      config.NODE_ENV === 'test'
        ? false
        : {
            level: config.LOG_LEVEL,
            redact: ['req.headers.authorization', 'req.headers.cookie'],
            serializers: { err: loggedError },
          },
    trustProxy: trustedProxies(config.TRUST_PROXY),
    bodyLimit,
    ...timeouts(config),
    // Nobody guesses one, and no two processes give the same.
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    // Node bounds an address as a whole; each call says how long its own parameters may be.
    routerOptions: { maxParamLength: 16_384 },
    rewriteUrl: (request) => readableAddress(request.url ?? '/'),
  })
  boundConnections(app, config)
  if (onRoute) app.addHook('onRoute', ({ method, url }) => onRoute({ method, url }))
  app.decorate('keptPages', new PageCache())
  sendKeptPages(app)
  app.setValidatorCompiler(validatorCompiler)
  // Views are built field by field against their contract; tests serialise through it, production trusts the compiler's check.
  app.setSerializerCompiler(config.NODE_ENV === 'test' ? serializerCompiler : () => (data) => JSON.stringify(data))

  const search = opened ?? (await openSearchIndex(db, { storefront: config.STORE_CODE, ownWords: () => ownWords(db) }))
  app.addHook('onClose', () => search.close())
  const storefronts = new KnownStorefronts(db, config.STORE_CODE)
  app.decorate('storefronts', storefronts)
  const cards = new CardTexts(db, search)
  const products = new ProductTexts(db, search, cards)
  protectAnswers(app, { publicUrl: config.PUBLIC_URL })
  readLanguage(app)
  answerErrors(app)
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id)
    next()
  })
  const answers = new KeptAnswers()
  answerKept(app, { secret: config.SECRET, answers })
  gateDatabase(app, database)
  securityText(app, config)

  await limitAddresses(app, config)
  await describeCalls(app, { whole: isTryOut(config), store: config.STORE_CODE })
  readJson(app)
  await app.register(formbody, { parser: readFields })

  await app.register(
    async (api) => {
      readStorefront(api, storefronts)
      refuseUnreadable(api)
      answerElsewhereToo(api)
      publicAnswers(api)
      api.all('/*', { schema: { hide: true } }, async () => {
        throw new NotFound('http.no_such_call')
      })
      const deps = { db, storefront: config.STORE_CODE }
      await api.register(
        tokenRoutes({ secret: config.SECRET, serviceUser: config.SERVICE_USER, servicePassword: config.SERVICE_PASSWORD }),
      )
      const orders = orderDepsOf(config, db)
      const post = { senders: senders(config), staffLanguage: config.STAFF_LANGUAGE }
      const newsletter = { db, ...post, secret: config.SECRET }
      await api.register(agendaFeedRoutes({ ...deps, senders: senders(config) }))
      await api.register(oneClickRoutes(newsletter))
      await api.register(noticeEndRoutes(newsletter))
      await api.register(notificationRoutes(payDepsOf(orders)))
      const billing = { db, settings: billingOf(config), say: sentence }
      await api.register(paperRoutes(billing))
      const papers: PaperDeps = {
        db,
        secret: config.SECRET,
        shop: {
          of: async (from, storefront_code, language) => ({
            name: await shopNameOf(from, senders(config), { storefront_code, language }),
            issuer: (await invoicingFor(from, billing.settings.invoicing, storefront_code)).issuer,
          }),
        },
      }
      await api.register(paperLinkRoutes(papers))
      const ebooks = { db, secret: config.SECRET, store: new EbookStore(config.DATA_DIR), page: plainPage }
      await api.register(ebookFileRoutes(ebooks))
      await api.register(
        staffRoutes({
          db,
          calls: staffCalls({
            storefront: config.STORE_CODE,
            settings: staffSettings(config),
            description: () => app.swagger(),
            life: lifeDepsOf(config),
            billing: billingOf(config),
          }),
        }),
        { prefix: '/staff' },
      )
      await api.register(async (guarded) => {
        guardWithAccessToken(guarded, config.SECRET)
        limitLists(guarded, config.SECRET)
        await guarded.register(searchRoutes({ search, cards, answers, storefront: config.STORE_CODE }))
        await guarded.register(
          catalogueRoutes({
            ...deps,
            product: (id, language, storefront) => products.of(id, language, storefront),
            onProduct: (url, id, language) => answers.remember(url, () => products.kept(id, language)),
          }),
        )
        await guarded.register(contentRoutes({ db, settings: storefrontSettings(shopSettings(config), storefronts) }))
        await guarded.register(everythingRoutes({ db, shopOf: (code) => storefronts.named(code) }))
        await guarded.register(magazineRoutes({ db }))
        await guarded.register(cafeRoutes({ db }))
        await guarded.register(giftCardRoutes(deps))
        await guarded.register(giftCardSaleRoutes(orders))
        await guarded.register(giftRoutes({ ...deps, search }))
        await guarded.register(quizRoutes({ ...deps, search, openAfterSeason: config.QUIZZES_AFTER_SEASON }))
        await guarded.register(cartRoutes({ db, splitFeeCents: config.SPLIT_FEE_CENTS }))
        await guarded.register(shippingRoutes({ db, splitFeeCents: config.SPLIT_FEE_CENTS }))
        await guarded.register(storeRoutes(deps))
        await guarded.register(placeRoutes(deps))
        await guarded.register(orderRoutes(orders))
        await guarded.register(orderHistoryRoutes(orders))
        await guarded.register(ebookRoutes(ebooks))
        await guarded.register(reorderRoutes({ ...deps, splitFeeCents: config.SPLIT_FEE_CENTS }))
        await guarded.register(
          deskRoutes({
            ...deps,
            splitFeeCents: config.SPLIT_FEE_CENTS,
            confirmation: payDepsOf(orders).confirmation,
            letters: approvalLetters(senders(config), orders.publicUrl),
          }),
        )
        await guarded.register(billingRoutes(billing))
        await guarded.register(paperFileRoutes(papers))
        await guarded.register(standingOrderRoutes({ db }))
        await guarded.register(claimRoutes({ db, ...post }))
        await guarded.register(budgetRoutes({ db, href: paperLink(config.SECRET) }))
        await guarded.register(deliveryNoteRoutes({ db, settings: billing.settings, claimedOf }))
        await guarded.register(returnRoutes({ db, deps: lifeDepsOf(config) }))
        await guarded.register(trackingRoutes(deps))
        await guarded.register(loyaltyRoutes({ ...newsletter, onInfo: (tx, wish) => followWish(tx, wish, newsletter) }))
        await guarded.register(partnerRoutes({ db }))
        await guarded.register(newsletterRoutes(newsletter))
        await guarded.register(noticeRoutes(newsletter))
        await guarded.register(agendaRoutes({ ...newsletter, storefront: config.STORE_CODE }))
        await guarded.register(contactRoutes(newsletter))
        await guarded.register(intakeRoutes({ ...deps, search }))
        await guarded.register(requestRoutes({ db, ...post }))
        await guarded.register(orderLetterRoutes({ ...deps, search, ...post }))
        await guarded.register(captchaRoutes({ db, secret: config.SECRET }))
        const accounts: AccountDeps = {
          db,
          ...post,
          secret: config.SECRET,
          onSignedIn: async (tx, { cartId, caller }) => {
            await mergeCart(tx, { cartId, caller })
          },
          onNewsletter: (tx, wish) => followWish(tx, wish, newsletter),
          onVerified: async (tx, owner) => {
            await rememberReader(tx, owner)
            const orders = await adoptGuestOrders(tx, owner)
            await adoptInvoices(tx, owner.customerId, orders)
            return orders.length
          },
          onEmptied: forgetCartsOf,
        }
        await guarded.register(customerRoutes(accounts))
        await guarded.register(memberRoutes(accounts))
        await guarded.register(privacyRoutes({ ...accounts, domains: personalData }))
      })
    },
    { prefix: '/api' },
  )
  await app.register(
    mediaRoutes({ db, products: picturedProducts, dataDir: config.DATA_DIR, perMinute: config.PICTURES_PER_MINUTE }),
  )
  await app.register(shareCardRoutes({ db, search, storefront: config.STORE_CODE, openAfterSeason: config.QUIZZES_AFTER_SEASON }))
  if (config.PAYMENT_GATEWAYS.includes('sandbox'))
    await app.register(
      gatewayRoutes({
        secret: config.SECRET,
        publicUrl: config.PUBLIC_URL,
        db,
        merchant: (language) => shopSettings(config)(language).name,
      }),
      { prefix: '/gateway' },
    )
  if (showsLetters(config)) await app.register(devMailRoutes({ db }))
  return app
}
