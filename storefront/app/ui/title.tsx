import { useShop } from '../site/use-shop.ts'

/** A page's name with the shop's, once: a text that begins or ends with the shop's name says it already. */
export function titleOf(text: string, shop: string | undefined): string {
  const says = shop === undefined || text === shop || text.startsWith(`${shop} · `) || text.endsWith(` · ${shop}`)
  return says ? text : `${text} · ${shop}`
}

/** The name of the page, then the shop's: what tabs, bookmarks and search engines show. No page writes its title otherwise. */
export const Title = ({ text }: { text: string }) => <title>{titleOf(text, useShop()?.settings.name)}</title>
