/** What a post sets into its text: a drawing by the name of its theme, or one of its products by its place in their list, from 1. */
export interface PostInset {
  kind: 'art' | 'piece'
  name: string
  /** The caption, or the sentence beside the product; may be empty. */
  words: string
}

/** A picture that staff sent, by its key and its size in pixels, so that its place is kept before it comes. */
export interface PictureInset {
  kind: 'picture'
  name: string
  /** What it shows, for who does not see it. */
  words: string
  width: number
  height: number
}

export type Inset = PostInset | PictureInset

const picture = /^!\[([^\]]*)\]\(picture:([0-9a-f]{32})-([1-9]\d{0,3})x([1-9]\d{0,3})\)$/

/** How a text sets a picture in; signs that would end its words early are left out of them. */
export const pictureInset = ({ name, words, width, height }: Omit<PictureInset, 'kind'>): string =>
  `![${words.replace(/[[\]\r\n]+/g, ' ').trim()}](picture:${name}-${width}x${height})`

/** `![words](art:tiling)`, `![words](piece:2)` or `![words](picture:…-1200x800)`, alone on a line; anything else is no inset. */
export function insetOf(line: string): Inset | null {
  const sent = picture.exec(line)
  if (sent) {
    const [, words = '', name = '', width, height] = sent
    return { kind: 'picture', name, words, width: Number(width), height: Number(height) }
  }
  const [, words = '', kind, name = ''] = /^!\[([^\]]*)\]\((art|piece):([a-z0-9-]{1,40})\)$/.exec(line) ?? []
  return kind ? { kind: kind as PostInset['kind'], name, words } : null
}

/** All that a text sets in, in its order. */
export const insetsOf = (body: string): Inset[] => body.split('\n').flatMap((line) => insetOf(line.trim()) ?? [])

/** A text without what it sets in, whose words stay. */
export const insetsAsWords = (body: string): string =>
  body
    .split('\n')
    .map((line) => insetOf(line.trim())?.words ?? line)
    .join('\n')
