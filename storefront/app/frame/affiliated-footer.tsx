import type { Language } from '#kernel/language.ts'
import type { ShopSettings } from '#modules/editorial/content/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { shopPath } from '#screens/shop-path.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
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
  const language = useLanguage()
  const { affiliatedShop, shell } = useMessages()
  const menu = useShop()?.menu ?? []
  const sections = menu.filter((item) => item.categories !== null)
  const alone = menu.filter((item) => item.subcategories.length === 0 && item.categories === null)
  const folded = menu.filter((item) => item.subcategories.length > 0 && item.categories === null)
  const named = new Set(menu.flatMap(({ fixedurl, subcategories }) => [fixedurl, ...subcategories.map(({ url }) => url)]))
  const legal = (
    [
      ['legal-notice', shell.legalNotice],
      ['privacy-policy', shell.privacy],
      ['cookies-policy', shell.cookies],
      ['purchase-conditions', shell.conditions],
    ] as const
  ).map(([key, name]) => [shopPath(settings.path, key, language), name] as const)
  const columns = [
    { title: affiliatedShop.sections, links: [...sections, ...alone].map(({ title, fixedurl }) => ({ title, url: fixedurl })) },
    ...folded.map(({ title, subcategories }) => ({ title, links: subcategories })),
  ].filter(({ links }) => links.length > 0)
  return (
    <footer className="footer">
      <FooterColumns settings={settings} tagline={settings.tagline} columns={columns} />
      <FooterLegal
        alternates={alternates}
        home={(item) => shopPath(settings.path, 'home', item)}
        links={[
          // The law wants them on every page, whatever staff put into the menu.
          ...legal.filter(([to]) => !named.has(to)),
          [pathTo('accessibility', language), shell.accessibility],
          [pathTo('withdrawal', language), shell.withdrawLink],
        ]}
      />
    </footer>
  )
}
