import type { FastifyInstance, RouteOptions } from 'fastify'
import type { Pool, Reader } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { forgetRecent } from '#kernel/recent.ts'
import { Trouble } from '#kernel/trouble.ts'
import { cardFileRoutes, cardPassRoutes } from '#modules/buying/card-passes/routes.ts'
import { cartRoutes } from '#modules/buying/cart/routes.ts'
import { cartReminderEndRoutes, cartReminderRoutes } from '#modules/buying/cart-reminders/routes.ts'
import { orderRoutes } from '#modules/buying/checkout/routes.ts'
import { giftCardSaleRoutes } from '#modules/buying/gift-card-sales/routes.ts'
import { giftCardRoutes } from '#modules/buying/gift-cards/routes.ts'
import { keptCardRoutes } from '#modules/buying/kept-cards/routes.ts'
import { loyaltyRoutes } from '#modules/buying/loyalty/routes.ts'
import { partnerRoutes } from '#modules/buying/partners/routes.ts'
import { gatewayRoutes } from '#modules/buying/payments/sandbox/routes.ts'
import { quotePaperRoutes, quoteRoutes } from '#modules/buying/quotes/routes.ts'
import { reservationRoutes } from '#modules/buying/reservations/routes.ts'
import { savedCartRoutes } from '#modules/buying/saved-carts/routes.ts'
import { promisedTo } from '#modules/buying/shipping/promised.ts'
import { shippingRoutes } from '#modules/buying/shipping/routes.ts'
import { shelfAddressRoutes, visitBasketRoutes } from '#modules/buying/visit-baskets/routes.ts'
import { wishListRoutes } from '#modules/buying/wish-lists/routes.ts'
import { agendaFeedRoutes, agendaRoutes } from '#modules/editorial/agenda/routes.ts'
import { cafeRoutes } from '#modules/editorial/cafe/routes.ts'
import { contentRoutes } from '#modules/editorial/content/routes.ts'
import { giftRoutes } from '#modules/editorial/gifts/routes.ts'
import { magazineRoutes } from '#modules/editorial/magazine/routes.ts'
import { KnownAddresses } from '#modules/editorial/page-addresses/known-addresses.ts'
import { pageAddressRoutes } from '#modules/editorial/page-addresses/routes.ts'
import { placeRoutes } from '#modules/editorial/places/routes.ts'
import { quizResults } from '#modules/editorial/quizzes/results.ts'
import { quizRoutes } from '#modules/editorial/quizzes/routes.ts'
import { shareCardRoutes } from '#modules/editorial/quizzes/share-card.ts'
import { reviewRoutes } from '#modules/editorial/reviews/routes.ts'
import { ownWords } from '#modules/editorial/site-search/own-vocabulary.ts'
import { everythingRoutes } from '#modules/editorial/site-search/routes.ts'
import { Shelves } from '#modules/editorial/site-search/shelves.ts'
import { isOfText } from '#modules/editorial/texts/pictures.ts'
import { ticketBundleRoutes } from '#modules/editorial/ticket-bundles/routes.ts'
import { mediaRoutes } from '#modules/goods/artwork/routes.ts'
import { isOfProduct, picturedProducts } from '#modules/goods/catalogue/pictured.ts'
import { catalogueRoutes } from '#modules/goods/catalogue/routes.ts'
import { ebookDoor } from '#modules/goods/ebooks/file-store.ts'
import { readingPartRoutes, readingRoutes } from '#modules/goods/ebooks/reading-routes.ts'
import { ebookFileRoutes, ebookRoutes } from '#modules/goods/ebooks/routes.ts'
import { feedRoutes } from '#modules/goods/feeds/routes.ts'
import { pictureDoor } from '#modules/goods/pictures/take-picture.ts'
import { vatPercentToday } from '#modules/goods/pricing/vat-today.ts'
import { AnswerCache } from '#modules/goods/search/answer-cache.ts'
import { noteAsked } from '#modules/goods/search/asked.ts'
import { CardTexts } from '#modules/goods/search/card-texts.ts'
import { idsFound, idsOfQuestion } from '#modules/goods/search/ids-found.ts'
import { openSearchIndex, type SearchIndex } from '#modules/goods/search/index/open.ts'
import { noteMiss } from '#modules/goods/search/misses.ts'
import { PinnedResults } from '#modules/goods/search/pinned.ts'
import { ProductTexts } from '#modules/goods/search/product-texts.ts'
import { searchRoutes } from '#modules/goods/search/routes.ts'
import { copiesAsJson, copiesByStore } from '#modules/goods/stock/copies.ts'
import { storeRoutes } from '#modules/goods/stores/routes.ts'
import { billingRoutes, paperRoutes } from '#modules/invoicing/billing/routes.ts'
import { budgetTitle } from '#modules/invoicing/budgets/for-papers.ts'
import { budgetRoutes } from '#modules/invoicing/budgets/routes.ts'
import { paperFileRoutes, paperLinkRoutes } from '#modules/invoicing/papers/routes.ts'
import { deliveryNoteRoutes } from '#modules/libraries/delivery-notes/routes.ts'
import { deskRoutes } from '#modules/libraries/desk/routes.ts'
import { intakeRoutes } from '#modules/libraries/intake/routes.ts'
import { orderTaker } from '#modules/libraries/order-letters/receive-order.ts'
import { orderLetterRoutes } from '#modules/libraries/order-letters/routes.ts'
import { reorderRoutes } from '#modules/libraries/reorder/routes.ts'
import { requestRoutes } from '#modules/libraries/requests/routes.ts'
import { standingOrderRoutes } from '#modules/libraries/standing-orders/routes.ts'
import { claimedOf } from '#modules/orders/claims/claimed.ts'
import { claimRoutes } from '#modules/orders/claims/routes.ts'
import { ebookGiftRoutes } from '#modules/orders/ebook-gifts/routes.ts'
import { keptAsJson } from '#modules/orders/figures/told.ts'
import { notificationRoutes } from '#modules/orders/money/routes.ts'
import { orderHistoryRoutes } from '#modules/orders/order-history/routes.ts'
import { returnRoutes } from '#modules/orders/returns/routes.ts'
import { guardWithAccessToken, tokenRoutes } from '#modules/people/access/routes.ts'
import { receivedRoutes } from '#modules/people/contact/received-routes.ts'
import { contactRoutes } from '#modules/people/contact/routes.ts'
import { customerRoutes } from '#modules/people/customers/routes.ts'
import { memberRoutes } from '#modules/people/members/routes.ts'
import { newsletterRoutes, oneClickRoutes } from '#modules/people/newsletter/routes.ts'
import { privacyRoutes } from '#modules/people/privacy/routes.ts'
import { staffRoutes } from '#modules/people/staff/routes.ts'
import { doorRoutes } from '#modules/people/staff-access/routes.ts'
import { noticeEndRoutes, noticeRoutes } from '#modules/people/stock-alerts/routes.ts'
import { captchaRoutes } from '#modules/platform/captcha/routes.ts'
import { staffByKey } from '#modules/platform/keys/open.ts'
import { devMailRoutes } from '#modules/platform/mail/dev-routes.ts'
import { KnownStorefronts } from '#modules/platform/storefronts/known-storefronts.ts'
import { storefrontSettings } from '#modules/platform/storefronts/storefront-settings.ts'
import { trackingRoutes } from '#modules/platform/tracking/routes.ts'
import { type Config, givenFor } from './config.ts'
import type { DatabaseState } from './database-gate.ts'
import { staffCallsBeneath } from './describe-calls.ts'
import { frame } from './frame.ts'
import { refusalOf } from './http-errors.ts'
import { letterPreviewRoutes } from './letter-previews.ts'
import { limitLists } from './limit-lists.ts'
import { listFiles } from './list-files.ts'
import { logRequests, nodeName } from './log-requests.ts'
import { machineOf } from './machine.ts'
import { sentence } from './messages.ts'
import type { Metrics } from './metrics.ts'
import { openFastify } from './open-fastify.ts'
import type { ReadingOf } from './open-replicas.ts'
import { answerElsewhereToo } from './other-addresses.ts'
import { personalData } from './personal-data.ts'
import { ProxyCaches } from './proxy-caches.ts'
import { publicAnswers } from './public-answers.ts'
import { attentionOf, partsOf } from './readiness.ts'
import { readStorefront } from './request-storefront.ts'
import { type Services, servicesOf } from './services.ts'
import { SharedLimits } from './shared-limits.ts'
import { shopFiles } from './shop-files.ts'
import { shopSettings } from './shop-settings.ts'
import { shownSettings } from './shown-settings.ts'
import { staffCalls } from './staff-routes.ts'
import { staffSettings } from './staff-settings.ts'
import { isTryOut, showsLetters } from './try-out.ts'
import { refuseUnreadable } from './validation.ts'

/** What the app is built of; what is not handed in, it makes itself. */
export interface Parts {
  config: Config
  db: Pool
  /** Where the staff's calls ask; without it, where all others do. */
  deskDb?: Pool
  /** Where is read what may be some seconds old. */
  replicas?: ReadingOf
  services?: Services
  search?: SearchIndex
  /** Whether the database answers; without it, it is taken to. */
  database?: DatabaseState
  /** Counts what is asked, where somebody reads it. */
  metrics?: Metrics
  /** Follows what is asked to its statements and calls, where somebody gathers traces. */
  traces?: { follow: (app: FastifyInstance) => void }
  /** Told of each call the API answers, before any is answered. */
  onRoute?: (route: RouteOptions) => void
}

/** What is read from the index and from the rows once, and kept as bytes. */
interface Reading {
  search: SearchIndex
  answers: AnswerCache
  storefronts: KnownStorefronts
  /** What staff gave an address of its own. */
  addresses: KnownAddresses
  /** What each shop says besides its products. */
  shelves: Shelves
  /** What staff put first for a question. */
  pins: PinnedResults
  /** For what may be some seconds old. */
  reader: Reader
}

/** The whole API under /api, built without listening, so that tests inject into it. Modules are registered by hand: this is the map. */
export async function buildApp({
  config,
  db,
  deskDb = db,
  replicas = { reader: db, deskReader: deskDb, freshen: () => {} },
  services = servicesOf(config, db),
  search: opened,
  database = { away: false },
  metrics,
  traces,
  onRoute,
}: Parts): Promise<FastifyInstance> {
  const app = openFastify(config)
  if (onRoute) app.addHook('onRoute', (route) => onRoute(route))
  traces?.follow(app)
  metrics?.count(app)
  if (config.LOG_REQUESTS ?? !isTryOut(config)) {
    const log = app.log.child({}, { level: 'info' })
    logRequests(app, { node: nodeName(config), write: (line) => log.info(line) })
  }
  const search = opened ?? (await openSearchIndex(db, { storefront: config.STORE_CODE, ownWords: () => ownWords(db) }))
  app.addHook('onClose', () => search.close())
  const { storefront } = services
  const reading = {
    search,
    answers: new AnswerCache(),
    storefronts: new KnownStorefronts(db, storefront),
    addresses: new KnownAddresses(db, storefront, quizResults),
    shelves: new Shelves(db, config.QUIZZES_AFTER_SEASON),
    pins: new PinnedResults(db, storefront),
  }
  const sharedLimits = shareLimits(app, config, { db: deskDb, database })
  const attention = attentionOf(deskDb, machineOf(config, search), shopFiles(config))
  await frame(app, config, {
    ...reading,
    database,
    attention,
    parts: partsOf(deskDb, { search, replicas: () => replicas.states?.() ?? [] }),
    sharedLimits,
  })
  app.addHook('onSend', async (request) => {
    // Whoever of the staff wrote sees it in what they read next.
    if (request.method !== 'GET' && request.url.startsWith('/api/staff/')) replicas.freshen()
  })
  const before = new ProxyCaches(config.PAGE_CACHES, app.log)
  const forget = () => {
    replicas.freshen()
    for (const from of [db, deskDb, replicas.reader, replicas.deskReader, app]) forgetRecent(from)
    reading.addresses.forget()
    reading.shelves.forget()
    reading.pins.forget()
    app.cachedPages.clear()
    before.forget()
  }
  app.addHook('onClose', async () => before.close())
  app.decorate('forgetPages', () => {
    forget()
    services.houseLetters
      .read(db)
      .catch((error: unknown) => app.log.warn(error, 'What editors wrote for letters could not be read'))
    // What the search and its kept cards say of products is part of pages too: they follow, and pages drawn meanwhile are dropped.
    search.follow().then(forget, () => {})
  })

  await app.register(
    async (api) => {
      readStorefront(api, reading.storefronts)
      refuseUnreadable(api)
      answerElsewhereToo(api)
      publicAnswers(api)
      api.all('/*', { schema: { hide: true } }, async () => {
        throw new NotFound('http.no_such_call')
      })
      await openCalls(api, config, { ...services, search })
      const finding = { idsFor: idsFound(search), main: storefront }
      const calls = staffCalls({
        ...services,
        db: deskDb,
        reader: replicas.deskReader,
        finding,
        idsByRule: idsOfQuestion(search),
        search,
        machine: machineOf(config, search),
        shownSettings: () => shownSettings(givenFor.get(config) ?? {}),
        settings: staffSettings(config),
        description: (beneath) => (beneath === undefined ? app.swagger() : staffCallsBeneath(app.swagger(), beneath)),
      })
      await api.register(doorRoutes(services), { prefix: '/staff' })
      const door = {
        db: deskDb,
        publicUrl: services.publicUrl,
        calls,
        pictures: pictureDoor(services.files),
        largeFiles: ebookDoor(services.ebookFiles),
        onSeen: app.forgetPages,
        files: listFiles,
        refusalOf,
        keys: staffByKey,
      }
      await api.register(staffRoutes(door), { prefix: '/staff' })
      await api.register(async (guarded) => {
        guardWithAccessToken(guarded, config.SECRET)
        limitLists(guarded, config.SECRET)
        await shopWindow(guarded, config, services, { ...reading, reader: replicas.reader })
        await checkoutAndOrders(guarded, services)
        await tradeDesk(guarded, { ...services, search })
        await people(guarded, services)
      })
    },
    { prefix: '/api' },
  )
  await app.register(shelfAddressRoutes)
  await besideTheApi(app, config, { ...services, search })
  return app
}

/** Where several processes may stand on one database, they count what an address asks together. */
function shareLimits(app: FastifyInstance, config: Config, { db, database }: { db: Pool; database: DatabaseState }) {
  if (!(config.SHARE_LIMITS ?? config.DATABASE_URL !== undefined)) return undefined
  const shared = new SharedLimits({ db, secret: config.SECRET })
  const trouble = new Trouble((error) => app.log.warn(error, 'Counts of addresses are not shared'))
  const stop = shared.start((error) => database.away || trouble.met(error))
  app.addHook('preClose', async () => stop())
  return shared
}

/** Calls that no access token guards: a signature, a session of staff or the key of a link lets in. */
async function openCalls(api: FastifyInstance, config: Config, services: Services & { search: SearchIndex }): Promise<void> {
  const { SECRET: secret, SERVICE_USER: serviceUser, SERVICE_PASSWORD: servicePassword } = config
  await api.register(tokenRoutes({ secret, serviceUser, servicePassword }))
  await api.register(agendaFeedRoutes(services))
  await api.register(letterPreviewRoutes(services))
  await api.register(oneClickRoutes(services))
  await api.register(noticeEndRoutes(services))
  await api.register(cartReminderEndRoutes(services))
  await api.register(notificationRoutes(services))
  await api.register(receivedRoutes({ ...services, takeOrder: orderTaker(services) }))
  await api.register(paperRoutes(services))
  await api.register(paperLinkRoutes(services))
  await api.register(quotePaperRoutes(services))
  await api.register(cardFileRoutes(services))
  await api.register(ebookFileRoutes(services))
  await api.register(readingPartRoutes(services))
  await api.register(feedRoutes(services))
}

/** What is sold and what is told around it. */
async function shopWindow(
  guarded: FastifyInstance,
  config: Config,
  services: Services,
  { search, answers, storefronts, addresses, shelves, pins, reader }: Reading,
): Promise<void> {
  const { db, storefront } = services
  const cards = new CardTexts(db, search)
  const promises = (asked: Parameters<typeof promisedTo>[1]) => promisedTo(db, asked, { storefront, now: new Date() })
  const products = new ProductTexts(db, search, cards, {
    mainShop: storefront,
    vatPercent: vatPercentToday,
    copiesByStore: copiesAsJson,
    keptPromises: keptAsJson,
  })
  await guarded.register(
    searchRoutes({
      search,
      cards,
      answers,
      pins,
      promises,
      storefront,
      onNone: (query) => noteMiss(db, query),
      onAsked: (asked, language) => noteAsked(db, asked, language),
    }),
  )
  await guarded.register(
    catalogueRoutes({
      ...services,
      product: (id, language, shop) => products.of(id, language, shop),
      onProduct: (url, id, language) => answers.remember(url, () => products.kept(id, language)),
    }),
  )
  await guarded.register(contentRoutes({ db, settings: storefrontSettings(shopSettings(config), storefronts) }))
  await guarded.register(pageAddressRoutes({ addresses }))
  await guarded.register(everythingRoutes({ shelves, shopOf: (code) => storefronts.named(code) }))
  await guarded.register(magazineRoutes({ db, reader }))
  await guarded.register(cafeRoutes({ db: reader }))
  await guarded.register(ticketBundleRoutes({ db: reader }))
  await guarded.register(giftRoutes({ ...services, search }))
  await guarded.register(quizRoutes({ ...services, search }))
  await guarded.register(storeRoutes({ ...services, copiesOf: copiesByStore }))
  await guarded.register(placeRoutes(services))
  await guarded.register(agendaRoutes(services))
  await guarded.register(partnerRoutes(services))
  await guarded.register(trackingRoutes(services))
  await guarded.register(captchaRoutes(services))
}

/** From the cart to the order, and what comes after it. */
async function checkoutAndOrders(guarded: FastifyInstance, services: Services): Promise<void> {
  await guarded.register(cartRoutes(services))
  await guarded.register(cartReminderRoutes(services))
  await guarded.register(wishListRoutes(services))
  await guarded.register(keptCardRoutes(services))
  await guarded.register(savedCartRoutes(services))
  await guarded.register(visitBasketRoutes(services))
  await guarded.register(reservationRoutes(services))
  await guarded.register(shippingRoutes(services))
  await guarded.register(giftCardRoutes(services))
  await guarded.register(giftCardSaleRoutes(services))
  await guarded.register(quoteRoutes({ ...services, sentence }))
  await guarded.register(orderRoutes(services))
  await guarded.register(orderHistoryRoutes(services))
  await guarded.register(ebookRoutes(services))
  await guarded.register(ebookGiftRoutes(services))
  await guarded.register(readingRoutes(services))
  await guarded.register(returnRoutes(services))
  await guarded.register(billingRoutes(services))
}

/** The desk of libraries and businesses. */
async function tradeDesk(guarded: FastifyInstance, services: Services & { search: SearchIndex }): Promise<void> {
  await guarded.register(deskRoutes(services))
  await guarded.register(reorderRoutes(services))
  await guarded.register(intakeRoutes(services))
  await guarded.register(requestRoutes(services))
  await guarded.register(orderLetterRoutes(services))
  await guarded.register(standingOrderRoutes(services))
  await guarded.register(budgetRoutes(services))
  await guarded.register(deliveryNoteRoutes({ ...services, claimedOf, budgetTitle }))
  await guarded.register(claimRoutes(services))
  await guarded.register(paperFileRoutes(services))
}

async function people(guarded: FastifyInstance, services: Services): Promise<void> {
  await guarded.register(customerRoutes(services))
  await guarded.register(memberRoutes(services))
  await guarded.register(privacyRoutes({ ...services, domains: personalData }))
  await guarded.register(loyaltyRoutes(services))
  await guarded.register(cardPassRoutes(services))
  await guarded.register(newsletterRoutes(services))
  await guarded.register(noticeRoutes(services))
  await guarded.register(contactRoutes(services))
  await guarded.register(reviewRoutes(services))
}

/** Pictures, the page of the sandbox bank and the letters of a try-out have addresses of their own. */
async function besideTheApi(app: FastifyInstance, config: Config, services: Services & { search: SearchIndex }): Promise<void> {
  const { db, secret, files } = services
  const { DATA_DIR: dataDir, PICTURES_PER_MINUTE: perMinute } = config
  const pictured = { products: picturedProducts, photographs: [isOfProduct, isOfText] }
  await app.register(mediaRoutes({ db, ...pictured, files, dataDir, perMinute }))
  await app.register(shareCardRoutes(services))
  const merchant = (language: Language) => shopSettings(config)(language).name
  if (config.PAYMENT_GATEWAYS.includes('sandbox'))
    await app.register(gatewayRoutes({ secret, publicUrl: config.PUBLIC_URL, db, merchant }), { prefix: '/gateway' })
  if (showsLetters(config)) await app.register(devMailRoutes(services))
}
