/** What a license is asked for with, beside who the provider is: the "partial license" of the LCP License Server. */
export interface PartialLicense {
  user: {
    /** Of no meaning outside the shop. */
    id: string
    name?: string
    email?: string
    /** Which of the two only whoever knows the passphrase reads. */
    encrypted?: readonly ('name' | 'email')[]
  }
  encryption: {
    user_key: {
      /** Reminds a reader where the passphrase stands. */
      text_hint: string
      /** SHA-256 of the passphrase, 64 hexadecimal figures. */
      hex_value: string
    }
  }
  /** Pages, characters and instants (ISO 8601); what is left out is without limit. */
  rights?: { print?: number; copy?: number; start?: string; end?: string }
}

/** How a question to the server ended: `refused` by a clear answer, `unknown` where none came, so that it may have been done. */
export type NotDone = { kind: 'refused' | 'unknown'; sentence: string }
/** A license: its identifier and the document as it was signed, byte for byte. */
export type Licensed = { kind: 'license'; id: string; document: string } | NotDone

/** A server of Readium LCP with its status server. */
export interface LicenseServer {
  /** A new license for the encrypted publication of this identifier. */
  issue: (content: string, partial: PartialLicense) => Promise<Licensed>
  /** The license that was made before, as it stands now. */
  fresh: (license: string, partial: PartialLicense) => Promise<Licensed>
  /** Ends a license; one that ended before is done. */
  revoke: (license: string, message: string) => Promise<{ kind: 'done' } | NotDone>
  /** Whether a header `authorization` is that of the server, which asks the shop whose a license is. */
  isItself: (authorization: string | undefined) => boolean
}

/** Media type of a license document (.lcpl). */
export const licenseType = 'application/vnd.readium.lcp.license.v1.0+json'
