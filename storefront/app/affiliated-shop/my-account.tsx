import { type LoaderFunctionArgs, redirectDocument } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { apiContext } from '../site/server-api.ts'
import { affiliatedScreen } from './affiliated-screen.ts'

/** One account serves all shops: the private area asks whoever is not signed in to do so. */
export const loader = ({ context, url }: LoaderFunctionArgs) => {
  affiliatedScreen(url)
  throw redirectDocument(pathTo('private-orders', context.get(apiContext).language))
}

export default function AffiliatedAccount() {
  return null
}
