const utf8 = new TextDecoder('utf-8', { fatal: true })
const windows = new TextDecoder('windows-1252')

/** Every second byte is nought in Latin letters written with two bytes each. */
function isWide(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, 2_000)
  if (sample.length < 4) return null
  if (sample[0] === 0xff && sample[1] === 0xfe) return 'utf-16le'
  if (sample[0] === 0xfe && sample[1] === 0xff) return 'utf-16be'
  const noughts = [0, 0]
  for (const [index, byte] of sample.entries()) if (byte === 0) noughts[index % 2]! += 1
  const many = sample.length / 4
  return noughts[1]! > many && noughts[0]! < many / 8
    ? 'utf-16le'
    : noughts[0]! > many && noughts[1]! < many / 8
      ? 'utf-16be'
      : null
}

/** Text of bytes in UTF-8, UTF-16 or, failing those, Windows-1252, which is what old spreadsheets write. */
export function decodeText(bytes: Uint8Array): string {
  const wide = isWide(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return utf8.decode(bytes)
  } catch {
    return windows.decode(bytes)
  }
}
