import { readFile } from 'node:fs/promises'
import { EpubCheck } from '@likecoin/epubcheck-ts'
import { allAt, childAt, readXml } from '#kernel/xml.ts'
import { type EpubPackage, readPackage } from './epub-package.ts'
import { type Finding, found, severities } from './findings.ts'
import { openZip, partStream, partText, UnfitZip, type ZipParts } from './zip-parts.ts'

/** What the checker may be given: it holds the whole book, packed and unpacked. */
const mostPacked = 80 * 1024 * 1024
const mostUnpacked = 256 * 1024 * 1024

/** The two ways in which fonts are scrambled (EPUB 3.3, 4.4; IDPF and Adobe): every reader opens them. */
const fontAlgorithms = new Set(['http://www.idpf.org/2008/embedding', 'http://ns.adobe.com/pdf/enc#RC'])
const encryptionName = 'META-INF/encryption.xml'

/** What another shop protected; its parts are of no use here. */
async function protectedParts(parts: ZipParts): Promise<Finding[]> {
  if (parts.entries.has('META-INF/license.lcpl') || parts.entries.has('META-INF/sinf.xml')) return [found('fatal', 'drm')]
  const text = await partText(parts, encryptionName)
  if (text === null) return []
  const refuse = () => new UnfitZip(found('fatal', 'drm', encryptionName))
  const root = readXml(text, { most: { bytes: 4_000_000, elements: 100_000, depth: 40, attributes: 40 }, refuse })
  const locked = allAt(root, 'EncryptedData').find(
    (data) => !fontAlgorithms.has(childAt(data, 'EncryptionMethod')?.attributes['Algorithm'] ?? ''),
  )
  return locked ? [found('fatal', 'drm', childAt(locked, 'CipherData', 'CipherReference')?.attributes['URI'] ?? null)] : []
}

/** Unpacks every part once and keeps nothing: a directory that lies about sizes is told of here. */
async function unpackAll(parts: ZipParts): Promise<void> {
  for (const [name, entry] of parts.entries)
    try {
      for await (const _chunk of await partStream(parts, entry));
    } catch {
      throw new UnfitZip(found('fatal', 'zip_broken', name))
    }
}

const scripted = ({ spine }: EpubPackage) =>
  spine.filter(({ properties }) => properties.includes('scripted')).map(({ name }) => found('warning', 'scripted', name))

async function checked(file: string): Promise<Finding[]> {
  const { messages } = await EpubCheck.validate(new Uint8Array(await readFile(file)), { maxErrors: 1_000 })
  return messages.flatMap(({ id, severity, message, location }) => {
    const known = severities.find((one) => one === severity)
    return known
      ? [{ severity: known, code: id, text: message, place: location?.path ?? null, line: location?.line ?? null }]
      : []
  })
}

/** What is wrong with an EPUB: its zip within bounds, its protection, its package, then all that the checker knows. */
export async function checkEpub(file: string, bytes: number): Promise<Finding[]> {
  let parts: ZipParts | undefined
  try {
    parts = await openZip(file)
    const locked = await protectedParts(parts)
    if (locked.length > 0) return locked
    const book = await readPackage(parts)
    await unpackAll(parts)
    const small = bytes <= mostPacked && parts.unpacked <= mostUnpacked
    return [...scripted(book), ...(small ? await checked(file) : [found('info', 'not_checked')])]
  } catch (error) {
    if (error instanceof UnfitZip) return [error.finding]
    throw error
  } finally {
    parts?.zip.close()
  }
}
