import type { Language } from '#kernel/language.ts'
import type { Post } from '#modules/editorial/magazine/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import type { ShownPicture } from '../shelves/shown.ts'
import type { Crumb } from '../ui/breadcrumbs.tsx'

type Told = Pick<Post, 'id' | 'slug' | 'title' | 'summary' | 'published_on' | 'updated_on' | 'author'> & { art: ShownPicture }

/** schema.org's view of a post: Article and breadcrumbs (T-08). */
export function postSchema(
  post: Told,
  { origin, language, shop }: { origin: string; language: Language; shop: string },
  crumbs: Crumb[],
) {
  const url = `${origin}${pathTo('magazine-post', language, post)}`
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Article',
        headline: post.title,
        description: post.summary,
        url,
        mainEntityOfPage: url,
        inLanguage: language,
        image: [`${origin}${post.art.src}`],
        datePublished: post.published_on,
        dateModified: post.updated_on,
        author: {
          '@type': 'Person',
          name: post.author.name,
          url: `${origin}${pathTo('magazine-author', language, post.author)}`,
        },
        publisher: { '@type': 'Organization', name: shop, url: origin },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(({ name, to }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: to ? `${origin}${to}` : url,
        })),
      },
    ],
  }
}
