import { slugOf } from '#kernel/slug.ts'
import { call } from '../api/client.ts'

export type TargetKind = 'title' | 'list' | 'post' | 'activity' | 'page' | 'campaign' | 'quiz'
export interface Target {
  kind: TargetKind
  /** As a block of the home page or an entry of the menu names it. */
  target: string
  text: string
}

type Find = (q: string, signal: AbortSignal) => Promise<Target[]>
const few = 5

const titles: Find = async (q, signal) =>
  (await call('GET /titles/', { query: { q, limit: few } }, { signal })).items.map(({ id, kind, sku, title }) => ({
    kind: 'title',
    text: title,
    target:
      kind === 'book'
        ? `book-detail?slug=${slugOf(title)}&id=${id}&sku=${encodeURIComponent(sku)}`
        : `object-detail?slug=${slugOf(title)}&id=${id}`,
  }))
const lists: Find = async (q, signal) =>
  (await call('GET /lists/', { query: { q, limit: few } }, { signal })).items.map(({ id, title }) => ({
    kind: 'list',
    text: title,
    target: `book-list?lot=${id}`,
  }))
const posts: Find = async (q, signal) =>
  (await call('GET /magazine/', { query: { q, limit: few } }, { signal })).items.map(({ id, title }) => ({
    kind: 'post',
    text: title,
    target: `magazine-post?slug=${slugOf(title)}&id=${id}`,
  }))
const activities: Find = async (q, signal) =>
  (await call('GET /agenda/', { query: { q, limit: few } }, { signal })).items.map(({ id, title }) => ({
    kind: 'activity',
    text: title.es,
    target: `agenda-activity?slug=${slugOf(title.es)}&id=${id}`,
  }))
const campaigns: Find = async (q, signal) =>
  (await call('GET /gifts/campaigns/', { query: { q, limit: few } }, { signal })).items.map((row) => ({
    kind: 'campaign',
    text: row.titles.es,
    target: `campaign:${row.key}`,
  }))
const quizzes: Find = async (q, signal) =>
  (await call('GET /quizzes/', { query: { q, limit: few } }, { signal })).items.map((row) => ({
    kind: 'quiz',
    text: row.title,
    target: `quiz:${row.key}`,
  }))

const plain = (text: string) => slugOf(text).replaceAll('-', ' ')
const pages: Find = async (q, signal) =>
  (await call('GET /pages/', {}, { signal })).items
    .filter(({ texts }) => Object.values(texts).some(({ title }) => plain(title).includes(plain(q))))
    .slice(0, few)
    .map(({ key, addresses, texts }) => ({
      kind: 'page',
      text: texts.es.title,
      target: addresses ? `page:${key}` : key,
    }))

/** What can be led to, by words. A kind that may not be read by whoever asks is left out. */
export async function findTargets(q: string, signal: AbortSignal): Promise<Target[]> {
  const found = await Promise.allSettled(
    [pages, lists, posts, activities, titles, campaigns, quizzes].map((find) => find(q, signal)),
  )
  return found.flatMap((part) => (part.status === 'fulfilled' ? part.value : []))
}
