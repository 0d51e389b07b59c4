import './magazine.css'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { type Day, shownDay } from '#kernel/days.ts'
import { inEachLanguage, languages } from '#kernel/language.ts'
import { Post as PostContract } from '#modules/editorial/magazine/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { ProductCard } from '../shelves/product-card.tsx'
import { shownCard, shownPicture, without } from '../shelves/shown.ts'
import { Link } from '../site/link.tsx'
import { apiContext } from '../site/server-api.ts'
import { useShop } from '../site/use-shop.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Markdown } from '../ui/markdown.tsx'
import { PictureView } from '../ui/picture.tsx'
import { Slider } from '../ui/slider.tsx'
import { StructuredData } from '../ui/structured-data.tsx'
import { Title } from '../ui/title.tsx'
import { useMagazine } from './magazine-words.ts'
import { Byline, PostCard, shownPost } from './post-card.tsx'
import { PostEvents } from './post-events.tsx'
import { PostInset } from './post-insets.tsx'
import { postSchema } from './post-schema.ts'

/** The id decides; a wrong or outdated slug leads to the right one. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const told = await api.get(PostContract, `/magazine/posts/${params['id']}/`)
  const post = without(
    told,
    languages.map((each) => `slug_${each}` as const),
  )
  const canonical = pathTo('magazine-post', api.language, post)
  if (decodeURI(url.pathname) !== decodeURI(canonical)) throw redirect(`${canonical}${url.search}`, 301)
  return {
    post: {
      ...post,
      art: shownPicture(post.art),
      related: post.related.map(shownCard),
      drawings: Object.fromEntries(Object.entries(post.drawings).map(([name, art]) => [name, shownPicture(art)])),
      further: post.further.map(shownPost),
    },
    alternates: inEachLanguage((each) => ({ slug: told[`slug_${each}`] })),
  }
}

export default function Post() {
  const { post } = useLoaderData<typeof loader>()
  const { shell } = useMessages()
  const magazine = useMagazine()
  const language = useLanguage()
  const shop = useShop()
  const origin = shop?.origin ?? ''
  const crumbs = [{ name: magazine.title, to: pathTo('magazine', language) }, { name: post.title }]
  const home = { name: shell.home, to: pathTo('home', language) }
  const published = post.published_on as Day
  return (
    <>
      <Title text={post.title} />
      <Description text={post.summary} />
      <meta property="og:type" content="article" />
      <meta property="og:title" content={post.title} />
      <link rel="alternate" type="application/rss+xml" title={magazine.title} href={`/${language}/magazine/rss.xml`} />
      <meta property="article:published_time" content={post.published_on} />
      <meta property="og:image" content={`${origin}${post.art.src}`} />
      <StructuredData data={postSchema(post, { origin, language, shop: shop?.settings.name ?? '' }, [home, ...crumbs])} />
      <article className="page post">
        <Breadcrumbs crumbs={crumbs} />
        <header className="post-head">
          <h1>{post.title}</h1>
          <p className="lead">{post.summary}</p>
          <Byline author={post.author} day={published} />
        </header>
        <PictureView className="post-art" picture={{ ...post.art, alt: '' }} sizes="(min-width: 1440px) 1330px, 100vw" eager />
        <div className="prose post-body">
          <Markdown text={post.body} show={(inset) => <PostInset inset={inset} {...post} />} />
        </div>
        <aside className="post-author" aria-labelledby="post-author">
          <h2 id="post-author">
            <Link to={pathTo('magazine-author', language, post.author)}>{post.author.name}</Link>
          </h2>
          <p className="quiet">{post.author.trade}</p>
          <p>{post.author.biography}</p>
          {post.updated_on > post.published_on && (
            <p className="quiet">{magazine.updated({ day: shownDay(post.updated_on as Day) })}</p>
          )}
        </aside>
      </article>
      <PostEvents events={post.events} />
      {post.related.length > 0 && (
        <div className="strip">
          <Slider title={magazine.related}>
            {post.related.map((item) => (
              <li key={item.pk}>
                <ProductCard product={item} />
              </li>
            ))}
          </Slider>
        </div>
      )}
      {post.further.length > 0 && (
        <section className="page post-further" aria-labelledby="post-further">
          <div className="section-head">
            <h2 id="post-further">{magazine.further}</h2>
            <Link className="more-link" to={pathTo('magazine', language)}>
              {magazine.seeAll}
            </Link>
          </div>
          <div className="posts">
            {post.further.map((item) => (
              <PostCard key={item.id} post={item} heading="h3" />
            ))}
          </div>
        </section>
      )}
    </>
  )
}
