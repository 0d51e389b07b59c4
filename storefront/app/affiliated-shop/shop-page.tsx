import './affiliated-shop.css'
import { useLocation } from 'react-router'
import type { TicketBundle } from '#modules/editorial/ticket-bundles/contract.ts'
import { targetHref } from '#screens/targets.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Contents } from '../pages/contents.tsx'
import { TicketBundles } from '../pages/ticket-bundles.tsx'
import { useShopPath } from '../site/shop-here.ts'
import { useShop } from '../site/use-shop.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Markdown, opening } from '../ui/markdown.tsx'
import { Title } from '../ui/title.tsx'

interface Props {
  title: string
  body: string
  sellsTickets?: boolean
  bundles?: readonly TicketBundle[]
}

/** A page that staff of an affiliated shop wrote, with the pages of its menu and where the shop is. */
export function ShopPage({ title, body, sellsTickets = false, bundles = [] }: Props) {
  const language = useLanguage()
  const inShop = useShopPath()
  const { pathname } = useLocation()
  const { affiliatedShop, shell } = useMessages()
  const shop = useShop()
  const settings = shop?.settings
  const others = (shop?.menu ?? [])
    .filter((item) => item.categories === null && item.subcategories.every((subcategory) => subcategory.categories === null))
    .flatMap(({ title, fixedurl, subcategories }) => (subcategories.length > 0 ? subcategories : [{ title, url: fixedurl }]))
    .map((item) => [item.title, targetHref(item.url, language, inShop)] as const)
  return (
    <article className="page content-page">
      <Title text={title} />
      <Description text={opening(body)} />
      <Breadcrumbs crumbs={[{ name: title }]} />
      <h1>{title}</h1>
      <div className="page-columns">
        <div>
          <div className="prose">
            <Markdown text={body} />
          </div>
          {sellsTickets && settings?.tickets_url && (
            <p className="affiliated-call">
              <a className="button" href={settings.tickets_url} target="_blank" rel="noopener">
                {affiliatedShop.buyTickets}
                <span className="visually-hidden"> ({shell.opensInNewTab})</span>
              </a>
            </p>
          )}
          <TicketBundles bundles={bundles} />
        </div>
        <div>
          <Contents body={body} path={pathname} others={others} />
          {settings && (
            <address className="affiliated-contact">
              <b>{settings.name}</b>
              <span>{settings.contact.address}</span>
              <span>{settings.contact.hours_main}</span>
              <a href={`tel:${settings.contact.phone.replaceAll(' ', '')}`}>{settings.contact.phone}</a>
              <a href={`mailto:${settings.contact.email}`}>{settings.contact.email}</a>
            </address>
          )}
        </div>
      </div>
    </article>
  )
}
