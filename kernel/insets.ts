/** What a post sets into its text: a drawing by the name of its theme, or one of its products by its place in their list, from 1. */
export interface Inset {
  kind: 'art' | 'piece'
  name: string
  /** The caption, or the sentence beside the product; may be empty. */
  words: string
}

/** `![words](art:tiling)` or `![words](piece:2)`, alone on a line; anything else is no inset. */
export function insetOf(line: string): Inset | null {
  const [, words = '', kind, name = ''] = /^!\[([^\]]*)\]\((art|piece):([a-z0-9-]{1,40})\)$/.exec(line) ?? []
  return kind ? { kind: kind as Inset['kind'], name, words } : null
}

/** All that a text sets in, in its order. */
export const insetsOf = (body: string): Inset[] => body.split('\n').flatMap((line) => insetOf(line.trim()) ?? [])
