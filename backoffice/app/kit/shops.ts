import { useCall } from '../api/queries.ts'
import { frameWords } from '../frame/words.ts'
import { useLanguage, useWords } from '../words/dictionary.ts'

const aDay = 86_400_000

/** The shops beside the main one, as one chooses among them; the main one first, under `main`. */
export function useShops(): { value: string; text: string }[] {
  const { shop } = useWords(frameWords)
  const language = useLanguage()
  const { data } = useCall('GET /storefronts/', undefined, { staleTime: aDay })
  return [
    { value: 'main', text: shop },
    ...(data?.items.map(({ store, settings }) => ({ value: store, text: settings.name[language] })) ?? []),
  ]
}

/** What a shop is called, by its code. */
export function useShopName(): (code: string) => string {
  const [main, ...others] = useShops()
  return (code) => others.find(({ value }) => value === code)?.text ?? main!.text
}
