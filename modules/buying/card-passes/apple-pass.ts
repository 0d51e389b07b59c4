import { createHash } from 'node:crypto'
import { type Certificate, signedApart } from '#kernel/certificate.ts'
import { zipOf } from '#kernel/zip.ts'
import { marks } from '#modules/goods/artwork/marks.ts'
import { drawingAsIcon } from '#modules/goods/artwork/raster.ts'
import type { CardOnPass } from './card-on-pass.ts'
import { passWords } from './words.ts'

/** What Apple gave the shop for its passes. */
export interface AppleIssuer {
  /** Pass type identifier, as `pass.example.card`. */
  passType: string
  /** Team identifier: ten signs. */
  team: string
}

/** Widths of the pictures of a pass, in points; each is there for dense screens too. */
const pictures = { icon: 29, logo: 50 } as const
const densities = [
  [1, ''],
  [2, '@2x'],
  [3, '@3x'],
] as const

async function drawn(): Promise<[string, Buffer][]> {
  const mark = marks['favicon.svg'] ?? ''
  return Promise.all(
    Object.entries(pictures).flatMap(([name, width]) =>
      densities.map(
        async ([times, suffix]) => [`${name}${suffix}.png`, await drawingAsIcon(mark, width * times)] as [string, Buffer],
      ),
    ),
  )
}
let pictured: Promise<[string, Buffer][]> | null = null

/** What a pass says: a store card with its number as Code 128, which Apple Wallet draws and every scanner of a counter reads. */
function passOf({ passType, team }: AppleIssuer, card: CardOnPass) {
  const words = passWords[card.language]
  return {
    formatVersion: 1,
    passTypeIdentifier: passType,
    teamIdentifier: team,
    serialNumber: card.number,
    organizationName: card.shop,
    description: `${words.title}, ${card.shop}`,
    logoText: card.shop,
    foregroundColor: 'rgb(251, 248, 242)',
    labelColor: 'rgb(201, 211, 238)',
    backgroundColor: 'rgb(31, 63, 143)',
    barcodes: [{ format: 'PKBarcodeFormatCode128', message: card.number, messageEncoding: 'iso-8859-1', altText: card.number }],
    storeCard: {
      primaryFields: [{ key: 'card', label: words.holder, value: card.holder }],
      secondaryFields: [{ key: 'number', label: words.number, value: card.number }],
      backFields: [
        { key: 'how', label: words.title, value: words.how },
        { key: 'points', label: words.points, value: card.page },
      ],
    },
  }
}

/**
 * A card as a pass of Apple Wallet: pass.json, its pictures and the SHA-1 sums of them all; with a certificate, the signature that phones ask
 * for. Without one it has the same form, and no phone takes it.
 */
export async function applePass(
  issuer: AppleIssuer,
  card: CardOnPass,
  signing: { certificate: Certificate; at: Date } | null,
): Promise<Buffer> {
  pictured ??= drawn()
  const files = new Map<string, Uint8Array>([
    ['pass.json', Buffer.from(JSON.stringify(passOf(issuer, card), null, 2))],
    ...(await pictured),
  ])
  const sums = [...files].map(([name, content]) => [name, createHash('sha1').update(content).digest('hex')])
  const manifest = Buffer.from(JSON.stringify(Object.fromEntries(sums), null, 2))
  files.set('manifest.json', manifest)
  if (signing) files.set('signature', signedApart(signing.certificate, manifest, signing.at))
  return zipOf(files)
}
