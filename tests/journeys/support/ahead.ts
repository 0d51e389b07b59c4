import { expect, type Page } from '@playwright/test'
import type { Language } from '#kernel/language.ts'
import type { ProductCard } from '#modules/goods/catalogue/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { answerTo } from './question.ts'

const inText = (html: string) => html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/**
 * What leads to the step that a journey is about, sent as forms without a page being drawn: the visitor of `page` has taken these steps
 * when it opens its first page. Each step is taken by hand in a journey of its own.
 */
export function ahead(page: Page, language: Language) {
  const base = process.env.SHOP_URL ?? ''
  const send = async (path: string, form: Record<string, string>) => {
    const answer = await page.request.post(base + path, { form, headers: { origin: base }, maxRedirects: 0 })
    expect(answer.status(), `${path} ${JSON.stringify(form)}`).toBe(303)
  }
  const steps = {
    /** Lays a product into the basket. */
    add: (product: ProductCard) => send(pathTo('basket', language), { intent: 'add', product: String(product.pk) }),
    enterAsGuest: (email: string) => send(pathTo('basket-login', language), { intent: 'guest', email, privacy: 'true' }),
    deliverHome: () =>
      send(pathTo('basket-buy', language), {
        intent: 'delivery',
        method: 'home',
        recipient: 'Lectora de Prueba',
        street: 'Calle Real, 1',
        postcode: '18009',
        city: 'Granada',
        region: 'Granada',
      }),
    signIn: (email: string, password: string) => send(pathTo('login', language), { email, password }),
    /** Opens an account and is signed in with it. */
    async register(email: string, password: string) {
      const html = await (await page.request.get(base + pathTo('register', language))).text()
      const [, challenge = ''] = /name="captcha_question" value="([^"]+)"/.exec(html) ?? []
      const [, question = ''] = /<label for="captcha-answer[^>]*>([^<]+)</.exec(html) ?? []
      await send(pathTo('register', language), {
        kind: 'private',
        name: 'Clara',
        surnames: 'Prueba Almez',
        email,
        phone: '600000000',
        password,
        confirm_password: password,
        privacy: 'true',
        captcha_question: inText(challenge),
        captcha_answer: String(answerTo(inText(question), language)),
      })
    },
    /** Up to the payment step, as a guest who is sent one product home. */
    async settle(product: ProductCard, email: string) {
      await steps.add(product)
      await steps.enterAsGuest(email)
      await steps.deliverHome()
    },
  }
  return steps
}
