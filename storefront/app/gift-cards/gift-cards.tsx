import './gift-cards.css'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { GiftCardOffer } from '#modules/buying/gift-cards/contract.ts'
import { Page } from '#modules/editorial/content/contract.ts'
import { ToGateway } from '../payment/to-gateway.tsx'
import { apiContext } from '../site/server-api.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Markdown, opening } from '../ui/markdown.tsx'
import { Title } from '../ui/title.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { BalanceForm } from './balance-form.tsx'
import { BuyForm } from './buy-form.tsx'
import { type GiftCardAnswer, giftCardForms } from './gift-card-work.ts'
import { useGiftCardWords } from './words.ts'

/** What staff wrote, and the amounts that are sold; none: the page only explains. */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [page, offer] = await Promise.all([api.get(Page, '/pages/gift-cards/'), api.get(GiftCardOffer, '/gift-cards/offer/')])
  return { ...page, amounts: offer.amounts }
}
export const action = serverHandler(giftCardForms)
export const clientAction = browserHandler(giftCardForms)

export default function GiftCards() {
  const { title, body, amounts } = useLoaderData<typeof loader>()
  const answer = useAnswer<GiftCardAnswer>()
  const words = useGiftCardWords()
  const paying = answer?.of === 'pay' ? answer.pay : undefined
  return (
    <article className="page content-page services gift-cards">
      <Title text={title} />
      <Description text={opening(body)} />
      <Breadcrumbs crumbs={[{ name: title }]} />
      <h1>{title}</h1>
      <div className="services-columns">
        <div className="prose">
          <Markdown text={body} />
        </div>
        <section className="services-contact" id="give" aria-labelledby="give-title">
          <h2 id="give-title">{words.buyTitle}</h2>
          <p className="quiet">{amounts.length > 0 ? words.buyText : words.notSold}</p>
          {paying?.detail && (
            <p className="message message-error" role="alert">
              {paying.detail}
            </p>
          )}
          {paying?.payment ? (
            <ToGateway payment={paying.payment} />
          ) : (
            amounts.length > 0 && <BuyForm amounts={amounts} answer={answer} />
          )}
        </section>
        <BalanceForm answer={answer} />
      </div>
    </article>
  )
}
