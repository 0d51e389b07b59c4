import { useShop } from '../shell/use-shop.ts'

/** The name of the page, then the shop's: what tabs, bookmarks and search engines show. */
export function Title({ text }: { text: string }) {
  const shop = useShop()?.settings.name
  return <title>{shop && shop !== text ? `${text} · ${shop}` : text}</title>
}
