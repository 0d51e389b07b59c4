import type { RouteKey } from '#kernel/route-table.ts'
import { useMessages } from '../messages/messages.tsx'

/** The name of a screen in the language of the page, for headings, breadcrumbs and links between lists. */
export function useScreenName(): (key: RouteKey) => string {
  const { catalogue } = useMessages()
  const names: Partial<Record<RouteKey, string>> = { ...catalogue.lists, ...catalogue.screens }
  return (key) => names[key] ?? ''
}
