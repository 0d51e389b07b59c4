import { useLocation } from 'react-router'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Markdown, opening } from '../ui/markdown.tsx'
import { Title } from '../ui/title.tsx'
import { Warranty } from '../ui/warranty.tsx'
import { Contents } from './contents.tsx'

/** A page of the main shop that staff wrote. */
export function PageScreen({ title, body }: { title: string; body: string }) {
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
