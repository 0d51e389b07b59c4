import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { Page as PageContract } from '#modules/editorial/content/contract.ts'
import { matchPath } from '#screens/addresses.ts'
import { apiContext } from '../site/server-api.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Markdown, opening } from '../ui/markdown.tsx'
import { Title } from '../ui/title.tsx'
import { Warranty } from '../ui/warranty.tsx'
import { Contents } from './contents.tsx'

/** A page that staff wrote; an unknown one is not found. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const key = matchPath(url.pathname)?.key
  if (key === 'general-information') return api.get(PageContract, `/general-information/${params['id']}/`)
  return api.get(PageContract, `/pages/${key}/`)
}

export default function Page() {
  const { title, body } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  return (
    <>
      <article className="page content-page">
        <Title text={title} />
        <Description text={opening(body)} />
        <Breadcrumbs crumbs={[{ name: title }]} />
        <h1>{title}</h1>
        <div className="page-columns">
          <div className="prose">
            <Markdown text={body} />
          </div>
          <Contents body={body} path={pathname} />
        </div>
      </article>
      <Warranty />
    </>
  )
}
