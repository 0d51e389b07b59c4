import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { matchPath } from '#kernel/route-table.ts'
import { Page as PageContract } from '#modules/content/contract.ts'
import { apiContext } from '../server-api.ts'
import { Warranty } from '../shell/warranty.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Markdown } from './markdown.tsx'

/** A page that staff wrote; an unknown one is not found. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const key = matchPath(url.pathname)?.key
  if (key === 'general-information') return api.get(PageContract, `/general-information/${params['id']}/`)
  return api.get(PageContract, `/pages/${key}/`)
}

export default function Page() {
  const { title, body } = useLoaderData<typeof loader>()
  return (
    <>
      <article className="page content-page">
        <title>{title}</title>
        <meta name="description" content={plain(body)} />
        <Breadcrumbs crumbs={[{ name: title }]} />
        <h1>{title}</h1>
        <div className="prose">
          <Markdown text={body} />
        </div>
      </article>
      <Warranty />
    </>
  )
}

const plain = (body: string) =>
  body
    .replace(/\{#[\w-]+\}|[#*|[\]]|\([^)]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 155)
