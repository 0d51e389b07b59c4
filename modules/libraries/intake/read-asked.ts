import { Refused, ShopError } from '#kernel/errors.ts'
import { readLetter } from '#modules/platform/mail/read-letter.ts'
import { decodeText } from './decode-text.ts'
import { mostBytes, mostRows } from './limits.ts'
import { joined, type ReadList } from './read-list.ts'
import { readMarc, readMarcXml } from './read-marc.ts'
import { odsSheets } from './read-ods.ts'
import { readSheets } from './read-sheets.ts'
import { readText } from './read-text.ts'
import { xlsxSheets } from './read-xlsx.ts'
import { type Kind, sniff } from './sniff.ts'

export interface GivenFile {
  name: string
  bytes: Uint8Array
}

/** What of a file can be read as a list by itself. */
const lists = new Set<Kind>(['text', 'xlsx', 'ods', 'marc', 'marcxml', 'eml'])
export const isList = (kind: Kind): boolean => lists.has(kind)

async function readBytes(bytes: Uint8Array, kind: Kind): Promise<ReadList> {
  switch (kind) {
    case 'text':
      return readText(decodeText(bytes))
    case 'xlsx':
      return readSheets(xlsxSheets(bytes))
    case 'ods':
      return readSheets(odsSheets(bytes))
    case 'marc':
      return readMarc(bytes)
    case 'marcxml':
      return readMarcXml(decodeText(bytes))
    case 'eml': {
      const { text, attachments } = await readLetter(bytes)
      const lists = [readText(text)]
      for (const one of attachments) {
        const inner = sniff(one.bytes)
        if (inner !== 'eml' && isList(inner)) lists.push(await readBytes(one.bytes, inner))
      }
      return joined(lists)
    }
    case 'xls':
      throw new Refused('intake.old_excel')
    case 'executable':
      throw new Refused('intake.executable')
    case 'pdf':
    case 'doc':
    case 'docx':
      throw new Refused('intake.no_list')
    default:
      throw new Refused('intake.unknown_kind')
  }
}

/**
 * What a text or file asks for, line by line, and which lines ask for nothing (idea 5). Its kind is read from its content, not its name.
 * @throws ShopError with a sentence when it is too large ('intake.too_large', 'intake.too_many_rows', 'intake.bomb'), of a kind
 * that is no list ('intake.old_excel', 'intake.no_list', 'intake.executable', 'intake.unknown_kind') or broken ('intake.damaged').
 */
export async function readAsked(given: string | GivenFile): Promise<ReadList> {
  const size = typeof given === 'string' ? given.length : given.bytes.length
  if (size > mostBytes) throw new ShopError('invalid', 'intake.too_large', { megabytes: mostBytes / 1024 / 1024 })
  const list = typeof given === 'string' ? readText(given) : await readBytes(given.bytes, sniff(given.bytes))
  if (Math.max(list.titles.length, list.unread.length) > mostRows)
    throw new ShopError('invalid', 'intake.too_many_rows', { most: mostRows })
  return list
}
