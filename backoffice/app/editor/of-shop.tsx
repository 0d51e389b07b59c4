import { useAddress } from '../kit/address.ts'
import { ChoiceFilter } from '../kit/filters.tsx'
import { useShops } from '../kit/shops.ts'
import { useWords } from '../words/dictionary.ts'
import { editorWords } from './words.ts'

/** Of which shop the home page, the menu and the footer are arranged: what its calls are given. The main shop is given nothing. */
export function useOfShop(): { query?: { store: string } } {
  const { store = '' } = useAddress().values
  return store === '' || store === 'main' ? {} : { query: { store } }
}

/** Chooses it, where there is a choice. */
export function ChooseShop() {
  const { pages } = useWords(editorWords)
  const shops = useShops()
  return shops.length > 1 && <ChoiceFilter name="store" label={pages.columns.shop} options={shops} />
}
