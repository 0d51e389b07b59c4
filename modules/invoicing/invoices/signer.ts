/** Signs an electronic invoice (XAdES-EPES, with the company's certificate) before it goes to a public body's entry point. */
export interface Signer {
  /** Shown to staff beside the file. */
  readonly name: string
  sign: (xml: string) => Promise<{ xml: string; signed: boolean }>
}

/**
 * No certificate: the file is handed over as it is, and says so. It is signed at the entry point's own page, or by whatever the
 * company signs with.
 */
export const unsigned: Signer = { name: 'unsigned', sign: async (xml) => ({ xml, signed: false }) }
