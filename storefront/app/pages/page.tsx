import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Page as PageContract } from '#modules/editorial/content/contract.ts'
import { matchPath } from '#screens/addresses.ts'
import { apiContext } from '../site/server-api.ts'
import { PageScreen } from './page-screen.tsx'

/** A page that staff wrote at an address of the program's; an unknown one is not found. */
export const loader = ({ context, url }: LoaderFunctionArgs) =>
  context.get(apiContext).get(PageContract, `/pages/${matchPath(url.pathname)?.key}/`)

export default function Page() {
  const { title, body } = useLoaderData<typeof loader>()
  return <PageScreen title={title} body={body} />
}
