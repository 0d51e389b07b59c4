import type { RouteObject } from 'react-router'
import { screen } from '../frame/desk.ts'
import { markdownWords } from '../kit/markdown-words.ts'
import { editorWords } from './words.ts'

export const editorRoutes: RouteObject[] = [
  {
    path: 'home-page',
    lazy: screen(editorWords, () => import('./home-page.tsx')),
    children: [{ path: ':block', lazy: screen(editorWords, () => import('./home-block.tsx')) }],
  },
  {
    path: 'pages',
    lazy: screen(editorWords, () => import('./pages.tsx')),
    children: [
      { path: 'new', lazy: screen(editorWords, () => import('./new-page.tsx')) },
      { path: ':page', lazy: screen(editorWords, () => import('./page.tsx')) },
    ],
  },
  {
    path: 'menu',
    lazy: screen(editorWords, () => import('./menu.tsx')),
    children: [{ path: ':entry', lazy: screen(editorWords, () => import('./menu-entry.tsx')) }],
  },
  {
    path: 'magazine',
    lazy: screen(editorWords, () => import('./posts.tsx')),
    children: [{ path: ':post', lazy: screen(editorWords, () => import('./post.tsx')) }],
  },
  {
    path: 'post-authors',
    lazy: screen(editorWords, () => import('./post-authors.tsx')),
    children: [{ path: ':author', lazy: screen(editorWords, () => import('./post-author.tsx')) }],
  },
  {
    path: 'plan',
    lazy: screen(editorWords, () => import('./plan.tsx')),
    children: [{ path: ':place', lazy: screen([editorWords, markdownWords], () => import('./place.tsx')) }],
  },
  {
    path: 'motifs',
    lazy: screen(editorWords, () => import('./motifs.tsx')),
    children: [{ path: ':motif', lazy: screen(editorWords, () => import('./motif.tsx')) }],
  },
  {
    path: 'cafe',
    lazy: screen(editorWords, () => import('./cafe.tsx')),
    children: [
      { path: 'gallery', lazy: screen(editorWords, () => import('./cafe-gallery.tsx')) },
      { path: ':week', lazy: screen(editorWords, () => import('./cafe-week.tsx')) },
    ],
  },
  {
    path: 'ticket-bundles',
    lazy: screen(editorWords, () => import('./ticket-bundles.tsx')),
    children: [{ path: ':bundle', lazy: screen(editorWords, () => import('./ticket-bundle.tsx')) }],
  },
  {
    path: 'agenda',
    lazy: screen(editorWords, () => import('./activities.tsx')),
    children: [{ path: ':activity', lazy: screen(editorWords, () => import('./activity.tsx')) }],
  },
  { path: 'agenda-month', lazy: screen(editorWords, () => import('./agenda-month.tsx')) },
  {
    path: 'activity-types',
    lazy: screen(editorWords, () => import('./activity-types.tsx')),
    children: [{ path: ':type', lazy: screen(editorWords, () => import('./activity-type.tsx')) }],
  },
]
