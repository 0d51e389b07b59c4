import { readFileSync } from 'node:fs'
import { validateXML } from 'xmllint-wasm'

/** The agency's schemas as it publishes them; what they import stands beside them. */
const schema = (name: string) => readFileSync(new URL(`./verifactu-schemas/${name}`, import.meta.url), 'utf8')
const signatures = schema('xmldsig-core-schema.xsd').replace(/<!DOCTYPE[\s\S]*?\]>/, '')
const information = schema('SuministroInformacion.xsd').replace(
  'http://www.w3.org/TR/xmldsig-core/xmldsig-core-schema.xsd',
  'xmldsig-core-schema.xsd',
)
const preload = [
  { fileName: 'xmldsig-core-schema.xsd', contents: signatures },
  { fileName: 'SuministroInformacion.xsd', contents: information },
  { fileName: 'SuministroLR.xsd', contents: schema('SuministroLR.xsd') },
]

/** What libxml2 finds wrong with a document of the agency's; nothing when it is valid. */
export async function schemaFaults(xml: string, name: 'SuministroLR.xsd' | 'RespuestaSuministro.xsd'): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'document.xml', contents: xml }],
    schema: [{ fileName: `own-${name}`, contents: schema(name) }],
    preload,
  })
  return errors.map(({ message }) => message)
}

/** What stands in a SOAP envelope, as a document with the namespaces of the envelope. */
export function bodyOf(envelope: string): string {
  const [, namespaces = ''] = /<soap:Envelope([^>]*)>/.exec(envelope) ?? []
  const [, body = ''] = /<soap:Body>([\s\S]*)<\/soap:Body>/.exec(envelope) ?? []
  return body.replace(/^<([^\s>]+)/, (start) => `${start}${namespaces}`)
}
