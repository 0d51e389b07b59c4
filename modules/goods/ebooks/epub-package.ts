import { posix } from 'node:path'
import { allAt, childAt, readXml, textAt, type XmlElement } from '#kernel/xml.ts'
import { found } from './findings.ts'
import { partText, UnfitZip, type ZipParts } from './zip-parts.ts'

interface ManifestItem {
  id: string
  /** Its part of the zip. */
  name: string
  mediaType: string
  properties: readonly string[]
}

/** The package of an EPUB: what it holds, in which order it is read. */
export interface EpubPackage {
  /** Its part of the zip. */
  name: string
  text: string
  version: string
  metadata: XmlElement | undefined
  manifest: readonly ManifestItem[]
  /** The parts in reading order. */
  spine: readonly ManifestItem[]
}

const most = { bytes: 8 * 1024 * 1024, elements: 100_000, depth: 60, attributes: 60 }
const containerName = 'META-INF/container.xml'

/** A document type without declarations of its own says nothing that is needed here. */
function withoutDoctype(text: string): string {
  const from = text.search(/<!DOCTYPE/i)
  const end = text.indexOf('>', from)
  const declarations = text.indexOf('[', from)
  if (from < 0 || end < 0 || (declarations >= 0 && declarations < end)) return text
  return text.slice(0, from) + text.slice(end + 1)
}

const read = (text: string, code: 'no_container' | 'no_package', name: string) => {
  const refuse = (_fault: string, line: number) => new UnfitZip({ ...found('fatal', code, name), line })
  return readXml(withoutDoctype(text), { most, refuse })
}

const within = (folder: string, href: string) => {
  try {
    return posix.normalize(posix.join(folder, decodeURIComponent(href.split('#')[0] ?? '')))
  } catch {
    return href
  }
}

/** Reads the container and the package of an EPUB (EPUB 3.3, 4 and 5). @throws UnfitZip */
export async function readPackage(parts: ZipParts): Promise<EpubPackage> {
  const container = await partText(parts, containerName)
  if (container === null) throw new UnfitZip(found('fatal', 'no_container', containerName))
  const name = childAt(read(container, 'no_container', containerName), 'rootfiles', 'rootfile')?.attributes['full-path'] ?? ''
  const text = await partText(parts, name)
  if (text === null) throw new UnfitZip(found('fatal', 'no_package', name || containerName))
  const root = read(text, 'no_package', name)
  const folder = posix.dirname(name)
  const manifest = allAt(root, 'manifest', 'item').map(({ attributes }) => ({
    id: attributes['id'] ?? '',
    name: within(folder, attributes['href'] ?? ''),
    mediaType: attributes['media-type'] ?? '',
    properties: (attributes['properties'] ?? '').split(/\s+/),
  }))
  const byId = new Map(manifest.map((item) => [item.id, item]))
  const spine = allAt(root, 'spine', 'itemref').flatMap(({ attributes }) => byId.get(attributes['idref'] ?? '') ?? [])
  if (root.name !== 'package' || spine.length === 0) throw new UnfitZip(found('fatal', 'no_package', name))
  return { name, text, version: root.attributes['version'] ?? '', metadata: childAt(root, 'metadata'), manifest, spine }
}

/** What the package says under a name of its metadata, in both ways of writing it (EPUB 3 and 2). */
export const metaValues = ({ metadata }: EpubPackage, property: string): string[] =>
  allAt(metadata, 'meta')
    .filter(({ attributes }) => attributes['property'] === property || attributes['name'] === property)
    .map(({ attributes, text }) => (attributes['content'] ?? text).trim())
    .filter((value) => value !== '')

/** The language that the package says first. */
export const languageOf = ({ metadata }: EpubPackage): string => textAt(metadata, 'language')
