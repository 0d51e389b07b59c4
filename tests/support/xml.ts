import { readFileSync } from 'node:fs'
import { validateXML } from 'xmllint-wasm'

const schema = (name: string) => readFileSync(new URL(`schemas/${name}`, import.meta.url), 'utf8')

/**
 * What libxml2 finds wrong with invoices against the public schema of Facturae 3.2.2; nothing where they are valid. It takes longer to begin
 * than to read: those of one test are given together.
 */
export async function faultsOfFacturae(...invoices: string[]): Promise<string[]> {
  const { errors } = await validateXML({
    xml: invoices.map((contents, index) => ({ fileName: `invoice-${index}.xml`, contents })),
    // The schema names the other by its address; here it lies beside it.
    schema: [schema('Facturaev3_2_2.xsd').replace('http://www.w3.org/TR/xmldsig-core/xmldsig-core-schema.xsd', 'xmldsig.xsd')],
    preload: [{ fileName: 'xmldsig.xsd', contents: schema('xmldsig-core-schema.xsd').replace(/<!DOCTYPE[\s\S]*?\]>/, '') }],
  })
  return errors.map(({ rawMessage }) => rawMessage)
}

/** XML as libxml2 writes it canonically (C14N 1.0). */
export async function canonicalXml(xml: string): Promise<string> {
  const { normalized } = await validateXML({ xml: [{ fileName: 'part.xml', contents: xml }], normalization: 'c14n' })
  // The program ends its line.
  return normalized.endsWith('\n') ? normalized.slice(0, -1) : normalized
}
