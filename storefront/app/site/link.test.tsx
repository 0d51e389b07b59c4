import { renderToStaticMarkup } from 'react-dom/server'
import { Link as RoutedLink, StaticRouter } from 'react-router'
import { expect, it } from 'vitest'
import { Link } from './link.tsx'

const onAList = (link: React.ReactElement) =>
  renderToStaticMarkup(<StaticRouter location="/es/libros?page=3">{link}</StaticRouter>)

it.each([
  '/es/libros',
  '/es/libro/sol-y-agua/12/978?x=1#editions',
  '?page=2&type=book',
  '?',
  '#filters',
  'https://museum.example/a',
])('writes the address of %s as the router in the browser has it', (to) => {
  const own = { className: 'pill', rel: 'nofollow', 'aria-current': 'page' } as const
  const href = (html: string) => /href="([^"]*)"/.exec(html)?.[1]
  const written = onAList(
    <Link {...own} to={to} preventScrollReset viewTransition replace>
      Sol
    </Link>,
  )
  expect(href(written)).toBe(href(onAList(<RoutedLink to={to}>Sol</RoutedLink>)))
  expect(written.replace(/ href="[^"]*"/, '')).toBe('<a class="pill" rel="nofollow" aria-current="page">Sol</a>')
})
