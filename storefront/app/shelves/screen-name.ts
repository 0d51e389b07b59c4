import type { ScreenKey } from '#screens/table.ts'
import { useMessages } from '../messages/messages.tsx'

/** The name of a screen in the language of the page, for headings, breadcrumbs and links between lists. */
export function useScreenName(): (key: ScreenKey) => string {
  const { catalogue } = useMessages()
  const names: Partial<Record<ScreenKey, string>> = { ...catalogue.lists, ...catalogue.screens }
  return (key) => names[key] ?? ''
}
