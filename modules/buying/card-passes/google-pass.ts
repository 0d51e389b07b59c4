import { importPKCS8, SignJWT } from 'jose'
import type { CardOnPass } from './card-on-pass.ts'
import { passWords } from './words.ts'

/** What Google gave the shop for its passes. */
export interface GoogleIssuer {
  /** Issuer id: digits. */
  issuer: string
  /** The service account that signs. */
  account: string
  /** Its private key, PKCS#8 in PEM. */
  key: string
  /** The shop's address, without a slash at its end: Google fetches the logo there. */
  publicUrl: string
}

/**
 * The address at which Google Wallet keeps a card: a JWT that brings the class of the programme and this one card, signed by the service
 * account (RS256), so that nothing is written at Google before somebody saves it. Points are not in it: nothing would bring them up to date.
 */
export async function googleSaveLink(google: GoogleIssuer, card: CardOnPass, at: Date): Promise<string> {
  const words = passWords[card.language]
  const classId = `${google.issuer}.loyalty-card-${card.language}`
  const token = await new SignJWT({
    typ: 'savetowallet',
    origins: [new URL(google.publicUrl).origin],
    payload: {
      loyaltyClasses: [
        {
          id: classId,
          issuerName: card.shop,
          programName: words.title,
          programLogo: {
            sourceUri: { uri: `${google.publicUrl}/media/art/wallet-logo.png` },
            contentDescription: { defaultValue: { language: card.language, value: card.shop } },
          },
          hexBackgroundColor: '#1f3f8f',
          reviewStatus: 'UNDER_REVIEW',
        },
      ],
      loyaltyObjects: [
        {
          id: `${google.issuer}.card-${card.number}`,
          classId,
          state: 'ACTIVE',
          accountId: card.number,
          accountName: card.holder,
          barcode: { type: 'EAN_13', value: card.number, alternateText: card.number },
          linksModuleData: { uris: [{ uri: card.page, description: words.points, id: 'points' }] },
        },
      ],
    },
  })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(google.account)
    .setAudience('google')
    .setIssuedAt(at)
    .sign(await importPKCS8(google.key, 'RS256'))
  return `https://pay.google.com/gp/v/save/${token}`
}
