import { Form, Link, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { type Day, shownDay } from '#kernel/days.ts'
import { languages } from '#kernel/language.ts'
import { pathTo } from '#kernel/route-table.ts'
import { PromotionDetail } from '#modules/partners/contract.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { apiContext } from '../server-api.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Submit } from '../ui/form.tsx'
import { Title } from '../ui/title.tsx'
import { inBrowser, onServer } from '../visit/work.ts'
import { Until } from './promotion-list.tsx'
import { showVoucher, type VoucherAnswer } from './voucher-work.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const promotion = await api.get(PromotionDetail, `/promotions/${params['id']}/`)
  const slug = promotion.slugs[api.language]
  if (params['slug'] !== slug) throw redirect(pathTo('promotion-detail', api.language, { slug, id: promotion.id }), 301)
  return { promotion, alternates: Object.fromEntries(languages.map((one) => [one, { slug: promotion.slugs[one] }])) }
}
export const action = onServer(showVoucher)
export const clientAction = inBrowser(showVoucher)

/** One promotion: discount, partner, last day and conditions; one that is over says so (M-14, M-15). */
export default function Promotion() {
  const { promotion } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const { loyalty } = useMessages()
  const { name, text, discount, partner, zone, conditions, state, valid_from, valid_to } = promotion
  return (
    <article className="page content-page">
      <Title text={name} />
      <Description text={`${discount}. ${text}`} />
      {state === 'over' && <meta name="robots" content="noindex" />}
      <Breadcrumbs crumbs={[{ name: loyalty.promotions, to: pathTo('promotions', language) }, { name }]} />
      <h1>{name}</h1>
      {state === 'over' && valid_to && (
        <p className="message message-error">{loyalty.over({ day: shownDay(valid_to as Day) })}</p>
      )}
      {state === 'coming' && valid_from && <p className="message">{loyalty.coming({ day: shownDay(valid_from as Day) })}</p>}
      <div className="services-columns">
        <div className="prose">
          <p className="lead">{text}</p>
          {conditions && (
            <>
              <h2>{loyalty.conditions}</h2>
              <p>{conditions}</p>
            </>
          )}
          <p>{loyalty.notTogether}</p>
          {state === 'current' && <Use />}
        </div>
        <dl className="facts promotion-facts">
          <div>
            <dt>{loyalty.discount}</dt>
            <dd>{discount}</dd>
          </div>
          <div>
            <dt>{loyalty.partner}</dt>
            <dd>
              {partner ? (
                <Link to={pathTo('partner-detail', language, { slug: partner.slug, id: partner.id })}>{partner.name}</Link>
              ) : (
                loyalty.ours
              )}
            </dd>
          </div>
          {zone && (
            <div>
              <dt>{loyalty.zone}</dt>
              <dd>
                <Link to={pathTo('promotions-zone', language, { zone: zone.key })}>{zone.name}</Link>
              </dd>
            </div>
          )}
          <div>
            <dt>{loyalty.validity}</dt>
            <dd>
              <Until day={valid_to} />
            </dd>
          </div>
        </dl>
      </div>
    </article>
  )
}

/** How it is used: the shop's own applies by itself, a partner's code is told to who signed in (M-17). */
function Use() {
  const { promotion } = useLoaderData<typeof loader>()
  const { loyalty } = useMessages()
  const answer = useActionData() as VoucherAnswer | undefined
  if (!promotion.partner) return <p>{loyalty.byItself}</p>
  if (!promotion.has_voucher) return null
  return (
    <section id="voucher">
      <h2>{loyalty.voucher}</h2>
      {answer && 'voucher' in answer ? (
        <p className="message message-good" role="status">
          {loyalty.voucherShown({ voucher: answer.voucher })}
        </p>
      ) : (
        <Form method="post" preventScrollReset>
          {answer?.failed && (
            <p className="message message-error" role="alert">
              {answer.failed}
            </p>
          )}
          <p>{loyalty.voucherText}</p>
          <p>
            <Submit>{loyalty.showVoucher}</Submit>
          </p>
        </Form>
      )}
    </section>
  )
}
