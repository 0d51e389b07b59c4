import { useLocation } from 'react-router'
import type { TicketBundle } from '#modules/editorial/ticket-bundles/contract.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Markdown, opening } from '../ui/markdown.tsx'
import { Title } from '../ui/title.tsx'
import { Warranty } from '../ui/warranty.tsx'
import { Contents } from './contents.tsx'
import { TicketBundles } from './ticket-bundles.tsx'

/** A page of the main shop that staff wrote. */
export function PageScreen({ title, body, bundles = [] }: { title: string; body: string; bundles?: readonly TicketBundle[] }) {
  const { pathname } = useLocation()
  return (
    <>
      <article className="page content-page">
        <Title text={title} />
        <Description text={opening(body)} />
        <Breadcrumbs crumbs={[{ name: title }]} />
        <h1>{title}</h1>
        <div className="page-columns">
          <div>
            <div className="prose">
              <Markdown text={body} />
            </div>
            <TicketBundles bundles={bundles} />
          </div>
          <Contents body={body} path={pathname} />
        </div>
      </article>
      <Warranty />
    </>
  )
}
