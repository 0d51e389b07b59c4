/** What stands on the storefront of a fresh shop: menu, home and pages of database/demo, parsed once at the edge. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Language } from '#kernel/language.ts'
import { localized } from '#kernel/localized.ts'
import { PageSlugs } from '#modules/editorial/page-addresses/contract.ts'
import { isWrittenTarget } from '#modules/editorial/page-addresses/hrefs.ts'
import { readTarget } from '#screens/targets.ts'

const text = z.string().trim().min(1)
const texts = localized(text)
/** A route key or what has a row of its own, with an optional query or part of the page, or an address. */
const target = text.refine((url) => /^(\/|https:)/.test(url) || isWrittenTarget(url) || readTarget(url) !== null, {
  error: 'no screen of this name',
})

const monthDay = z.string().regex(/^\d\d-\d\d$/)
const entry = {
  key: z.string().regex(/^[a-z0-9-]+$/),
  url: target,
  titles: texts,
  lots: z.array(z.number().int()).default([]),
  categories: z.array(z.number().int()).default([]),
  /** The word of its address, of a section of an affiliated shop. */
  slugs: texts.optional(),
  /** From which day to which of every year it is shown: month and day. */
  season: z.tuple([monthDay, monthDay]).optional(),
}
export const Menu = z.array(
  z.object({
    ...entry,
    color: z.enum(['cobalt', 'cypress', 'honey', 'pomegranate', 'turquoise', 'manganese']),
    hidden: z.boolean().default(false),
    subtitles: texts,
    children: z.array(z.object(entry)),
  }),
)
/** The columns of the footer. */
export const Footer = z.array(z.object({ key: entry.key, titles: texts, children: z.array(z.object(entry)) }))
export const HomeBlocks = z.array(
  z.object({
    slot: z.enum(['banner', 'mosaic', 'featured', 'teaser']),
    url: target,
    theme: text,
    lot: z.number().int().optional(),
    titles: texts,
    bodies: texts,
    calls: texts.optional(),
  }),
)
export type MenuRow = z.output<typeof Menu>[number]
export type FooterColumn = z.output<typeof Footer>[number]
export type HomeBlock = z.output<typeof HomeBlocks>[number]

export interface PageText {
  key: string
  language: Language
  title: string
  body: string
}

const Addressed = z.array(z.object({ key: text, position: z.number().int().nullable(), addresses: PageSlugs }))
export type AddressedPage = z.output<typeof Addressed>[number]

/** The pages with addresses of their own, and their places among those that are named beside every text: `addresses.json`. */
export function readAddresses(folder: string): AddressedPage[] {
  const file = path.join(folder, 'addresses.json')
  return existsSync(file) ? Addressed.parse(JSON.parse(readFileSync(file, 'utf8'))) : []
}

/** Pages stand as `key.language.md`: the title as the first heading, then the body. */
export function readPages(folder: string): PageText[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => {
      const [, key = '', language = ''] = /^([a-z0-9-]+)\.(es|ca|en)\.md$/.exec(name) ?? []
      const [, title = '', body = ''] = /^# (.+)\n+([\s\S]+)$/.exec(readFileSync(path.join(folder, name), 'utf8')) ?? []
      if (!key || !title) throw new Error(`${name}: a page is named key.language.md and begins with its title`)
      return { key, language: language as Language, title, body: body.trim() }
    })
}
