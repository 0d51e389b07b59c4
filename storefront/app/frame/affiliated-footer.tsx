import type { Language } from '#kernel/language.ts'
import type { ShopSettings } from '#modules/editorial/content/contract.ts'
import { useMessages } from '../messages/messages.tsx'
import { useShop } from '../site/use-shop.ts'
import { FooterColumns } from './footer-columns.tsx'
import { FooterLegal } from './footer-legal.tsx'

/** An affiliated shop's own: what its menu leads to, help, legal pages, contact, and the way to the palace's shop. */
export function AffiliatedFooter({
  settings,
  alternates,
}: {
  settings: ShopSettings
  alternates: Record<Language, string> | null
}) {
  const { affiliatedShop } = useMessages()
  const menu = useShop()?.menu ?? []
  const sections = menu.filter((item) => item.categories !== null)
  const alone = menu.filter((item) => item.subcategories.length === 0 && item.categories === null)
  const folded = menu.filter((item) => item.subcategories.length > 0 && item.categories === null)
  const columns = [
    { title: affiliatedShop.sections, links: [...sections, ...alone].map(({ title, fixedurl }) => ({ title, url: fixedurl })) },
    ...folded.map(({ title, subcategories }) => ({ title, links: subcategories })),
  ].filter(({ links }) => links.length > 0)
  return (
    <footer className="footer">
      <FooterColumns settings={settings} tagline={settings.tagline} columns={columns} />
      <FooterLegal path={settings.path} alternates={alternates} />
    </footer>
  )
}
